package dev.casilla.app.puzzle;

import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.SheetStore;
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
final class Unwritten {
  private final Map<Slot, Change> changes = new LinkedHashMap<>();
  private final Consumer<List<Left>> whenChanged;
  private Slot onDesk;

  /**
   * A sheet as the store has not got it.
   *
   * @param id {@link Slot#NEW} if it never was in the store
   * @param isOnDesk whether it is the one written on last
   */
  record Left(long id, boolean isOnDesk, long changedMillis, Draft draft) {
    /** Whether it is the one on the desk, and cannot be found by an id. */
    boolean isNewOnDesk() {
      return isOnDesk && id == Slot.NEW;
    }

    /** This, as it was changed then. */
    Change change() {
      return new Change(draft, changedMillis);
    }

    /** The sheet in {@code store} that has all of this already, or something later. */
    Optional<KeptSheet> in(SheetStore store) {
      return id == Slot.NEW
          ? store.last().filter(this::isBeginningOf)
          : store.find(id).filter(kept -> kept.changedMillis() >= changedMillis);
    }

    private boolean isBeginningOf(KeptSheet kept) {
      Excerpt excerpt = draft.excerpt();
      List<Edit> done = draft.journal().edits().subList(0, draft.journal().done());
      int end = excerpt.earlier() + done.size();
      List<Edit> all = JournalText.read(kept.journal(), kept.sheet()).edits();
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
  record Held(Slot slot, boolean isOnDesk, Change change) {
    /** Whether it is the one on the desk, and is not known to be in the store. */
    boolean isNewOnDesk() {
      return isOnDesk && slot.knownId == Slot.NEW;
    }

    /** Whether {@code left} is this, as it was saved. */
    boolean is(Left left) {
      return (left.id() == Slot.NEW || left.id() == slot.knownId)
          && left.changedMillis() == change.millis()
          && left.draft().sheet().equals(change.draft().sheet());
    }
  }

  /** Tells {@code whenChanged} what there is, the newest last, whenever that is something else. */
  Unwritten(Slot onDesk, Consumer<List<Left>> whenChanged) {
    this.onDesk = onDesk;
    this.whenChanged = whenChanged;
  }

  /** What is changed next is changed in {@code slot}. */
  void goTo(Slot slot) {
    onDesk = slot;
    tellIfAny();
  }

  /** {@code change} is to be written. */
  void put(Slot slot, Change change) {
    changes.keySet().removeIf(slot::isKnownSame);
    changes.put(slot, change);
    tell();
  }

  /** The sheet in {@code slot} was added. */
  void know(Slot slot, long id) {
    slot.knownId = id;
    tellIfAny();
  }

  /** The store has {@code change}. */
  void remove(Slot slot, Change change) {
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
  List<Held> held() {
    List<Held> held = new ArrayList<>();
    changes.forEach((slot, change) -> held.add(new Held(slot, slot.isKnownSame(onDesk), change)));
    return held;
  }

  private void tell() {
    List<Left> left = new ArrayList<>();
    for (Held one : held()) {
      Change change = one.change();
      left.add(new Left(one.slot().knownId, one.isOnDesk(), change.millis(), change.draft()));
    }
    whenChanged.accept(left);
  }
}
