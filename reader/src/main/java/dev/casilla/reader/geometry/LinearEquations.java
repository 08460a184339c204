package dev.casilla.reader.geometry;

/** Gauss-Jordan elimination with partial pivoting, in place. */
final class LinearEquations {
  private LinearEquations() {}

  /**
   * Solves {@code n} equations in {@code n} unknowns. Each row holds {@code n} coefficients and the
   * right side, which is replaced by the solution. The solution is not finite if the equations are
   * singular.
   */
  static void solve(double[][] rows) {
    for (int i = 0; i < rows.length; i++) {
      pivot(rows, i);
      for (int k = 0; k < rows.length; k++) {
        if (k != i) {
          subtract(rows[k], rows[i], i);
        }
      }
    }
    for (int i = 0; i < rows.length; i++) {
      rows[i][rows.length] /= rows[i][i];
    }
  }

  private static void pivot(double[][] rows, int i) {
    int best = i;
    for (int k = i + 1; k < rows.length; k++) {
      if (Math.abs(rows[k][i]) > Math.abs(rows[best][i])) {
        best = k;
      }
    }
    double[] row = rows[best];
    rows[best] = rows[i];
    rows[i] = row;
  }

  private static void subtract(double[] row, double[] pivotRow, int i) {
    double factor = row[i] / pivotRow[i];
    for (int j = i; j < row.length; j++) {
      row[j] -= factor * pivotRow[j];
    }
  }
}
