/** Measures the operators beyond the paper's five systems, and the two time schemes. */
package labeldiffusion.tools.operators;
