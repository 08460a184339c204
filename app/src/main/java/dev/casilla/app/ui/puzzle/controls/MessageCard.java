package dev.casilla.app.ui.puzzle.controls;

import dev.casilla.app.R;
import dev.casilla.app.databinding.MessageCardBinding;
import dev.casilla.app.ui.common.MessageStyle;
import dev.casilla.app.ui.common.MessageText;
import dev.casilla.app.ui.common.ViewVisibility;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.message.PuzzleMessageFormatter;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;
import org.jspecify.annotations.Nullable;

/**
 * Shows one message: a fact, advice, and a button for it.
 *
 * <p>In a low window, or with large text, the advice is folded away until the card is tapped; an
 * inviting message is left out, since the home options say the same.
 */
public final class MessageCard {
  private final MessageCardBinding views;
  private final PuzzleMessageFormatter formatter;
  private final ActionButtons actions;
  private final boolean folds;
  private @Nullable PuzzleMessage shown;

  public MessageCard(MessageCardBinding views, ActionButtons actions) {
    this.views = views;
    this.formatter = new PuzzleMessageFormatter(views.getRoot().getResources());
    this.actions = actions;
    folds = CompactWindow.is(views.getRoot().getResources());
  }

  /**
   * Shows {@code card}; returns whether its message differs from the previous one.
   *
   * <p>The same message is not set again, because a screen reader would repeat it.
   */
  public boolean show(PuzzleUiState.MessageState card) {
    actions.assign(card.action(), views.action);
    boolean isNew = !card.message().equals(shown);
    if (isNew) {
      shown = card.message();
      show(card.message().accept(formatter));
    }
    return isNew;
  }

  private void show(MessageText text) {
    MessageStyle style = text.tone();
    int height = style.hasCardBackground() ? R.dimen.card_height : R.dimen.card_height_inviting;
    views.card.setMinimumHeight(views.card.getResources().getDimensionPixelSize(height));
    ViewVisibility.set(views.card, style.hasCardBackground() || !folds);
    style.applyTo(views);
    views.fact.setText(text.fact());
    views.advice.setText(text.advice());
    boolean hasAdvice = !text.advice().isEmpty();
    if (hasAdvice && folds && style.hasCardBackground()) {
      fold(true, text);
    } else {
      ViewVisibility.set(views.advice, hasAdvice);
      views.fact.setContentDescription(null);
      views.card.setOnClickListener(null);
      views.card.setClickable(false);
    }
  }

  /** Folded advice is still in the content description. */
  private void fold(boolean folded, MessageText text) {
    ViewVisibility.set(views.advice, !folded);
    views.fact.setContentDescription(folded ? text.spoken(views.fact.getResources()) : null);
    views.card.setOnClickListener(card -> fold(!folded, text));
  }
}
