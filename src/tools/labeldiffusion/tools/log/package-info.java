/** What lets a long experiment continue after an interruption. */
package labeldiffusion.tools.log;
