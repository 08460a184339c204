package dev.casilla.app.puzzle;

import androidx.lifecycle.LiveData;
import androidx.test.espresso.IdlingResource;
import dev.casilla.app.puzzle.PuzzleUiState.Stage;
import org.jspecify.annotations.Nullable;

/** Busy while a puzzle is being solved. Watch from the main thread. */
final class SolvingIdlingResource implements IdlingResource {
  private volatile boolean idle = true;
  private volatile @Nullable ResourceCallback callback;

  void watch(LiveData<PuzzleUiState> state) {
    state.observeForever(this::see);
  }

  @Override
  public String getName() {
    return "solving";
  }

  @Override
  public boolean isIdleNow() {
    return idle;
  }

  @Override
  public void registerIdleTransitionCallback(ResourceCallback callback) {
    this.callback = callback;
  }

  private void see(PuzzleUiState state) {
    idle = state.stage() != Stage.SOLVING && state.stage() != Stage.SOLVING_LONG;
    ResourceCallback waiting = callback;
    if (idle && waiting != null) {
      waiting.onTransitionToIdle();
    }
  }
}
