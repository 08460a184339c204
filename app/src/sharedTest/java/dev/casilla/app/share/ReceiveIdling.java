package dev.casilla.app.share;

import androidx.test.espresso.IdlingResource;
import org.jspecify.annotations.Nullable;

/** Busy while something that came in is being read. Made on the main thread. */
final class ReceiveIdling implements IdlingResource {
  private volatile boolean idle;
  private volatile @Nullable ResourceCallback callback;

  ReceiveIdling(ReceiveViewModel model) {
    model.state().observeForever(this::see);
  }

  @Override
  public String getName() {
    return "receiving";
  }

  @Override
  public boolean isIdleNow() {
    return idle;
  }

  @Override
  public void registerIdleTransitionCallback(ResourceCallback callback) {
    this.callback = callback;
  }

  private void see(ReceiveUiState state) {
    idle = !(state instanceof ReceiveUiState.Reading);
    ResourceCallback waiting = callback;
    if (idle && waiting != null) {
      waiting.onTransitionToIdle();
    }
  }
}
