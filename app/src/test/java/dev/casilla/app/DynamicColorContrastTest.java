package dev.casilla.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.android.material.color.utilities.Contrast;
import com.google.android.material.color.utilities.DynamicColor;
import com.google.android.material.color.utilities.DynamicScheme;
import com.google.android.material.color.utilities.Hct;
import com.google.android.material.color.utilities.MaterialDynamicColors;
import com.google.android.material.color.utilities.SchemeTonalSpot;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/**
 * Digits are readable with every wallpaper. Material computes the system colors from a seed color;
 * the test uses seeds of all hues, from gray to the most saturated.
 */
final class DynamicColorContrastTest {
  private static final double LEAST = 4.5;
  private static final int HUE_STEP = 10;
  private static final double[] CHROMAS = {0, 16, 48, 120};
  private static final double[] TONES = {10, 50, 90};
  private static final MaterialDynamicColors COLORS = new MaterialDynamicColors();

  /** The colors of {@code Widget.Casilla.Board}. */
  private static final Map<String, DynamicColor> PENS =
      Map.of(
          "ink", COLORS.onSurface(),
          "entry", COLORS.primary(),
          "note", COLORS.onSurfaceVariant(),
          "clash", COLORS.error());

  private static final List<DynamicColor> GROUNDS =
      List.of(
          COLORS.surfaceContainerLowest(),
          COLORS.primaryContainer(),
          COLORS.surfaceContainer(),
          COLORS.secondaryContainer());

  @Test
  void everyDigit_onEveryBackground_isReadable() {
    forEverySeed(
        scheme ->
            PENS.forEach(
                (name, pen) -> {
                  for (DynamicColor ground : GROUNDS) {
                    double contrast =
                        Contrast.ratioOfTones(pen.getTone(scheme), ground.getTone(scheme));
                    assertTrue(
                        contrast >= LEAST,
                        () -> name + " of " + scheme.sourceColorHct.toInt() + " has " + contrast);
                  }
                }));
  }

  private static void forEverySeed(Consumer<DynamicScheme> check) {
    for (int hue = 0; hue < 360; hue += HUE_STEP) {
      for (double chroma : CHROMAS) {
        for (double tone : TONES) {
          Hct seed = Hct.from(hue, chroma, tone);
          check.accept(new SchemeTonalSpot(seed, false, 0));
          check.accept(new SchemeTonalSpot(seed, true, 0));
        }
      }
    }
  }
}
