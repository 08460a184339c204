package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.data.StorageException;
import dev.casilla.app.ui.puzzle.editor.SheetWithJournal;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Looks for sheets off the main thread. What was wanted last counts: of anything before nobody is
 * told any more. Confined to the main thread.
 */
final class SheetLoader {
  private final PuzzleExecutors executors;
  private final Listener listener;
  private int generation;
  private int loadCount;
  private boolean isAwaited;

  /** Is told, on the main thread, how it goes. */
  interface Listener {
    /** Something could not be read. */
    void onLoadFailed();

    /** What is wanted takes long. */
    void onSlow();
  }

  SheetLoader(PuzzleExecutors executors, Listener watch) {
    this.executors = executors;
    this.listener = watch;
  }

  /** Tells {@code then} what {@code search} finds. */
  void load(
      Supplier<Optional<SheetWithJournal>> search, Consumer<Optional<SheetWithJournal>> then) {
    stop();
    isAwaited = true;
    int mine = generation;
    executors.patience().execute(() -> reportSlow(mine));
    begin(search, then);
  }

  /** Likewise, but nobody waits for it: it is not spoken of, however long it takes. */
  void loadInBackground(
      Supplier<Optional<SheetWithJournal>> search, Consumer<Optional<SheetWithJournal>> then) {
    stop();
    begin(search, then);
  }

  /** Nothing is wanted any more. */
  void stop() {
    generation++;
    isAwaited = false;
  }

  /** Whether somebody is to be told what is found. */
  boolean isAwaited() {
    return isAwaited;
  }

  /** Whether the storage is still at it, even if nobody wants it any more. */
  boolean isLoading() {
    return loadCount > 0;
  }

  private void begin(
      Supplier<Optional<SheetWithJournal>> search, Consumer<Optional<SheetWithJournal>> then) {
    loadCount++;
    int mine = generation;
    executors.storage().execute(() -> find(search, found -> end(mine, found, then)));
  }

  private void find(
      Supplier<Optional<SheetWithJournal>> search, Consumer<Optional<SheetWithJournal>> then) {
    Executor screen = executors.screen();
    try {
      Optional<SheetWithJournal> found = search.get();
      screen.execute(() -> then.accept(found));
    } catch (StorageException e) {
      screen.execute(() -> then.accept(Optional.empty()));
      screen.execute(listener::onLoadFailed);
    }
  }

  private void end(
      int mine, Optional<SheetWithJournal> found, Consumer<Optional<SheetWithJournal>> then) {
    loadCount--;
    if (mine == generation) {
      isAwaited = false;
      then.accept(found);
    }
  }

  private void reportSlow(int mine) {
    if (mine == generation && isAwaited) {
      listener.onSlow();
    }
  }
}
