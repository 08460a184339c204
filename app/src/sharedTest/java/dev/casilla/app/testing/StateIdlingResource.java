package dev.casilla.app.testing;

import androidx.lifecycle.LiveData;
import androidx.test.espresso.IdlingResource;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Busy while background work of a screen will change its state. Create it on the main thread. */
public final class StateIdlingResource implements IdlingResource {
  private final String name;
  private final BooleanSupplier isBusy;
  private volatile @Nullable ResourceCallback callback;

  /** Busy while {@code isBusy}, which changes with {@code state}. */
  public StateIdlingResource(String name, LiveData<?> state, BooleanSupplier isBusy) {
    this.name = name + " " + System.identityHashCode(state);
    this.isBusy = isBusy;
    state.observeForever(unused -> tell());
  }

  @Override
  public String getName() {
    return name;
  }

  @Override
  public boolean isIdleNow() {
    return !isBusy.getAsBoolean();
  }

  @Override
  public void registerIdleTransitionCallback(ResourceCallback callback) {
    this.callback = callback;
  }

  private void tell() {
    ResourceCallback waiting = callback;
    if (waiting != null && isIdleNow()) {
      waiting.onTransitionToIdle();
    }
  }
}
