package dev.casilla.app.ui.common;

import android.content.res.ColorStateList;
import android.graphics.drawable.Drawable;
import android.view.View;
import android.widget.TextView;
import androidx.annotation.AttrRes;
import androidx.annotation.DrawableRes;
import androidx.appcompat.content.res.AppCompatResources;
import androidx.core.content.res.ResourcesCompat;
import androidx.core.widget.TextViewCompat;
import com.google.android.material.card.MaterialCardView;
import com.google.android.material.color.MaterialColors;
import dev.casilla.app.R;
import dev.casilla.app.databinding.MessageCardBinding;

/** Colours and icon of a message; good and bad news also differ in the icon's shape. */
public enum MessageStyle {
  INVITING(
      com.google.android.material.R.attr.colorSurface,
      com.google.android.material.R.attr.colorOnSurfaceVariant,
      com.google.android.material.R.attr.colorOnSurface,
      ResourcesCompat.ID_NULL),
  PLAIN(
      com.google.android.material.R.attr.colorSurfaceContainer,
      com.google.android.material.R.attr.colorOnSurface,
      com.google.android.material.R.attr.colorOnSurface,
      R.drawable.ic_note),
  /** Looks like PLAIN, but answers an action and is read out. */
  ANSWER(
      com.google.android.material.R.attr.colorSurfaceContainer,
      com.google.android.material.R.attr.colorOnSurface,
      com.google.android.material.R.attr.colorOnSurface,
      R.drawable.ic_note),
  GOOD(
      com.google.android.material.R.attr.colorPrimaryContainer,
      com.google.android.material.R.attr.colorOnPrimaryContainer,
      androidx.appcompat.R.attr.colorPrimary,
      R.drawable.ic_solved),
  DOUBT(
      com.google.android.material.R.attr.colorTertiaryContainer,
      com.google.android.material.R.attr.colorOnTertiaryContainer,
      com.google.android.material.R.attr.colorTertiary,
      R.drawable.ic_several),
  BAD(
      com.google.android.material.R.attr.colorErrorContainer,
      com.google.android.material.R.attr.colorOnErrorContainer,
      androidx.appcompat.R.attr.colorError,
      R.drawable.ic_trouble);

  /** Largest icon that does not make its line higher, relative to the text size. */
  private static final float ICON_HEIGHT_PER_TEXT_SIZE = 1.15f;

  @AttrRes private final int container;
  @AttrRes private final int content;
  @AttrRes private final int iconTint;
  @DrawableRes private final int icon;

  MessageStyle(
      @AttrRes int container, @AttrRes int content, @AttrRes int sign, @DrawableRes int icon) {
    this.container = container;
    this.content = content;
    this.iconTint = sign;
    this.icon = icon;
  }

  public boolean hasCardBackground() {
    return this != INVITING;
  }

  /** Sets background, icon and text colours of a message card. */
  public void applyTo(MessageCardBinding views) {
    MaterialCardView card = views.card;
    int color = MaterialColors.getColor(card, content);
    card.setCardBackgroundColor(MaterialColors.getColor(card, container));
    card.setAccessibilityLiveRegion(liveRegion());
    views.icon.setVisibility(icon == ResourcesCompat.ID_NULL ? View.GONE : View.VISIBLE);
    views.icon.setImageResource(icon);
    views.icon.setImageTintList(ColorStateList.valueOf(color));
    views.fact.setTextColor(color);
    views.advice.setTextColor(color);
    views.action.setTextColor(color);
  }

  /** Sets icon and colour of a message in a single line of text, without a card. */
  public void applyTo(TextView line) {
    line.setTextColor(
        MaterialColors.getColor(line, com.google.android.material.R.attr.colorOnSurface));
    Drawable drawn =
        icon == ResourcesCompat.ID_NULL
            ? null
            : AppCompatResources.getDrawable(line.getContext(), icon);
    if (drawn != null) {
      int size = Math.round(line.getTextSize() * ICON_HEIGHT_PER_TEXT_SIZE);
      drawn.setBounds(0, 0, size, size);
    }
    line.setCompoundDrawablesRelative(drawn, null, null, null);
    ColorStateList color = ColorStateList.valueOf(MaterialColors.getColor(line, iconTint));
    TextViewCompat.setCompoundDrawableTintList(line, color);
    line.setAccessibilityLiveRegion(liveRegion());
  }

  /** Answers, verdicts and errors are read out; messages after each digit are not. */
  private int liveRegion() {
    return this == INVITING || this == PLAIN
        ? View.ACCESSIBILITY_LIVE_REGION_NONE
        : View.ACCESSIBILITY_LIVE_REGION_POLITE;
  }
}
