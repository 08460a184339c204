package dev.casilla.app.ui.common;

import android.content.res.Resources;
import dev.casilla.app.R;

/**
 * The text of a message.
 *
 * @param advice what it means or what to do; may be empty
 */
public record MessageText(MessageStyle tone, String fact, String advice) {
  /** Characters that end a sentence in the app's languages. */
  private static final String ENDS = ".?!…。？！";

  /** Fact and advice as one text, punctuated so that a screen reader pauses between them. */
  public String spoken(Resources resources) {
    if (fact.isEmpty() || advice.isEmpty()) {
      return fact + advice;
    }
    boolean isEnded = ENDS.indexOf(fact.charAt(fact.length() - 1)) >= 0;
    return resources.getString(
        isEnded ? R.string.two_sentences : R.string.message_spoken, fact, advice);
  }
}
