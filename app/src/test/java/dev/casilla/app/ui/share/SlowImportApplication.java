package dev.casilla.app.ui.share;

import android.app.Application;
import android.content.Intent;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.data.InMemoryHistoryRepository;
import dev.casilla.app.testing.QueuedExecutor;

/** Reads what comes in when told to, and no sooner; likewise loses patience. */
public final class SlowImportApplication extends Application implements ShareScope {
  final InMemoryHistoryRepository archive = new InMemoryHistoryRepository();
  final QueuedExecutor transfer = new QueuedExecutor();
  final QueuedExecutor patience = new QueuedExecutor();

  @Override
  public ViewModelProvider.Factory shareViewModels() {
    return new ShareViewModels(
        archive,
        new FileProviderFolder(this),
        () -> 5,
        new ShareExecutors(transfer, Runnable::run, patience));
  }

  @Override
  public Intent puzzleScreen(long id) {
    return new Intent("puzzle " + id);
  }

  @Override
  public Intent sheetsScreen(int added, int known, int malformed) {
    return new Intent("sheets " + added + " " + known + " " + malformed);
  }
}
