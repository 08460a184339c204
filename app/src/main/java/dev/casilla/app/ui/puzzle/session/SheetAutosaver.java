package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.data.SheetRepository;
import dev.casilla.app.data.StorageException;
import dev.casilla.app.model.EditJournal;
import dev.casilla.app.model.EditJournalCodec;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.StoredSheet;
import dev.casilla.app.ui.puzzle.editor.SheetWithJournal;
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
 * Reads sheets from a {@link SheetRepository} and keeps the one on the desk there, off the main
 * thread. Confined to the main thread.
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
final class SheetAutosaver {
  private final SheetRepository store;
  private final Executor storage;
  private final Executor screen;
  private final Listener listener;
  private final LongSupplier clock;
  private final PendingWrites pendingWrites;
  private final SheetLoader loader;

  /** Storage's own. */
  private final Set<SheetSlot> failedSlots = new LinkedHashSet<>();

  private SheetSlot slot = SheetSlot.forNew(id -> {});

  /** Is told how it goes. */
  interface Listener extends SheetLoader.Listener {
    /** Something could not be kept. */
    void onSaveFailed();

    /** What is to be written, and in no store so far, is this now. */
    void onPendingWritesChanged(List<PendingWrites.SavedWrite> left);
  }

  /**
   * Keeps in {@code store}, what is changed at the time of {@code clock}; {@code watch} is told on
   * the main thread how it goes.
   */
  SheetAutosaver(
      SheetRepository store, PuzzleExecutors executors, Listener watch, LongSupplier clock) {
    this.store = store;
    this.clock = clock;
    this.pendingWrites = new PendingWrites(slot, watch::onPendingWritesChanged);
    this.loader = new SheetLoader(executors, watch);
    this.storage = executors.storage();
    this.screen = executors.screen();
    this.listener = watch;
  }

  /** Finds the sheet {@code id}. */
  void open(long id, Consumer<Optional<SheetWithJournal>> then) {
    loader.load(() -> store.open(id).map(this::newest), then);
  }

  /** Finds the last sheet. */
  void openLast(Consumer<Optional<SheetWithJournal>> then) {
    loader.load(() -> store.last().map(this::newest), then);
  }

  /** Finds the last sheet for somebody who does not wait for it. */
  void peekLast(Consumer<Optional<SheetWithJournal>> then) {
    loader.loadInBackground(() -> store.last().map(this::newest), then);
  }

  /** What was looked for is not wanted any more: nobody is told of it. */
  void cancelLoading() {
    loader.stop();
  }

  /** Whether a sheet that is looked for is still wanted. */
  boolean isAwaited() {
    return loader.isAwaited();
  }

  /** Whether a sheet is being looked for. */
  boolean isLoading() {
    return loader.isLoading();
  }

  /** Keeps changes in the sheet {@code kept} from now on. */
  void continueWith(StoredSheet kept) {
    goTo(new SheetSlot(kept.id(), kept.changedMillis(), unused -> {}));
  }

  /** Keeps changes in a new sheet from now on; {@code then} gets its id if it is known by then. */
  void startNew(LongConsumer then) {
    goTo(SheetSlot.forNew(then));
  }

  private void goTo(SheetSlot next) {
    cancelLoading();
    slot = next;
    pendingWrites.goTo(next);
  }

  /**
   * Says what is kept of the sheet {@code id} once all changes so far are; one that was lost
   * meanwhile is not spoken of: {@code whenLost} may keep it again.
   */
  void peek(long id, Consumer<Optional<SheetWithJournal>> then, Runnable whenLost) {
    storage.execute(
        () -> {
          try {
            Optional<SheetWithJournal> found = store.find(id).map(this::newest);
            boolean isLost = !found.isPresent() && store.isLost(id);
            screen.execute(isLost ? whenLost : () -> then.accept(found));
          } catch (StorageException e) {
            screen.execute(listener::onLoadFailed);
          }
        });
  }

  /** Keeps what is on the desk. */
  void save(PendingSheet draft) {
    PendingChange change = slot.change(draft, clock.getAsLong());
    pendingWrites.put(slot, change);
    slot.newest.set(change);
    writeSoon(slot);
  }

  /**
   * Keeps what had not been written when the process ended, or when it was last asked what there
   * was: what was written later stays. Changes are kept on the desk's from now on if that is new;
   * {@code then} gets its id.
   */
  void saveAgain(List<PendingWrites.SavedWrite> left, LongConsumer then) {
    for (PendingWrites.SavedWrite one : left) {
      SheetSlot again =
          new SheetSlot(one.id(), one.changedMillis(), one.isNewOnDesk() ? then : unused -> {});
      PendingChange change = one.change();
      again.newest.set(change);
      pendingWrites.put(again, change);
      if (one.isNewOnDesk()) {
        goTo(again);
      }
      storage.execute(() -> writeAgain(again, one, change));
    }
  }

