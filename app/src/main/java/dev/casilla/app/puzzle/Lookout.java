package dev.casilla.app.puzzle;

import dev.casilla.app.sheet.StorageException;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Looks for sheets off the main thread. What was wanted last counts: of anything before nobody is
 * told any more. Confined to the main thread.
 */
final class Lookout {
  private final PuzzleExecutors executors;
  private final Watch watch;
  private int wanted;
  private int looking;
  private boolean isAwaited;

  /** Is told, on the main thread, how it goes. */
  interface Watch {
    /** Something could not be read. */
    void missed();

    /** What is wanted takes long. */
    void late();
  }

  Lookout(PuzzleExecutors executors, Watch watch) {
    this.executors = executors;
    this.watch = watch;
  }

  /** Tells {@code then} what {@code search} finds. */
  void look(Supplier<Optional<Found>> search, Consumer<Optional<Found>> then) {
    stop();
    isAwaited = true;
    int mine = wanted;
    executors.patience().execute(() -> admitWait(mine));
    begin(search, then);
  }

  /** Likewise, but nobody waits for it: it is not spoken of, however long it takes. */
  void lookAside(Supplier<Optional<Found>> search, Consumer<Optional<Found>> then) {
    stop();
    begin(search, then);
  }

  /** Nothing is wanted any more. */
  void stop() {
    wanted++;
    isAwaited = false;
  }

  /** Whether somebody is to be told what is found. */
  boolean isAwaited() {
    return isAwaited;
  }

  /** Whether the storage is still at it, even if nobody wants it any more. */
  boolean isLooking() {
    return looking > 0;
  }

  private void begin(Supplier<Optional<Found>> search, Consumer<Optional<Found>> then) {
    looking++;
    int mine = wanted;
    executors.storage().execute(() -> find(search, found -> end(mine, found, then)));
  }

  private void find(Supplier<Optional<Found>> search, Consumer<Optional<Found>> then) {
    Executor screen = executors.screen();
    try {
      Optional<Found> found = search.get();
      screen.execute(() -> then.accept(found));
    } catch (StorageException e) {
      screen.execute(() -> then.accept(Optional.empty()));
      screen.execute(watch::missed);
    }
  }

  private void end(int mine, Optional<Found> found, Consumer<Optional<Found>> then) {
    looking--;
    if (mine == wanted) {
      isAwaited = false;
      then.accept(found);
    }
  }

  private void admitWait(int mine) {
    if (mine == wanted && isAwaited) {
      watch.late();
    }
  }
}
