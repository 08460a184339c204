package dev.casilla.app.ui.common;

import android.content.res.Resources;

/** The text size in the system settings. Stateless. */
/*
 * Phones offer about 0.85, 1, 1.15, 1.3 and, since Android 14, up to 2. The layouts are made for up
 * to 1.3, with one more line at most. Beyond, some texts are shortened or become icons, at the same
 * threshold on all screens.
 */
public final class TextSize {
  private static final float MOST_THAT_FITS = 1.3f;

  private TextSize() {}

  /** Whether text is so large that some of it has to be shortened. */
  public static boolean isLarge(Resources resources) {
    return scale(resources) > MOST_THAT_FITS;
  }

  public static float scale(Resources resources) {
    return resources.getConfiguration().fontScale;
  }
}
