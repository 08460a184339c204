package dev.casilla.app.review;

import android.content.res.ColorStateList;
import android.view.View;
import com.google.android.material.color.MaterialColors;
import dev.casilla.app.databinding.MessageCardBinding;
import org.jspecify.annotations.Nullable;

/** Says what the reading amounts to. */
final class FindingCard {
  private final MessageCardBinding views;
  private final ReviewWords words;
  private @Nullable FindingText shown;

  FindingCard(MessageCardBinding views, ReviewWords words) {
    this.views = views;
    this.words = words;
    views.action.setVisibility(View.GONE);
  }

  /** What is there already is left alone: a screen reader would say it again. */
  void show(ReviewUiState state) {
    FindingText text = words.finding(state);
    if (!text.equals(shown)) {
      shown = text;
      show(text);
    }
  }

  private void show(FindingText text) {
    int content = MaterialColors.getColor(views.card, text.look().content);
    views.card.setCardBackgroundColor(MaterialColors.getColor(views.card, text.look().container));
    views.icon.setImageResource(text.look().icon);
    views.icon.setImageTintList(ColorStateList.valueOf(content));
    views.fact.setText(text.fact());
    views.fact.setTextColor(content);
    views.advice.setText(text.advice());
    views.advice.setTextColor(content);
  }
}
