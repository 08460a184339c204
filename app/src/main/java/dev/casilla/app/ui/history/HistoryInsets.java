package dev.casilla.app.ui.history;

import android.view.View;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;
import dev.casilla.app.databinding.HistoryScreenBinding;

/**
 * Keeps the history clear of system bars, cutouts and the keyboard; its rows scroll under them. A
 * bar that shows later keeps clear by itself of what is below.
 */
final class HistoryInsets {
  private HistoryInsets() {}

  static void keepClear(HistoryScreenBinding views) {
    ViewCompat.setOnApplyWindowInsetsListener(
        views.getRoot(),
        (root, windowInsets) -> {
          Insets insets =
              windowInsets.getInsets(
                  WindowInsetsCompat.Type.systemBars()
                      | WindowInsetsCompat.Type.displayCutout()
                      | WindowInsetsCompat.Type.ime());
          root.setPadding(insets.left, 0, insets.right, 0);
          pad(views.top, insets.top, 0);
          pad(views.list, 0, insets.bottom);
          pad(views.empty, 0, insets.bottom);
          return windowInsets.inset(insets.left, insets.top, insets.right, 0);
        });
  }

  private static void pad(View view, int top, int bottom) {
    view.setPadding(view.getPaddingLeft(), top, view.getPaddingRight(), bottom);
  }
}
