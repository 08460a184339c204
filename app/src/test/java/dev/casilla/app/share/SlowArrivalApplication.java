package dev.casilla.app.share;

import android.app.Application;
import android.content.Intent;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.history.ArchiveInMemory;
import dev.casilla.app.puzzle.Queue;

/** Reads what comes in when told to, and no sooner; likewise loses patience. */
public final class SlowArrivalApplication extends Application implements ShareScope {
  final ArchiveInMemory archive = new ArchiveInMemory();
  final Queue transfer = new Queue();
  final Queue patience = new Queue();

  @Override
  public ViewModelProvider.Factory shareViewModels() {
    return new ShareViewModels(
        archive,
        new ProvidedFolder(this),
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
