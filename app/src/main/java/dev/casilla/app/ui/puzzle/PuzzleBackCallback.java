package dev.casilla.app.ui.puzzle;

import android.view.View;
import androidx.activity.BackEventCompat;
import androidx.activity.OnBackPressedCallback;
import dev.casilla.app.ui.puzzle.session.PuzzleViewModel;

/** Handles back; during a predictive back gesture the views that will change fade out. */
final class PuzzleBackCallback extends OnBackPressedCallback {
  private static final float FAINTER = 0.6f;

  private final PuzzleViewModel model;
  private final View[] fadingViews;

  PuzzleBackCallback(PuzzleViewModel model, View... going) {
    super(false);
    this.model = model;
    this.fadingViews = going.clone();
  }

  @Override
  public void handleOnBackProgressed(BackEventCompat event) {
    setAlpha(1 - FAINTER * event.getProgress());
  }

  @Override
  public void handleOnBackCancelled() {
    setAlpha(1);
  }

  @Override
  public void handleOnBackPressed() {
    setAlpha(1);
    model.goBack();
  }

  private void setAlpha(float alpha) {
    for (View view : fadingViews) {
      view.setAlpha(alpha);
    }
  }
}
