package dev.casilla.app.ui.common;

import android.view.View;
import androidx.activity.EdgeToEdge;
import androidx.appcompat.app.AppCompatActivity;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;
import com.google.android.material.appbar.MaterialToolbar;
import dev.casilla.app.ui.common.window.SystemBarInsets;

/** Sets up a simple edge-to-edge screen with a title bar and a back button. */
public final class PageSetup {
  private PageSetup() {}

  /** Lets {@code activity} draw behind the system bars; call before super.onCreate. */
  public static void drawEdgeToEdge(AppCompatActivity activity) {
    EdgeToEdge.enable(activity);
  }

  /**
   * Shows {@code root} in {@code activity}. {@code title} has the back button; {@code last} gets
   * the bottom inset as padding.
   */
  public static void show(AppCompatActivity activity, View root, MaterialToolbar title, View last) {
    activity.setContentView(root);
    WrappingTitle.show(title);
    title.setNavigationOnClickListener(
        view -> activity.getOnBackPressedDispatcher().onBackPressed());
    int padding = last.getPaddingBottom();
    ViewCompat.setOnApplyWindowInsetsListener(
        root,
        (view, insets) -> {
          Insets bars = SystemBarInsets.of(insets);
          view.setPadding(bars.left, bars.top, bars.right, 0);
          last.setPadding(
              last.getPaddingLeft(),
              last.getPaddingTop(),
              last.getPaddingRight(),
              padding + bars.bottom);
          return WindowInsetsCompat.CONSUMED;
        });
  }
}
