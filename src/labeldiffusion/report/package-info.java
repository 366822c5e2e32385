/** Lines of text that the parts of a report are made of. */
package labeldiffusion.report;
