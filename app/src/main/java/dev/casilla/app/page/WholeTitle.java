package dev.casilla.app.page;

import android.widget.TextView;
import com.google.android.material.appbar.MaterialToolbar;

/** Lets a bar's title take more lines when text is large, rather than an ellipsis. */
public final class WholeTitle {
  private static final int MOST_LINES = 3;

  private WholeTitle() {}

  /** Lets the title of {@code bar} wrap; once it has one, since bars make its view with it. */
  public static void show(MaterialToolbar bar) {
    for (int i = 0; i < bar.getChildCount(); i++) {
      if (bar.getChildAt(i) instanceof TextView title) {
        title.setSingleLine(false);
        title.setMaxLines(MOST_LINES);
      }
    }
  }
}
