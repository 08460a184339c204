package dev.casilla.app.puzzle;

import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.CreationExtras;
import dev.casilla.solver.Solver;
import java.util.Objects;
import java.util.concurrent.Executor;

/** Makes {@link PuzzleViewModel}s. */
public final class PuzzleViewModels implements ViewModelProvider.Factory {
  /** A solver is for one thread, and made in microseconds: each run gets its own. */
  private static final Judge JUDGE = givens -> new Solver().judge(givens);

  private final PuzzleExecutors executors;

  /**
   * For view models that solve on {@code solving}, come back on {@code screen}, and admit on {@code
   * patience}, which is {@code screen} after a noticeable wait, that it takes long.
   */
  public PuzzleViewModels(Executor solving, Executor screen, Executor patience) {
    this.executors = new PuzzleExecutors(solving, screen, patience);
  }

  @Override
  public <T extends ViewModel> T create(Class<T> modelClass, CreationExtras extras) {
    PuzzleViewModel model =
        new PuzzleViewModel(
            SavedStateHandleSupport.createSavedStateHandle(extras), JUDGE, executors);
    return Objects.requireNonNull(modelClass.cast(model));
  }
}
