package dev.casilla.app.ui.common.window;

import android.view.View;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;

/** Insets of system bars and display cutouts. Stateless. */
public final class SystemBarInsets {
  private SystemBarInsets() {}

  public static Insets of(WindowInsetsCompat insets) {
    return insets.getInsets(
        WindowInsetsCompat.Type.systemBars() | WindowInsetsCompat.Type.displayCutout());
  }

  public static void keepClear(View view) {
    ViewCompat.setOnApplyWindowInsetsListener(view, SystemBarInsets::pad);
  }

  private static WindowInsetsCompat pad(View view, WindowInsetsCompat insets) {
    Insets bars = of(insets);
    view.setPadding(bars.left, bars.top, bars.right, bars.bottom);
    return WindowInsetsCompat.CONSUMED;
  }
}
