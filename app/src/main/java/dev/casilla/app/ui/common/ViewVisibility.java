package dev.casilla.app.ui.common;

import android.view.View;

/** Shows views, or takes them away and the room they had. Stateless. */
public final class ViewVisibility {
  private ViewVisibility() {}

  /** Shows {@code view} if {@code isVisible}. */
  public static void set(View view, boolean isVisible) {
    view.setVisibility(isVisible ? View.VISIBLE : View.GONE);
  }
}
