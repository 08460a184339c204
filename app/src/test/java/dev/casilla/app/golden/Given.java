package dev.casilla.app.golden;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;

/** Sets the state of a view model directly. */
public final class Given {
  private Given() {}

  /** Sets {@code shown} to {@code state} until the view model sets another state. */
  public static <T> void state(LiveData<T> shown, T state) {
    ((MutableLiveData<T>) shown).setValue(state);
  }
}
