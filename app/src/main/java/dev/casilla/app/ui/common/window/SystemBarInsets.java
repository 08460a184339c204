package dev.casilla.app.ui.common.window;

import android.view.View;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;

/** What the system draws over a screen, and the holes in it. Stateless. */
public final class SystemBarInsets {
  private SystemBarInsets() {}

  /** How far bars and cutouts reach into the window that {@code insets} are for. */
  public static Insets of(WindowInsetsCompat insets) {
    return insets.getInsets(
        WindowInsetsCompat.Type.systemBars() | WindowInsetsCompat.Type.displayCutout());
  }

  /** Keeps what is in {@code view} clear of bars and cutouts on all sides. */
  public static void keepClear(View view) {
    ViewCompat.setOnApplyWindowInsetsListener(view, SystemBarInsets::pad);
  }

  private static WindowInsetsCompat pad(View view, WindowInsetsCompat insets) {
    Insets bars = of(insets);
    view.setPadding(bars.left, bars.top, bars.right, bars.bottom);
    return WindowInsetsCompat.CONSUMED;
  }
}
