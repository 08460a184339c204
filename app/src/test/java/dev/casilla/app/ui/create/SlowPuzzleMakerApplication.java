package dev.casilla.app.ui.create;

import androidx.core.content.ContextCompat;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.SimulatedPhoneApplication;
import dev.casilla.app.testing.QueuedExecutor;

/** The application on a phone that makes puzzles, and loses patience, when it is told to. */
public final class SlowPuzzleMakerApplication extends SimulatedPhoneApplication {
  final QueuedExecutor making = new QueuedExecutor();
  final QueuedExecutor patience = new QueuedExecutor();

  @Override
  public ViewModelProvider.Factory createViewModels() {
    return new CreateViewModels(
        new CreateTools(
            sheets(),
            () -> 1,
            new CreateExecutors(making, ContextCompat.getMainExecutor(this), patience)));
  }
}
