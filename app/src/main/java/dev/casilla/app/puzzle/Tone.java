package dev.casilla.app.puzzle;

import android.view.View;
import androidx.annotation.AttrRes;
import androidx.annotation.DrawableRes;
import androidx.core.content.res.ResourcesCompat;
import dev.casilla.app.R;

/** How a message looks: good and bad news differ in shape as well as in colour. */
enum Tone {
  INVITING(
      com.google.android.material.R.attr.colorSurface,
      com.google.android.material.R.attr.colorOnSurfaceVariant,
      ResourcesCompat.ID_NULL),
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

  Tone(@AttrRes int container, @AttrRes int content, @DrawableRes int icon) {
    this.container = container;
    this.content = content;
    this.icon = icon;
  }

  /** Whether it stands out, and does not just lead on to what is below. */
  boolean isCard() {
    return this != INVITING;
  }

  boolean hasIcon() {
    return icon != ResourcesCompat.ID_NULL;
  }

  /** A screen reader speaks of what matters by itself, not of every digit typed. */
  int liveRegion() {
    return this == INVITING || this == PLAIN
        ? View.ACCESSIBILITY_LIVE_REGION_NONE
        : View.ACCESSIBILITY_LIVE_REGION_POLITE;
  }
}
