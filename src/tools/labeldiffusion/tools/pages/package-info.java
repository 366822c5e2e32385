/** Writers of generated pages, examples and films; not part of the package users install. */
package labeldiffusion.tools.pages;
