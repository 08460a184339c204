package dev.casilla.app.ui.create;

import androidx.core.content.ContextCompat;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.CreationExtras;
import dev.casilla.app.SimulatedPhoneApplication;
import dev.casilla.app.testing.QueuedExecutor;
import dev.casilla.app.testing.TestExecutors;

/** Generates puzzles and ends progress delays when a test says so. */
public final class SlowPuzzleMakerApplication extends SimulatedPhoneApplication {
  final QueuedExecutor making = new QueuedExecutor();
  final QueuedExecutor patience = new QueuedExecutor();

  @Override
  public ViewModelProvider.Factory viewModelFactory() {
    ViewModelProvider.Factory create =
        ViewModelProvider.Factory.from(
            CreateViewModel.initializer(
                sheets(),
                () -> 1,
                TestExecutors.of(making, ContextCompat.getMainExecutor(this), patience)));
    ViewModelProvider.Factory others = super.viewModelFactory();
    return new ViewModelProvider.Factory() {
      @Override
      public <T extends ViewModel> T create(Class<T> type, CreationExtras extras) {
        return (type == CreateViewModel.class ? create : others).create(type, extras);
      }
    };
  }
}
