package dev.casilla.app.puzzle;

import dev.casilla.app.sheet.Arrival;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.SheetStore;
import dev.casilla.app.sheet.StorageException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;

/**
 * Reads sheets from a {@link SheetStore} and keeps the one on the desk there, off the main thread.
 * Confined to the main thread.
 */
/*
 * What is to be written waits in its slot, where something newer takes its place: a slow disk is
 * asked for the last of many edits only. A sheet's id is known once it was added, which only the
 * storage thread does; the slot carries it from one write to the next. What a full disk refused stays
 * in its slot and is tried again, whatever lies on the desk by then; until that works, who asks for
 * the sheet gets what is in the slot. `refused` has one slot at most for each id. The process can
 * end before a write had its turn: `unwritten` has what was changed until it was written, and of a
 * long journal the newest edits only, which are written after those that the store has.
 */
final class Keeping {
  private final SheetStore store;
  private final Executor storage;
  private final Executor screen;
  private final Watch watch;
  private final LongSupplier clock;
  private final Unwritten unwritten;
  private final Lookout lookout;

  /** Storage's own. */
  private final Set<Slot> refused = new LinkedHashSet<>();

  private Slot slot = Slot.forNew(id -> {});

  /** Is told how it goes. */
  interface Watch extends Lookout.Watch {
    /** Something could not be kept. */
    void refused();

    /** What is to be written, and in no store so far, is this now. */
    void unwritten(List<Unwritten.Left> left);
  }

  /**
   * Keeps in {@code store}, what is changed at the time of {@code clock}; {@code watch} is told on
   * the main thread how it goes.
   */
  Keeping(SheetStore store, PuzzleExecutors executors, Watch watch, LongSupplier clock) {
    this.store = store;
    this.clock = clock;
    this.unwritten = new Unwritten(slot, watch::unwritten);
    this.lookout = new Lookout(executors, watch);
    this.storage = executors.storage();
    this.screen = executors.screen();
    this.watch = watch;
  }

  /** Finds the sheet {@code id}. */
  void open(long id, Consumer<Optional<Found>> then) {
    lookout.look(() -> store.open(id).map(this::newest), then);
  }

  /** Finds the last sheet. */
  void openLast(Consumer<Optional<Found>> then) {
    lookout.look(() -> store.last().map(this::newest), then);
  }

  /** Finds the last sheet for somebody who does not wait for it. */
  void seeLast(Consumer<Optional<Found>> then) {
    lookout.lookAside(() -> store.last().map(this::newest), then);
  }

  /** What was looked for is not wanted any more: nobody is told of it. */
  void stopLooking() {
    lookout.stop();
  }

  /** Whether a sheet that is looked for is still wanted. */
  boolean isAwaited() {
    return lookout.isAwaited();
  }

  /** Whether a sheet is being looked for. */
  boolean isLooking() {
    return lookout.isLooking();
  }

  /** Keeps changes in the sheet {@code kept} from now on. */
  void goOnWith(KeptSheet kept) {
    goTo(new Slot(kept.id(), kept.changedMillis(), unused -> {}));
  }

  /** Keeps changes in a new sheet from now on; {@code then} gets its id if it is known by then. */
  void startAnew(LongConsumer then) {
    goTo(Slot.forNew(then));
  }

  private void goTo(Slot next) {
    stopLooking();
    slot = next;
    unwritten.goTo(next);
  }

  /**
   * Says what is kept of the sheet {@code id} once all changes so far are; one that was lost
   * meanwhile is not spoken of: {@code whenLost} may keep it again.
   */
  void see(long id, Consumer<Optional<Found>> then, Runnable whenLost) {
    storage.execute(
        () -> {
          try {
            Optional<Found> found = store.find(id).map(this::newest);
            boolean isLost = !found.isPresent() && store.isLost(id);
            screen.execute(isLost ? whenLost : () -> then.accept(found));
          } catch (StorageException e) {
            screen.execute(watch::missed);
          }
        });
  }

  /** Keeps what is on the desk. */
  void keep(Draft draft) {
    Change change = slot.change(draft, clock.getAsLong());
    unwritten.put(slot, change);
    slot.newest.set(change);
    writeSoon(slot);
  }

