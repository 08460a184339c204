package dev.casilla.app.ui.review.cards;

import android.view.View;
import android.widget.TextView;
import dev.casilla.app.R;
import dev.casilla.app.databinding.MessageCardBinding;
import dev.casilla.app.ui.common.MessageText;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.ReviewVerdict;
import org.jspecify.annotations.Nullable;

/** Shows the verdict on a card, and in the title bar where the card has no room. */
// Most drafts are judged at once, so "Checking…" is shown only after a delay. `wanted` is the text
// that `awaited` will show unless another text comes first.
public final class ReviewVerdictCard {
  /** Delay before progress is shown. */
  public static final long PATIENCE_MILLIS = 300;

  /** The lines reserved for large text, so that a shorter text does not move the board. */
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

  /**
   * Shows the full verdict in {@code views} and the short one in {@code verdict}, in the title bar.
   */
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

  public void onAgain(Runnable again) {
    views.action.setOnClickListener(view -> again.run());
  }

  /** Skips a text that is already shown: a screen reader would repeat it. */
  public void show(ReviewUiState state) {
    setVisible(views.getRoot(), state.explainsFinding());
    setVisible(views.action, state.finding() instanceof ReviewVerdict.JudgingFailed);
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

  /** A half-open device has room only for the title bar and the controls below its fold. */
  public void halfOpen(boolean isHalf) {
    isHalfOpen = isHalf;
    place();
  }

  /** Shows the fact in one place only, and does not set it again where it is already shown. */
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
