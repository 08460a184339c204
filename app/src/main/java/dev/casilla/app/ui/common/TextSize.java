package dev.casilla.app.ui.common;

import android.content.res.Resources;

/** How large the person wants text to be, as the system says. Stateless. */
/*
 * Phones offer about 0.85, 1, 1.15, 1.3 and, since Android 14, up to 2. Up to 1.3 names and numbers
 * fit where they are meant to be, with a line more at most; what has to be left out or told in
 * another way is so in all places at once.
 */
public final class TextSize {
  private static final float MOST_THAT_FITS = 1.3f;

  private TextSize() {}

  /** Whether text is so large that not all of it fits where it usually does. */
  public static boolean isLarge(Resources resources) {
    return scale(resources) > MOST_THAT_FITS;
  }

  /** How many times as large as usual it is. */
  public static float scale(Resources resources) {
    return resources.getConfiguration().fontScale;
  }
}
