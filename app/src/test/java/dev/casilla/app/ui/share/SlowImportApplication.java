package dev.casilla.app.ui.share;

import android.app.Application;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.data.InMemoryHistoryRepository;
import dev.casilla.app.data.transfer.SheetTextParser;
import dev.casilla.app.testing.QueuedExecutor;
import dev.casilla.app.testing.TestExecutors;
import dev.casilla.app.ui.common.BaseActivity.ViewModelFactoryOwner;

/** Runs imports and progress delays when a test says so. */
public final class SlowImportApplication extends Application implements ViewModelFactoryOwner {
  final InMemoryHistoryRepository archive = new InMemoryHistoryRepository();
  final QueuedExecutor transfer = new QueuedExecutor();
  final QueuedExecutor patience = new QueuedExecutor();

  @Override
  public ViewModelProvider.Factory viewModelFactory() {
    return ViewModelProvider.Factory.from(
        ReceiveViewModel.initializer(
            archive,
            new SheetTextParser(() -> 5),
            TestExecutors.of(transfer, Runnable::run, patience)));
  }
}
