package dev.casilla.app.ui.common;

import android.util.TypedValue;
import android.widget.TextView;
import com.google.android.material.appbar.MaterialToolbar;
import dev.casilla.app.R;

/**
 * Lets the title of a toolbar wrap when text is large, instead of ending in an ellipsis. In a low
 * window its size is limited.
 */
public final class WrappingTitle {
  private static final int MOST_LINES = 3;

  private WrappingTitle() {}

  /** Lets the title of {@code bar} wrap; call after the title is set, which creates its view. */
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
