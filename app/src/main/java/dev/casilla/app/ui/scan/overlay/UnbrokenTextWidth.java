package dev.casilla.app.ui.scan.overlay;

import android.text.Layout;
import android.widget.TextView;
import java.text.BreakIterator;

/** How wide words have to be for none of them to be broken in two. Stateless. */
public final class UnbrokenTextWidth {
  private UnbrokenTextWidth() {}

  /** The width of the longest part of {@code view}'s text that no line may end in. */
  public static int longestWordWidth(TextView view) {
    String text = view.getText().toString();
    BreakIterator breaks = BreakIterator.getLineInstance(view.getTextLocale());
    breaks.setText(text);
    float longest = 0;
    int start = breaks.first();
    for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
      String part = text.substring(start, end).trim();
      longest = Math.max(longest, Layout.getDesiredWidth(part, view.getPaint()));
      start = end;
    }
    return (int) Math.ceil(longest);
  }
}
