package dev.casilla.app.board;

import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.view.ContextThemeWrapper;
import androidx.core.graphics.ColorUtils;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Every pen can be read on every ground, in all of our own colours. */
@RunWith(AndroidJUnit4.class)
public final class DigitContrastTest {
  private static final double LEAST = 4.5;
  private static final double LEAST_HIGH = 7;

  @Test
  public void light() {
    assertLegible(themed(), LEAST);
  }

  @Test
  @Config(qualifiers = "+night")
  public void dark() {
    assertLegible(themed(), LEAST);
  }

  @Test
  public void light_highContrast() {
    assertLegible(highContrast(), LEAST_HIGH);
  }

  @Test
  @Config(qualifiers = "+night")
  public void dark_highContrast() {
    assertLegible(highContrast(), LEAST_HIGH);
  }

  private static void assertLegible(Context context, double least) {
    BoardColors colors = BoardColors.of(context, null);
    BoardColors.Pens pens = colors.pens();
    BoardColors.Fills fills = colors.fills();
    int[] grounds = {colors.paper(), fills.selected(), fills.peer(), fills.same()};
    int[] inks = {pens.ink(), pens.entry(), pens.note(), pens.clash()};
    for (int i = 0; i < inks.length; i++) {
      for (int j = 0; j < grounds.length; j++) {
        double contrast = ColorUtils.calculateContrast(inks[i], grounds[j]);
        assertTrue("pen " + i + " on ground " + j + ": " + contrast, contrast >= least);
      }
    }
  }

  private static Context themed() {
    return new ContextThemeWrapper(
        ApplicationProvider.getApplicationContext(), R.style.Theme_Casilla);
  }

  private static Context highContrast() {
    return new ContextThemeWrapper(themed(), R.style.ThemeOverlay_Casilla_HighContrast);
  }
}
