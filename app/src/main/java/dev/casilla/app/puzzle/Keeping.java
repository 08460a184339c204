package dev.casilla.app.puzzle;

import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.app.sheet.SheetStore;
import dev.casilla.app.sheet.StorageException;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads sheets from a {@link SheetStore} and keeps the one on the desk there, off the main thread.
 * Confined to the main thread.
 */
/*
 * What is to be written waits in its slot, where something newer takes its place: a slow disk is
 * asked for the last of many edits only. A sheet's id is known once it was added, which only the
 * storage thread does; the slot carries it from one write to the next. What a full disk refused stays
 * in the slot and is tried again.
 */
final class Keeping {
  private final SheetStore store;
  private final Executor storage;
  private final Executor screen;
  private final Runnable whenRefused;
  private Slot slot = new Slot(Slot.NEW, id -> {});

  /** A sheet as it is to be written. */
  private record Draft(Sheet sheet, Journal journal) {}

  /** Where a sheet is kept; {@code id} belongs to the storage thread. */
  private static final class Slot {
    static final long NEW = 0;

    final AtomicReference<@Nullable Draft> newest = new AtomicReference<>();
    final AtomicBoolean isDue = new AtomicBoolean();
    final LongConsumer whenAdded;
    long id;

    Slot(long id, LongConsumer whenAdded) {
      this.id = id;
      this.whenAdded = whenAdded;
    }
  }

  /** Keeps in {@code store}; {@code whenRefused} is told on {@code screen} when that fails. */
  Keeping(SheetStore store, Executor storage, Executor screen, Runnable whenRefused) {
    this.store = store;
    this.storage = storage;
    this.screen = screen;
    this.whenRefused = whenRefused;
  }

  /** Finds the sheet {@code id}, and keeps changes there from now on. */
  void open(long id, Consumer<Optional<KeptSheet>> then) {
    storage.execute(() -> find(() -> store.open(id), then));
  }

  /** Finds the last sheet, and keeps changes there from now on. */
  void openLast(Consumer<Optional<KeptSheet>> then) {
    storage.execute(() -> find(store::last, then));
  }

  /** Keeps changes in the sheet {@code id} from now on. */
  void goOnWith(long id) {
    slot = new Slot(id, unused -> {});
  }

  /** Keeps changes in a new sheet from now on; {@code then} gets its id when there is one. */
  void startAnew(LongConsumer then) {
    slot = new Slot(Slot.NEW, id -> screen.execute(() -> then.accept(id)));
  }

  /** Says whether the sheet {@code id} has been deleted. */
  void ifDeleted(long id, Runnable then) {
    storage.execute(
        () -> {
          try {
            if (!store.find(id).isPresent()) {
              screen.execute(then);
            }
          } catch (StorageException e) {
            screen.execute(whenRefused);
          }
        });
  }

  /** Keeps what is on the desk. */
  void keep(Sheet sheet, Journal journal) {
    slot.newest.set(new Draft(sheet, journal));
    writeSoon(slot);
  }

  /** Tries again what was refused, if anything was. */
  void tryAgain() {
    if (slot.newest.get() != null) {
      writeSoon(slot);
    }
  }

  private void writeSoon(Slot to) {
    if (!to.isDue.getAndSet(true)) {
      storage.execute(() -> write(to));
    }
  }

  private void write(Slot to) {
    to.isDue.set(false);
    Draft draft = to.newest.getAndSet(null);
    if (draft == null) {
      return;
    }
    try {
      write(draft, to);
    } catch (StorageException e) {
      to.newest.compareAndSet(null, draft);
      screen.execute(whenRefused);
    }
  }

  private void write(Draft draft, Slot to) {
    if (to.id == Slot.NEW) {
      if (draft.sheet().isBlank()) {
        return;
      }
      to.id = store.add(Origin.TYPED, draft.sheet());
      to.whenAdded.accept(to.id);
    }
    store.save(to.id, draft.sheet(), JournalText.write(draft.journal()));
  }

  private void find(Supplier<Optional<KeptSheet>> search, Consumer<Optional<KeptSheet>> then) {
    try {
      Optional<KeptSheet> sheet = search.get();
      screen.execute(() -> then.accept(sheet));
    } catch (StorageException e) {
      screen.execute(() -> then.accept(Optional.empty()));
      screen.execute(whenRefused);
    }
  }
}
