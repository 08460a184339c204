package dev.casilla.app.page;

import android.view.View;

/** Shows views, or takes them away and the room they had. Stateless. */
public final class Visible {
  private Visible() {}

  /** Shows {@code view} if {@code isVisible}. */
  public static void set(View view, boolean isVisible) {
    view.setVisibility(isVisible ? View.VISIBLE : View.GONE);
  }
}
