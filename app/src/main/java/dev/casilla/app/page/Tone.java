package dev.casilla.app.page;

import android.content.res.ColorStateList;
import android.view.View;
import android.widget.TextView;
import androidx.annotation.AttrRes;
import androidx.annotation.DrawableRes;
import androidx.core.content.res.ResourcesCompat;
import androidx.core.widget.TextViewCompat;
import com.google.android.material.card.MaterialCardView;
import com.google.android.material.color.MaterialColors;
import dev.casilla.app.R;
import dev.casilla.app.databinding.MessageCardBinding;

/** How a message looks: good and bad news differ in shape as well as in colour. */
public enum Tone {
  INVITING(
      com.google.android.material.R.attr.colorSurface,
      com.google.android.material.R.attr.colorOnSurfaceVariant,
      ResourcesCompat.ID_NULL),
  PLAIN(
      com.google.android.material.R.attr.colorSurfaceContainer,
      com.google.android.material.R.attr.colorOnSurface,
      R.drawable.ic_note),
  /** As quiet as PLAIN, but what a person just did asks for it. */
  ANSWER(
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

  @AttrRes private final int container;
  @AttrRes private final int content;
  @DrawableRes private final int icon;

  Tone(@AttrRes int container, @AttrRes int content, @DrawableRes int icon) {
    this.container = container;
    this.content = content;
    this.icon = icon;
  }

  /** Whether it stands out, and does not just lead on to what is below. */
  public boolean isCard() {
    return this != INVITING;
  }

  /** Gives a message's card its ground and its icon, and its words their colour and weight. */
  public void paint(MessageCardBinding views) {
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

  /** Gives a line that says it without a card its icon; both are as dark as any text. */
  public void paint(TextView line) {
    int color = MaterialColors.getColor(line, com.google.android.material.R.attr.colorOnSurface);
    line.setTextColor(color);
    line.setCompoundDrawablesRelativeWithIntrinsicBounds(icon, 0, 0, 0);
    TextViewCompat.setCompoundDrawableTintList(line, ColorStateList.valueOf(color));
    line.setAccessibilityLiveRegion(liveRegion());
  }

  /** A screen reader speaks of what matters by itself, not of every digit typed. */
  private int liveRegion() {
    return this == INVITING || this == PLAIN
        ? View.ACCESSIBILITY_LIVE_REGION_NONE
        : View.ACCESSIBILITY_LIVE_REGION_POLITE;
  }
}
