package dev.casilla.app.ui.puzzle.session;

import java.util.ArrayList;
import java.util.List;

/**
 * What screens that are closed could not write, until another one is opened or come back to, which
 * takes it over. Confined to the main thread.
 */
/*
 * A screen that is closed is not saved, and tries once more to write what it has. Where the store
 * refuses that, too, there is nobody left to try again, or to show what is not kept, but here. The
 * slots themselves are handed on: whoever writes one empties it, so that nothing is written twice.
 */
final class ClosedScreenWrites {
  private final List<PendingWrites> closed = new ArrayList<>();

  /** The screen that has {@code unwritten} is closed. */
  void add(PendingWrites unwritten) {
    closed.add(unwritten);
  }

  /** What is not written of all that was left behind, the newest last; it is not here any more. */
  List<PendingWrites.HeldWrite> take() {
    List<PendingWrites.HeldWrite> all = new ArrayList<>();
    closed.forEach(unwritten -> all.addAll(unwritten.held()));
    closed.clear();
    return all;
  }
}