  /** Keeps what closed screens left behind. */
  void takeOver(List<PendingWrites.HeldWrite> behind) {
    for (PendingWrites.HeldWrite one : behind) {
      pendingWrites.put(one.slot(), one.change());
      storage.execute(() -> writeLeft(one.slot(), one.change()));
    }
  }

  /** Keeps changes in the new sheet {@code left} from now on; {@code then} gets its id. */
  void continueWith(PendingWrites.HeldWrite left, LongConsumer then) {
    left.slot().whenAdded = then;
    goTo(left.slot());
  }

  /** The screen is closed: what cannot be written now is left to the next one. */
  void close(ClosedScreenWrites behind) {
    behind.add(pendingWrites);
    retry();
  }

  /** What was changed in the sheet {@code id} is not to be kept. */
  void forget(long id) {
    pendingWrites.forget(id);
    storage.execute(() -> failedSlots.removeIf(slot -> slot.id == id));
  }

  /** Tries again what was refused, if anything was. */
  void retry() {
    storage.execute(() -> new ArrayList<>(failedSlots).forEach(this::write));
  }

  private void writeSoon(SheetSlot to) {
    if (!to.isDue.getAndSet(true)) {
      storage.execute(() -> write(to));
    }
  }

  private void write(SheetSlot to) {
    to.isDue.set(false);
    PendingChange change = to.newest.getAndSet(null);
    if (change == null) {
      return;
    }
    try {
      write(change, to);
      admit(change, to);
    } catch (StorageException e) {
      to.newest.compareAndSet(null, change);
      failedSlots.removeIf(other -> other.isSame(to));
      failedSlots.add(to);
      screen.execute(listener::onSaveFailed);
    }
  }

  private void writeAgain(SheetSlot to, PendingWrites.SavedWrite left, PendingChange change) {
    failedSlots.add(to);
    try {
      left.in(store).ifPresent(kept -> takeOver(to, kept.id(), change));
    } catch (StorageException e) {
      screen.execute(listener::onLoadFailed);
    }
    write(to);
  }

  /** The screen that left it behind may have written it after all. */
  private void writeLeft(SheetSlot left, PendingChange change) {
    if (left.newest.get() == null) {
      long id = left.id;
      screen.execute(() -> tell(left, id));
      admit(change, left);
    } else {
      failedSlots.add(left);
      write(left);
    }
  }

  /** It was written after all. */
  private void takeOver(SheetSlot to, long id, PendingChange written) {
    to.newest.compareAndSet(written, null);
    to.id = id;
    screen.execute(() -> tell(to, id));
    admit(written, to);
  }

  private void admit(PendingChange written, SheetSlot to) {
    failedSlots.removeIf(other -> other.isSame(to));
    screen.execute(() -> pendingWrites.remove(to, written));
  }

  private void write(PendingChange change, SheetSlot to) {
    PendingSheet draft = change.draft();
    if (to.id != SheetSlot.NEW) {
      String journal = EditJournalCodec.write(whole(draft, to.id));
      store.save(to.id, draft.sheet(), journal, change.millis());
    } else if (draft.hasAnything()) {
      String journal = EditJournalCodec.write(draft.journal());
      long millis = change.millis();
      long id = store.add(new NewSheet(Origin.TYPED, draft.sheet(), journal, millis, millis));
      to.id = id;
      screen.execute(() -> tell(to, id));
    }
  }

  private EditJournal whole(PendingSheet draft, long id) {
    return draft.excerpt().isAll()
        ? draft.journal()
        : store.find(id).map(draft::journalIn).orElse(draft.journal());
  }

  /** One that has been left meanwhile is not spoken of. */
  private void tell(SheetSlot added, long id) {
    pendingWrites.know(added, id);
    if (added == slot) {
      added.whenAdded.accept(id);
    }
  }

  private SheetWithJournal newest(StoredSheet kept) {
    return failedSlots.stream()
        .filter(slot -> slot.id == kept.id())
        .map(slot -> slot.newest.get())
        .filter(Objects::nonNull)
        .findFirst()
        .map(change -> change.draft().in(kept, change.millis()))
        .orElseGet(() -> SheetWithJournal.of(kept));
  }
}
