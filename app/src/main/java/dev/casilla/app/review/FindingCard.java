package dev.casilla.app.review;

import android.view.View;
import dev.casilla.app.databinding.MessageCardBinding;
import dev.casilla.app.page.MessageText;
import org.jspecify.annotations.Nullable;

/** Says what the reading amounts to. */
final class FindingCard {
  private final MessageCardBinding views;
  private final ReviewWords words;
  private @Nullable MessageText shown;

  FindingCard(MessageCardBinding views, ReviewWords words) {
    this.views = views;
    this.words = words;
    views.action.setVisibility(View.GONE);
  }

  /** What is there already is left alone: a screen reader would say it again. */
  void show(ReviewUiState state) {
    MessageText text = words.finding(state);
    if (!text.equals(shown)) {
      shown = text;
      show(text);
    }
  }

  private void show(MessageText text) {
    text.tone().paint(views);
    views.fact.setText(text.fact());
    views.advice.setText(text.advice());
  }
}
