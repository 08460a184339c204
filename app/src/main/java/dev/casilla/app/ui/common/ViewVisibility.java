package dev.casilla.app.ui.common;

import android.view.View;

/** Makes views visible or gone. Stateless. */
public final class ViewVisibility {
  private ViewVisibility() {}

  public static void set(View view, boolean isVisible) {
    view.setVisibility(isVisible ? View.VISIBLE : View.GONE);
  }
}
