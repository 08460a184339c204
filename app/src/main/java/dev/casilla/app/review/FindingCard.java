package dev.casilla.app.review;

import android.view.View;
import dev.casilla.app.databinding.MessageCardBinding;
import dev.casilla.app.page.MessageText;
import org.jspecify.annotations.Nullable;

/** Says what the reading amounts to. */
/*
 * Most readings are judged in no time: that they are being checked is said only of one that takes
 * longer. `awaited` is what is to be said then, unless there is something else to say before.
 */
final class FindingCard {
  /** A wait shorter than this is not worth a word. */
  static final long PATIENCE_MILLIS = 300;

  private final MessageCardBinding views;
  private final ReviewWords words;
  private @Nullable MessageText shown;
  private @Nullable Runnable awaited;

  FindingCard(MessageCardBinding views, ReviewWords words) {
    this.views = views;
    this.words = words;
    views.action.setVisibility(View.GONE);
  }

  /** What is there already is left alone: a screen reader would say it again. */
  void show(ReviewUiState state) {
    MessageText text = words.finding(state);
    boolean isChecking = state.finding() instanceof ReviewFinding.Checking;
    if (isChecking && shown != null) {
      await(text);
    } else {
      show(text);
    }
  }

  private void await(MessageText text) {
    if (awaited == null) {
      Runnable wait = () -> show(text);
      awaited = wait;
      views.getRoot().postDelayed(wait, PATIENCE_MILLIS);
    }
  }

  private void show(MessageText text) {
    views.getRoot().removeCallbacks(awaited);
    awaited = null;
    if (!text.equals(shown)) {
      shown = text;
      paint(text);
    }
  }

  private void paint(MessageText text) {
    text.tone().paint(views);
    views.fact.setText(text.fact());
    views.advice.setText(text.advice());
  }
}
