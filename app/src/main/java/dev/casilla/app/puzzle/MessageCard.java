package dev.casilla.app.puzzle;

import android.content.res.ColorStateList;
import android.view.View;
import com.google.android.material.color.MaterialColors;
import dev.casilla.app.databinding.MessageCardBinding;
import org.jspecify.annotations.Nullable;

/** Shows one message: a fact, then what to do. */
final class MessageCard {
  private final MessageCardBinding views;
  private final MessageWords words;
  private @Nullable PuzzleMessage shown;

  MessageCard(MessageCardBinding views) {
    this.views = views;
    this.words = new MessageWords(views.getRoot().getResources());
  }

  /**
   * Shows {@code message}; says whether it is another one than before.
   *
   * <p>One that is there already is left alone: a screen reader would say it again.
   */
  boolean show(PuzzleMessage message) {
    boolean isNew = !message.equals(shown);
    if (isNew) {
      shown = message;
      show(message.tell(words));
    }
    return isNew;
  }

  private void show(MessageText text) {
    int content = MaterialColors.getColor(views.card, text.tone().content);
    views.card.setCardBackgroundColor(MaterialColors.getColor(views.card, text.tone().container));
    views.icon.setVisibility(text.tone().hasIcon() ? View.VISIBLE : View.GONE);
    views.icon.setImageResource(text.tone().icon);
    views.icon.setImageTintList(ColorStateList.valueOf(content));
    views.fact.setText(text.fact());
    views.fact.setTextColor(content);
    views.advice.setVisibility(text.advice().isEmpty() ? View.GONE : View.VISIBLE);
    views.advice.setText(text.advice());
    views.advice.setTextColor(content);
  }
}
