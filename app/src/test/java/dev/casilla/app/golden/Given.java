package dev.casilla.app.golden;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;

/** Puts a screen into a state as if its view model had come to it. */
public final class Given {
  private Given() {}

  /** {@code shown} is {@code state} from now on, until the view model comes to another. */
  public static <T> void state(LiveData<T> shown, T state) {
    ((MutableLiveData<T>) shown).setValue(state);
  }
}