  /**
   * Keeps what had not been written when the process ended, or when it was last asked what there
   * was: what was written later stays. Changes are kept on the desk's from now on if that is new;
   * {@code then} gets its id.
   */
  void keepAgain(List<Unwritten.Left> left, LongConsumer then) {
    for (Unwritten.Left one : left) {
      Slot again = new Slot(one.id(), one.changedMillis(), one.isNewOnDesk() ? then : unused -> {});
      Change change = one.change();
      again.newest.set(change);
      unwritten.put(again, change);
      if (one.isNewOnDesk()) {
        goTo(again);
      }
      storage.execute(() -> writeAgain(again, one, change));
    }
  }

  /** Keeps what closed screens left behind. */
  void takeOver(List<Unwritten.Held> behind) {
    for (Unwritten.Held one : behind) {
      unwritten.put(one.slot(), one.change());
      storage.execute(() -> writeLeft(one.slot(), one.change()));
    }
  }

  /** Keeps changes in the new sheet {@code left} from now on; {@code then} gets its id. */
  void goOnWith(Unwritten.Held left, LongConsumer then) {
    left.slot().whenAdded = then;
    goTo(left.slot());
  }

  /** The screen is closed: what cannot be written now is left to the next one. */
  void close(LeftBehind behind) {
    behind.add(unwritten);
    tryAgain();
  }

  /** What was changed in the sheet {@code id} is not to be kept. */
  void forget(long id) {
    unwritten.forget(id);
    storage.execute(() -> refused.removeIf(slot -> slot.id == id));
  }

  /** Tries again what was refused, if anything was. */
  void tryAgain() {
    storage.execute(() -> new ArrayList<>(refused).forEach(this::write));
  }

  private void writeSoon(Slot to) {
    if (!to.isDue.getAndSet(true)) {
      storage.execute(() -> write(to));
    }
  }

  private void write(Slot to) {
    to.isDue.set(false);
    Change change = to.newest.getAndSet(null);
    if (change == null) {
      return;
    }
    try {
      write(change, to);
      admit(change, to);
    } catch (StorageException e) {
      to.newest.compareAndSet(null, change);
      refused.removeIf(other -> other.isSame(to));
      refused.add(to);
      screen.execute(watch::refused);
    }
  }

  private void writeAgain(Slot to, Unwritten.Left left, Change change) {
    refused.add(to);
    try {
      left.in(store).ifPresent(kept -> takeOver(to, kept.id(), change));
    } catch (StorageException e) {
      screen.execute(watch::missed);
    }
    write(to);
  }

  /** The screen that left it behind may have written it after all. */
  private void writeLeft(Slot left, Change change) {
    if (left.newest.get() == null) {
      long id = left.id;
      screen.execute(() -> tell(left, id));
      admit(change, left);
    } else {
      refused.add(left);
      write(left);
    }
  }

  /** It was written after all. */
  private void takeOver(Slot to, long id, Change written) {
    to.newest.compareAndSet(written, null);
    to.id = id;
    screen.execute(() -> tell(to, id));
    admit(written, to);
  }

  private void admit(Change written, Slot to) {
    refused.removeIf(other -> other.isSame(to));
    screen.execute(() -> unwritten.remove(to, written));
  }

  private void write(Change change, Slot to) {
    Draft draft = change.draft();
    if (to.id != Slot.NEW) {
      String journal = JournalText.write(whole(draft, to.id));
      store.save(to.id, draft.sheet(), journal, change.millis());
    } else if (draft.hasAnything()) {
      String journal = JournalText.write(draft.journal());
      long millis = change.millis();
      long id = store.add(new Arrival(Origin.TYPED, draft.sheet(), journal, millis, millis));
      to.id = id;
      screen.execute(() -> tell(to, id));
    }
  }

  private Journal whole(Draft draft, long id) {
    return draft.excerpt().isAll()
        ? draft.journal()
        : store.find(id).map(draft::journalIn).orElse(draft.journal());
  }

  /** One that has been left meanwhile is not spoken of. */
  private void tell(Slot added, long id) {
    unwritten.know(added, id);
    if (added == slot) {
      added.whenAdded.accept(id);
    }
  }

  private Found newest(KeptSheet kept) {
    return refused.stream()
        .filter(slot -> slot.id == kept.id())
        .map(slot -> slot.newest.get())
        .filter(Objects::nonNull)
        .findFirst()
        .map(change -> change.draft().in(kept, change.millis()))
        .orElseGet(() -> Found.of(kept));
  }
}
