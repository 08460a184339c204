package dev.casilla.app.ui.review.cards;

import android.view.View;
import android.widget.TextView;
import dev.casilla.app.R;
import dev.casilla.app.databinding.MessageCardBinding;
import dev.casilla.app.ui.common.MessageText;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.ReviewVerdict;
import org.jspecify.annotations.Nullable;

/** Says what the reading amounts to: on a card, and in the bar where that has no room. */
/*
 * Most readings are judged in no time: that they are being checked is said only of one that takes
 * longer. `wanted` is what `awaited` is to say then, unless there is something else to say before.
 */
public final class ReviewVerdictCard {
  /** A wait shorter than this is not worth a word. */
  public static final long PATIENCE_MILLIS = 300;

  /** Of large text: what is shorter does not move the board. */
  private static final int LARGE_LINES = 2;

  private final MessageCardBinding views;
  private final TextView verdict;
  private final ReviewTextFormatter words;
  private final boolean isForBar;
  private boolean isHalfOpen;
  private boolean isExplained;
  private boolean isInBar;
  private @Nullable MessageText shown;
  private @Nullable MessageText wanted;
  private @Nullable Runnable awaited;

  /** Says it in {@code views} at length, or in {@code verdict}, a line of the bar. */
  public ReviewVerdictCard(
      MessageCardBinding views,
      TextView verdict,
      ReviewTextFormatter words,
      ReviewWindowSize room) {
    this.views = views;
    this.verdict = verdict;
    this.words = words;
    this.isForBar = room.showsTextInBar();
    views.action.setText(R.string.scan_again);
    if (room.isTextLarge()) {
      verdict.setMinLines(LARGE_LINES);
    }
  }

  /** What to do to have the reading judged once more. */
  public void onAgain(Runnable again) {
    views.action.setOnClickListener(view -> again.run());
  }

  /** What is there already is left alone: a screen reader would say it again. */
  public void show(ReviewUiState state) {
    setVisible(views.getRoot(), state.explainsFinding());
    setVisible(views.action, state.finding() instanceof ReviewVerdict.Unjudged);
    isExplained = state.explainsFinding();
    place();
    MessageText text = words.finding(state);
    boolean isChecking = state.finding() instanceof ReviewVerdict.Checking;
    if (isChecking && shown != null) {
      await(text);
    } else {
      show(text);
    }
  }

  /** A device that is half open like a laptop has little room below its fold: bar and controls. */
  public void halfOpen(boolean isHalf) {
    isHalfOpen = isHalf;
    place();
  }

  /** Only in one place, and not again where it is already. */
  private void place() {
    boolean inBar = isForBar || isHalfOpen || !isExplained;
    if (isInBar != inBar) {
      isInBar = inBar;
      sayFact();
    }
  }

  private void sayFact() {
    String fact = shown == null ? "" : shown.fact();
    if (isInBar && shown != null) {
      shown.tone().applyTo(verdict);
    }
    setVisible(verdict, isInBar);
    setVisible(views.fact, !isInBar);
    verdict.setText(isInBar ? fact : "");
    views.fact.setText(isInBar ? "" : fact);
  }

  private void await(MessageText text) {
    if (!text.equals(wanted)) {
      views.getRoot().removeCallbacks(awaited);
      Runnable wait = () -> show(text);
      wanted = text;
      awaited = wait;
      views.getRoot().postDelayed(wait, PATIENCE_MILLIS);
    }
  }

  private void show(MessageText text) {
    views.getRoot().removeCallbacks(awaited);
    awaited = null;
    wanted = null;
    if (!text.equals(shown)) {
      shown = text;
      paint(text);
    }
  }

  private void paint(MessageText text) {
    text.tone().applyTo(views);
    views.advice.setText(text.advice());
    sayFact();
  }

  private static void setVisible(View view, boolean visible) {
    view.setVisibility(visible ? View.VISIBLE : View.GONE);
  }
}
