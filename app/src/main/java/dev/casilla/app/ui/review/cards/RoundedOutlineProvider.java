package dev.casilla.app.ui.review.cards;

import android.graphics.Outline;
import android.view.View;
import android.view.ViewOutlineProvider;

/** Cuts a view's corners round. */
final class RoundedOutlineProvider extends ViewOutlineProvider {
  private final float radius;

  RoundedOutlineProvider(float radius) {
    this.radius = radius;
  }

  @Override
  public void getOutline(View view, Outline outline) {
    outline.setRoundRect(0, 0, view.getWidth(), view.getHeight(), radius);
  }
}
