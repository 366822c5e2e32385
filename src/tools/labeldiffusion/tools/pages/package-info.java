/** Writers of generated pages, examples and animations; not part of the installed package. */
package labeldiffusion.tools.pages;
