package dev.casilla.app.ui.common.layout;

import android.text.Layout;
import android.widget.TextView;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How wide a text has to be for none of its words to be broken. Stateless. */
final class WordWidthMeasure {
  private static final Pattern WORD = Pattern.compile("\\S+");

  private WordWidthMeasure() {}

  /** The width that {@code view} needs for its longest word, with what is around it. */
  static int of(TextView view) {
    CharSequence text = view.getText();
    Matcher words = WORD.matcher(text);
    float longest = 0;
    while (words.find()) {
      float width = Layout.getDesiredWidth(text, words.start(), words.end(), view.getPaint());
      longest = Math.max(longest, width);
    }
    int around = view.getCompoundPaddingLeft() + view.getCompoundPaddingRight();
    return Math.max(view.getMinimumWidth(), around + (int) Math.ceil(longest));
  }
}
