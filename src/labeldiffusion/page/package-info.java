/**
 * The web page of a run: one file with the film, charts, doubtful rows and the report, for people
 * who have nothing but a browser.
 */
package labeldiffusion.page;
