package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.concurrent.FailureLog;
import dev.casilla.app.concurrent.LatestTask;
import dev.casilla.app.data.StorageException;
import dev.casilla.app.ui.puzzle.editor.OpenSheet;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/** Loads sheets on the storage thread; only the newest load reports. For the main thread. */
final class SheetLoader {
  private final SheetAutosaver sheets;
  private final AppExecutors executors;
  private final Listener listener;
  private final LatestTask loading;
  private final LatestTask checking;
  private boolean showsProgress;

  /** Is told on the main thread how a load goes. */
  interface Listener {
    void onLoadFailed();

    void onSlow();
  }

  SheetLoader(SheetAutosaver sheets, AppExecutors executors, Listener listener) {
    this.sheets = sheets;
    this.executors = executors;
    this.listener = listener;
    this.loading = new LatestTask(executors.main());
    this.checking = new LatestTask(executors.main());
  }

  void open(long id, Consumer<Optional<OpenSheet>> onLoaded) {
    loadWithProgress(() -> sheets.open(id), onLoaded);
  }

  void openLast(Consumer<Optional<OpenSheet>> onLoaded) {
    loadWithProgress(sheets::last, onLoaded);
  }

  /** Finds the last sheet without showing progress. */
  void findLast(Consumer<Optional<OpenSheet>> onLoaded) {
    showsProgress = false;
    load(sheets::last, onLoaded);
  }

  /** Finds out how the sheet {@code id} is stored now, beside any other load. */
  void check(long id, Consumer<Optional<OpenSheet>> onLoaded) {
    checking.start(executors.storage(), () -> sheets.find(id), onLoaded, this::reportFailure);
  }

  /** Cancels loads and checks; they report nothing. */
  void cancelAll() {
    cancel();
    checking.cancel();
  }

  /** Cancels the current load; it reports nothing. */
  void cancel() {
    loading.cancel();
  }

  /** Whether a load is running that shows progress once it takes long. */
  boolean isAwaited() {
    return showsProgress && loading.isRunning();
  }

  boolean isLoading() {
    return loading.isRunning();
  }

  private void loadWithProgress(
      Callable<Optional<OpenSheet>> search, Consumer<Optional<OpenSheet>> onLoaded) {
    showsProgress = true;
    load(search, onLoaded);
    loading.whenSlow(executors.progressDelay(), listener::onSlow);
  }

  private void load(Callable<Optional<OpenSheet>> search, Consumer<Optional<OpenSheet>> onLoaded) {
    loading.start(
        executors.storage(),
        search,
        onLoaded,
        error -> {
          onLoaded.accept(Optional.empty());
          reportFailure(error);
        });
  }

  private void reportFailure(Throwable error) {
    if (!(error instanceof StorageException)) {
      FailureLog.log("loading a sheet", error);
    }
    listener.onLoadFailed();
  }
}
