package dev.casilla.app.create;

import androidx.core.content.ContextCompat;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.PhoneApplication;
import dev.casilla.app.puzzle.Queue;

/** The application on a phone that makes puzzles, and loses patience, when it is told to. */
public final class SlowMakerApplication extends PhoneApplication {
  final Queue making = new Queue();
  final Queue patience = new Queue();

  @Override
  public ViewModelProvider.Factory createViewModels() {
    return new CreateViewModels(
        new CreateTools(
            sheets(),
            () -> 1,
            new CreateExecutors(making, ContextCompat.getMainExecutor(this), patience)));
  }
}
