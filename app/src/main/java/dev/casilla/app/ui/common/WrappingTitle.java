package dev.casilla.app.ui.common;

import android.util.TypedValue;
import android.widget.TextView;
import com.google.android.material.appbar.MaterialToolbar;
import dev.casilla.app.R;

/**
 * Lets a bar's title take more lines when text is large, rather than an ellipsis. In a low window
 * it grows less than other text, which needs the room of a second line.
 */
public final class WrappingTitle {
  private static final int MOST_LINES = 3;

  private WrappingTitle() {}

  /** Lets the title of {@code bar} wrap; once it has one, since bars make its view with it. */
  public static void show(MaterialToolbar bar) {
    for (int i = 0; i < bar.getChildCount(); i++) {
      if (bar.getChildAt(i) instanceof TextView title) {
        title.setSingleLine(false);
        title.setMaxLines(MOST_LINES);
        int most = bar.getResources().getDimensionPixelSize(R.dimen.title_text_most);
        title.setTextSize(TypedValue.COMPLEX_UNIT_PX, Math.min(title.getTextSize(), most));
      }
    }
  }
}
