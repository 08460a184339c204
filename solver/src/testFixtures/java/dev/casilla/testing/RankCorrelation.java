package dev.casilla.testing;

import java.util.List;

/** Spearman's rank correlation of pairs of whole numbers. Stateless. */
public final class RankCorrelation {
  private RankCorrelation() {}

  /** The correlation, -1 to 1; pairs are of the numbers in {@code xs} and {@code ys} in order. */
  public static double of(List<Integer> xs, List<Integer> ys) {
    double[] x = ranks(xs);
    double[] y = ranks(ys);
    double middle = (xs.size() - 1) / 2.0;
    double both = 0;
    double first = 0;
    double second = 0;
    for (int i = 0; i < x.length; i++) {
      both += (x[i] - middle) * (y[i] - middle);
      first += (x[i] - middle) * (x[i] - middle);
      second += (y[i] - middle) * (y[i] - middle);
    }
    return both / Math.sqrt(first * second);
  }

  /** The ranks from 0; equal values share the middle of theirs. */
  private static double[] ranks(List<Integer> values) {
    double[] ranks = new double[values.size()];
    int[] order = values.stream().sorted().mapToInt(Integer::intValue).toArray();
    for (int i = 0; i < ranks.length; i++) {
      int value = values.get(i);
      ranks[i] = (firstAtLeast(order, value) + firstAtLeast(order, value + 1) - 1) / 2.0;
    }
    return ranks;
  }

  private static int firstAtLeast(int[] order, int value) {
    int low = 0;
    int high = order.length;
    while (low < high) {
      int middle = (low + high) / 2;
      if (order[middle] < value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
