package dev.casilla.app.ui.puzzle;

import android.text.Editable;
import android.text.TextWatcher;

/** Counts how often a text was set. */
final class TextChangeCounter implements TextWatcher {
  private int count;

  int count() {
    return count;
  }

  @Override
  public void beforeTextChanged(CharSequence text, int start, int count, int after) {}

  @Override
  public void onTextChanged(CharSequence text, int start, int before, int count) {}

  @Override
  public void afterTextChanged(Editable text) {
    count++;
  }
}
