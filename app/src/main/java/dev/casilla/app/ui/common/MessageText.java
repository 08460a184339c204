package dev.casilla.app.ui.common;

import android.content.res.Resources;
import dev.casilla.app.R;

/**
 * A message in words.
 *
 * @param fact what is the case
 * @param advice what it means or what to do; may be empty
 */
public record MessageText(MessageStyle tone, String fact, String advice) {
  /** What ends a sentence in any of our languages. */
  private static final String ENDS = ".?!…。？！";

  /** Fact and advice in one breath, for a screen reader to pause between them. */
  public String spoken(Resources resources) {
    if (fact.isEmpty() || advice.isEmpty()) {
      return fact + advice;
    }
    boolean isEnded = ENDS.indexOf(fact.charAt(fact.length() - 1)) >= 0;
    return resources.getString(
        isEnded ? R.string.two_sentences : R.string.message_spoken, fact, advice);
  }
}
