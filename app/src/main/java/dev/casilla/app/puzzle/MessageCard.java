package dev.casilla.app.puzzle;

import dev.casilla.app.R;
import dev.casilla.app.databinding.MessageCardBinding;
import dev.casilla.app.page.MessageText;
import dev.casilla.app.page.Tone;
import dev.casilla.app.page.Visible;
import org.jspecify.annotations.Nullable;

/**
 * Shows one message: a fact, what to do, and a button that does it.
 *
 * <p>In a low window, or with large text, only the fact shows until it is tapped, and again after
 * the next tap; an invitation, which the doors are themselves, makes room for them.
 */
final class MessageCard {
  private final MessageCardBinding views;
  private final MessageWords words;
  private final ActionButtons actions;
  private final boolean folds;
  private @Nullable PuzzleMessage shown;

  MessageCard(MessageCardBinding views, ActionButtons actions) {
    this.views = views;
    this.words = new MessageWords(views.getRoot().getResources());
    this.actions = actions;
    folds = LowWindow.is(views.getRoot().getResources());
  }

  /**
   * Shows {@code card}; says whether its message is another one than before.
   *
   * <p>One that is there already is left alone: a screen reader would say it again.
   */
  boolean show(PuzzleUiState.Card card) {
    actions.offer(card.action(), views.action);
    boolean isNew = !card.message().equals(shown);
    if (isNew) {
      shown = card.message();
      show(card.message().tell(words));
    }
    return isNew;
  }

  private void show(MessageText text) {
    Tone tone = text.tone();
    int height = tone.isCard() ? R.dimen.card_height : R.dimen.card_height_inviting;
    views.card.setMinimumHeight(views.card.getResources().getDimensionPixelSize(height));
    Visible.set(views.card, tone.isCard() || !folds);
    tone.paint(views);
    views.fact.setText(text.fact());
    views.advice.setText(text.advice());
    boolean hasAdvice = !text.advice().isEmpty();
    if (hasAdvice && folds && tone.isCard()) {
      fold(true, text);
    } else {
      Visible.set(views.advice, hasAdvice);
      views.fact.setContentDescription(null);
      views.card.setOnClickListener(null);
      views.card.setClickable(false);
    }
  }

  /** What is folded away is said all the same. */
  private void fold(boolean folded, MessageText text) {
    Visible.set(views.advice, !folded);
    views.fact.setContentDescription(folded ? text.spoken(views.fact.getResources()) : null);
    views.card.setOnClickListener(card -> fold(!folded, text));
  }
}
