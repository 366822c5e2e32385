package labeldiffusion.tools.operators;

import java.util.Random;

/**
 * Surfaces on which the limits of the operators are known. Scores F, whose gradient has length g,
 * determine a tensor with eigenvalue A(y) along the gradient and B(y) across it, y = g^2. {@link
 * #operator} is div(T grad f) for a function f of which both parts are known.
 */
enum Manifold {
  /** The unit circle; F = cos a, f = sin a. */
  CIRCLE(1, 0.5) {
    @Override
    double[] point(double u, double v) {
      double a = 2 * Math.PI * u;
      return new double[] {Math.cos(a), Math.sin(a)};
    }

    @Override
    double f(double[] x) {
      return x[1];
    }

    @Override
    double squaredGradient(double[] x) {
      return x[1] * x[1];
    }

    @Override
    double operator(double[] x, Tensor tensor) {
      return alongAngle(x, tensor);
    }

    @Override
    double radius(double share) {
      return Math.PI * share;
    }
  },

  /** The unit sphere; F = z, f = x + z. */
  SPHERE(2, 2.0 / 3) {
    @Override
    double[] point(double u, double v) {
      double z = 2 * u - 1;
      double a = 2 * Math.PI * v;
      double rho = Math.sqrt(1 - z * z);
      return new double[] {z, rho * Math.cos(a), rho * Math.sin(a)};
    }

    @Override
    double f(double[] x) {
      return x[1] + x[0];
    }

    @Override
    double squaredGradient(double[] x) {
      return 1 - x[0] * x[0];
    }

    /**
     * With colatitude t: (1/sin t) d/dt (sin t A df/dt) + B / sin^2 t d^2f/da^2, y = sin^2 t, f =
     * cos t + sin t cos a.
     */
    @Override
    double operator(double[] x, Tensor tensor) {
      double z = x[0];
      double y = 1 - z * z;
      double ofZ = -2 * z * (tensor.along() + y * tensor.alongSlope());
      double ofX =
          x[1]
              * ((tensor.along() - tensor.across()) / y
                  - 2 * tensor.along()
                  + 2 * z * z * tensor.alongSlope());
      return ofZ + ofX;
    }

    @Override
    double radius(double share) {
      return 2 * Math.sqrt(share);
    }
  },

  /** The flat torus in four dimensions; F = cos a, f = sin a + sin b. */
  TORUS(2, 0.5) {
    @Override
    double[] point(double u, double v) {
      double a = 2 * Math.PI * u;
      double b = 2 * Math.PI * v;
      return new double[] {Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)};
    }

    @Override
    double f(double[] x) {
      return x[1] + x[3];
    }

    @Override
    double squaredGradient(double[] x) {
      return x[1] * x[1];
    }

    @Override
    double operator(double[] x, Tensor tensor) {
      return alongAngle(x, tensor) - tensor.across() * x[3];
    }

    @Override
    double radius(double share) {
      return 2 * Math.sqrt(Math.PI * share);
    }
  };

  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

  /** Dimension m. */
  final int dimension;

  /** The mean of the squared gradient of F. */
  final double meanSquaredGradient;

  Manifold(int dimension, double meanSquaredGradient) {
    this.dimension = dimension;
    this.meanSquaredGradient = meanSquaredGradient;
  }

  /**
   * The eigenvalues of T at a point.
   *
   * @param along A(y)
   * @param alongSlope dA/dy
   * @param across B(y)
   */
  record Tensor(double along, double alongSlope, double across) {}

  /**
   * A point that is uniformly distributed if u and v are, in [0, 1); its first coordinate is F. A
   * curve does not use v.
   */
  abstract double[] point(double u, double v);

  /**
   * n points that are spread evenly: Fibonacci's lattice from a random start. Independent draws
   * have the same limits, but much more noise.
   */
  final double[][] sample(int n, Random random) {
    double first = random.nextDouble();
    double second = random.nextDouble();
    double[][] X = new double[n][];
    for (int i = 0; i < n; i++) {
      X[i] = point((i + first) / n, (i * GOLDEN + second) % 1);
    }
    return X;
  }

  abstract double f(double[] x);

  /** y = ||grad F||^2. */
  abstract double squaredGradient(double[] x);

  /** div(T grad f). */
  abstract double operator(double[] x, Tensor tensor);

  /** The radius of a ball that contains this share of the surface. */
  abstract double radius(double share);

  /** d/da (A d/da sin a) with y = sin^2 a. */
  private static double alongAngle(double[] x, Tensor tensor) {
    return x[1] * (2 * x[0] * x[0] * tensor.alongSlope() - tensor.along());
  }
}
