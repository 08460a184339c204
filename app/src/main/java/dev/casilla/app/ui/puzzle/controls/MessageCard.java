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
 * Shows one message: a fact, what to do, and a button that does it.
 *
 * <p>In a low window, or with large text, only the fact shows until it is tapped, and again after
 * the next tap; an invitation, which the doors are themselves, makes room for them.
 */
public final class MessageCard {
  private final MessageCardBinding views;
  private final PuzzleMessageFormatter words;
  private final ActionButtons actions;
  private final boolean folds;
  private @Nullable PuzzleMessage shown;

  public MessageCard(MessageCardBinding views, ActionButtons actions) {
    this.views = views;
    this.words = new PuzzleMessageFormatter(views.getRoot().getResources());
    this.actions = actions;
    folds = CompactWindow.is(views.getRoot().getResources());
  }

  /**
   * Shows {@code card}; says whether its message is another one than before.
   *
   * <p>One that is there already is left alone: a screen reader would say it again.
   */
  public boolean show(PuzzleUiState.MessageState card) {
    actions.offer(card.action(), views.action);
    boolean isNew = !card.message().equals(shown);
    if (isNew) {
      shown = card.message();
      show(card.message().accept(words));
    }
    return isNew;
  }

  private void show(MessageText text) {
    MessageStyle tone = text.tone();
    int height = tone.hasCardBackground() ? R.dimen.card_height : R.dimen.card_height_inviting;
    views.card.setMinimumHeight(views.card.getResources().getDimensionPixelSize(height));
    ViewVisibility.set(views.card, tone.hasCardBackground() || !folds);
    tone.applyTo(views);
    views.fact.setText(text.fact());
    views.advice.setText(text.advice());
    boolean hasAdvice = !text.advice().isEmpty();
    if (hasAdvice && folds && tone.hasCardBackground()) {
      fold(true, text);
    } else {
      ViewVisibility.set(views.advice, hasAdvice);
      views.fact.setContentDescription(null);
      views.card.setOnClickListener(null);
      views.card.setClickable(false);
    }
  }

  /** What is folded away is said all the same. */
  private void fold(boolean folded, MessageText text) {
    ViewVisibility.set(views.advice, !folded);
    views.fact.setContentDescription(folded ? text.spoken(views.fact.getResources()) : null);
    views.card.setOnClickListener(card -> fold(!folded, text));
  }
}
