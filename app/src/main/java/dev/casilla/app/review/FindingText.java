package dev.casilla.app.review;

import androidx.annotation.AttrRes;
import androidx.annotation.DrawableRes;
import dev.casilla.app.R;

/**
 * What a reading amounts to, in words.
 *
 * @param fact what is the case
 * @param advice what it means or what to do
 */
record FindingText(Look look, String fact, String advice) {
  /** Good and bad news differ in shape as well as in colour. */
  enum Look {
    PLAIN(
        com.google.android.material.R.attr.colorSurfaceContainer,
        com.google.android.material.R.attr.colorOnSurface,
        R.drawable.ic_note),
    GOOD(
        com.google.android.material.R.attr.colorPrimaryContainer,
        com.google.android.material.R.attr.colorOnPrimaryContainer,
        R.drawable.ic_solved),
    DOUBT(
        com.google.android.material.R.attr.colorTertiaryContainer,
        com.google.android.material.R.attr.colorOnTertiaryContainer,
        R.drawable.ic_several),
    BAD(
        com.google.android.material.R.attr.colorErrorContainer,
        com.google.android.material.R.attr.colorOnErrorContainer,
        R.drawable.ic_trouble);

    @AttrRes final int container;
    @AttrRes final int content;
    @DrawableRes final int icon;

    Look(@AttrRes int container, @AttrRes int content, @DrawableRes int icon) {
      this.container = container;
      this.content = content;
      this.icon = icon;
    }
  }
}
