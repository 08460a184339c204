package dev.casilla.reader.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class HistogramTest {
  private final Histogram histogram = new Histogram();

  @Test
  void quantile_manyPixels_matchesSortedPixels() {
    byte[] luma = new byte[1000];
    new Random(3).nextBytes(luma);
    int[] inOrder = new int[1000];
    for (int i = 0; i < luma.length; i++) {
      inOrder[i] = luma[i] & 0xff;
    }
    Arrays.sort(inOrder);

    histogram.add(luma, 0, 400);
    histogram.add(luma, 400, 1000);

    for (double part : new double[] {0, 0.03, 0.25, 0.6, 0.999}) {
      assertEquals(inOrder[(int) (part * 1000)], histogram.quantile(part), "part " + part);
    }
    assertEquals(inOrder[999], histogram.quantile(1));
  }

  @Test
  void add_everyOtherPixel_ignoresTheRest() {
    histogram.add(new byte[] {9, 1, 9, 2, 9, 3, 9}, 1, 6, 2);

    assertEquals(1, histogram.quantile(0));
    assertEquals(2, histogram.quantile(0.5));
    assertEquals(3, histogram.quantile(1));
  }

  @Test
  void clear_filledBefore_isEmpty() {
    histogram.add(new byte[] {1, 1, 1}, 0, 3);
    histogram.clear();
    histogram.add(new byte[] {(byte) 200}, 0, 1);

    assertEquals(200, histogram.quantile(0));
    assertEquals(200, histogram.quantile(1));
  }
}
