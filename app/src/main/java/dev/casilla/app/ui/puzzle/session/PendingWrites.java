package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.data.SheetRepository;
import dev.casilla.app.model.Edit;
import dev.casilla.app.model.EditJournalCodec;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.StoredSheet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What was changed and is not in the store yet, because its turn has not come or because the store
 * refused it. Confined to the main thread.
 */
final class PendingWrites {
  private final Map<SheetSlot, PendingChange> changes = new LinkedHashMap<>();
  private final Consumer<List<SavedWrite>> whenChanged;
  private SheetSlot onDesk;

  /**
   * A sheet as the store has not got it.
   *
   * @param id {@link SheetSlot#NEW} if it never was in the store
   * @param isOnDesk whether it is the one written on last
   */
  record SavedWrite(long id, boolean isOnDesk, long changedMillis, PendingSheet draft) {
    /** Whether it is the one on the desk, and cannot be found by an id. */
    boolean isNewOnDesk() {
      return isOnDesk && id == SheetSlot.NEW;
    }

    /** This, as it was changed then. */
    PendingChange change() {
      return new PendingChange(draft, changedMillis);
    }

    /** The sheet in {@code store} that has all of this already, or something later. */
    Optional<StoredSheet> in(SheetRepository store) {
      return id == SheetSlot.NEW
          ? store.last().filter(this::isBeginningOf)
          : store.find(id).filter(kept -> kept.changedMillis() >= changedMillis);
    }

    private boolean isBeginningOf(StoredSheet kept) {
      JournalExcerpt excerpt = draft.excerpt();
      List<Edit> done = draft.journal().edits().subList(0, draft.journal().done());
      int end = excerpt.earlier() + done.size();
      List<Edit> all = EditJournalCodec.read(kept.journal(), kept.sheet()).edits();
      return kept.origin() == Origin.TYPED
          && kept.createdMillis() >= changedMillis
          && !done.isEmpty()
          && all.size() >= end
          && all.subList(excerpt.earlier(), end).equals(done);
    }
  }

  /**
   * What is to be written, and where.
   *
   * @param isOnDesk whether it is the one written on last
   */
  record HeldWrite(SheetSlot slot, boolean isOnDesk, PendingChange change) {
    /** Whether it is the one on the desk, and is not known to be in the store. */
    boolean isNewOnDesk() {
      return isOnDesk && slot.knownId == SheetSlot.NEW;
    }

    /** Whether {@code left} is this, as it was saved. */
    boolean is(SavedWrite left) {
      return (left.id() == SheetSlot.NEW || left.id() == slot.knownId)
          && left.changedMillis() == change.millis()
          && left.draft().sheet().equals(change.draft().sheet());
    }
  }

  /** Tells {@code whenChanged} what there is, the newest last, whenever that is something else. */
  PendingWrites(SheetSlot onDesk, Consumer<List<SavedWrite>> whenChanged) {
    this.onDesk = onDesk;
    this.whenChanged = whenChanged;
  }

  /** What is changed next is changed in {@code slot}. */
  void goTo(SheetSlot slot) {
    onDesk = slot;
    tellIfAny();
  }

  /** {@code change} is to be written. */
  void put(SheetSlot slot, PendingChange change) {
    changes.keySet().removeIf(slot::isKnownSame);
    changes.put(slot, change);
    tell();
  }

  /** The sheet in {@code slot} was added. */
  void know(SheetSlot slot, long id) {
    slot.knownId = id;
    tellIfAny();
  }

  /** The store has {@code change}. */
  void remove(SheetSlot slot, PendingChange change) {
    if (change.equals(changes.get(slot))) {
      changes.remove(slot);
      tell();
    }
  }

  /** The sheet {@code id} is not wanted any more. */
  void forget(long id) {
    if (changes.keySet().removeIf(slot -> slot.knownId == id)) {
      tell();
    }
  }

  private void tellIfAny() {
    if (!changes.isEmpty()) {
      tell();
    }
  }

  /** All there is, the newest last. */
  List<HeldWrite> held() {
    List<HeldWrite> held = new ArrayList<>();
    changes.forEach(
        (slot, change) -> held.add(new HeldWrite(slot, slot.isKnownSame(onDesk), change)));
    return held;
  }

  private void tell() {
    List<SavedWrite> left = new ArrayList<>();
    for (HeldWrite one : held()) {
      PendingChange change = one.change();
      left.add(new SavedWrite(one.slot().knownId, one.isOnDesk(), change.millis(), change.draft()));
    }
    whenChanged.accept(left);
  }
}
