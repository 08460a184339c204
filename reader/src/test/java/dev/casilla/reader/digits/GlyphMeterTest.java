package dev.casilla.reader.digits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.board.CellPatches;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class GlyphMeterTest {
  private static final int PAPER = 200;

  private final GlyphMeter meter = new GlyphMeter();
  private final double[] measures = new double[GlyphMeter.MEASURES];

  /** Draws a vertical bar in a cell without lines. */
  private static byte[] bar(int top, int bottom, int left, int width, int luma) {
    byte[] patch = new byte[InkNormalizer.PIXELS];
    Arrays.fill(patch, (byte) PAPER);
    for (int y = top; y < bottom; y++) {
      int row = y * CellPatches.SIDE + left;
      Arrays.fill(patch, row, row + width, (byte) luma);
    }
    return patch;
  }

  private double[] measured(byte[] patch) {
    assertTrue(meter.measure(patch, 0, measures, 0));
    return measures.clone();
  }

  @Test
  void measure_bar_returnsPositionAndSize() {
    double[] bar = measured(bar(9, 21, 12, 4, 50));

    assertEquals(12, bar[GlyphMeter.BOTTOM] - bar[GlyphMeter.TOP], 0.01);
    assertEquals(13.5 - 5, bar[GlyphMeter.MIDDLE], 0.01);
    assertEquals(Math.log(0.75), bar[GlyphMeter.DARKNESS], 0.01);
    assertEquals(3, bar[GlyphMeter.STROKE], 0.01, "2 * 48 pixels / 32 sides");
  }

  @Test
  void measure_blurredEdge_isFoundBetweenPixels() {
    byte[] patch = bar(9, 21, 12, 4, 50);
    for (int x = 12; x < 16; x++) {
      patch[8 * CellPatches.SIDE + x] = (byte) (PAPER - 75);
    }
    double blurred = measured(patch)[GlyphMeter.TOP];
    double sharp = measured(bar(9, 21, 12, 4, 50))[GlyphMeter.TOP];

    assertEquals(sharp - 0.5, blurred, 0.01);
  }

  @Test
  void measure_widerAndPalerBar_changesStrokeAndDarkness() {
    double[] thin = measured(bar(9, 21, 12, 2, 50));
    double[] wide = measured(bar(9, 21, 12, 5, 120));

    assertTrue(wide[GlyphMeter.STROKE] > 1.5 * thin[GlyphMeter.STROKE]);
    assertTrue(wide[GlyphMeter.DARKNESS] < thin[GlyphMeter.DARKNESS]);
    assertEquals(thin[GlyphMeter.TOP], wide[GlyphMeter.TOP], 0.01);
  }

  @Test
  void measure_onlyGridLines_returnsFalse() {
    assertFalse(meter.measure(PatchArt.patch(List.of()), 0, measures, 0));
    assertFalse(meter.measure(new byte[InkNormalizer.PIXELS], 0, measures, 0));
  }
}
