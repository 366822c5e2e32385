/**
 * Label diffusion on nearest-neighbour graphs, without any user interface. Data flows one way, and
 * the packages are named after the stages:
 *
 * <pre>
 * points     rows of a table, scaled, without missing values
 * neighbours K nearest neighbours, exact or nearly so
 * graph      Gaussian weights W, degrees d, components
 * files      neighbours and graphs that come from files instead
 * diffusion  labels Y, diffusivities s(F), time steps: scores F
 * model      all of it in order; class distributions of training rows, batches and single rows
 * picture    where nodes lie in the plane, and what was seen there in the course of a diffusion
 * </pre>
 *
 * with {@code sparse} (matrix products and solvers) and {@code parallel} (threads) below them.
 *
 * <p>Notation of Kim, Tompkin, Pfister, Theobalt (ICCV 2015), to which all equation numbers refer:
 * n nodes, c classes, K neighbours, x_i points, w_ij weights, d_i degrees, N(i) the K nearest other
 * points of i, N+(i) the same with i, F the n x c scores, q_ij the diffusivity of an edge by
 * itself, s_ij the one in use, w^D_ij = w_ij s_ij.
 */
package labeldiffusion;
