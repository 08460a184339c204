package dev.casilla.app.ui.history;

import android.text.Editable;
import android.text.TextWatcher;
import java.util.function.Consumer;

/** Tells of a text once it has changed. */
record AfterTextChangedListener(Consumer<Editable> listener) implements TextWatcher {
  @Override
  public void beforeTextChanged(CharSequence text, int start, int count, int after) {}

  @Override
  public void onTextChanged(CharSequence text, int start, int before, int count) {}

  @Override
  public void afterTextChanged(Editable text) {
    listener.accept(text);
  }
}
