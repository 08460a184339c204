package dev.casilla.app.puzzle;

import dev.casilla.app.puzzle.Ways.Way;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * Which doors there are to a puzzle. Immutable.
 *
 * @param loud the one for most people
 * @param others those besides it
 */
record Entrance(Door loud, Set<Door> others) {
  /** A way to get a puzzle. */
  enum Door {
    SCAN,
    PHOTO,
    TYPE,
    PASTE,
    NEW_PUZZLE
  }

  Entrance {
    Set<Door> copy = EnumSet.noneOf(Door.class);
    copy.addAll(others);
    others = Collections.unmodifiableSet(copy);
  }

  /** Those that open onto {@code ways}; the loud one is the camera or, without one, typing. */
  static Entrance of(Ways ways) {
    Set<Door> others = EnumSet.of(Door.TYPE, Door.PASTE);
    if (ways.has(Way.PHOTO)) {
      others.add(Door.PHOTO);
    }
    if (ways.has(Way.NEW_PUZZLE)) {
      others.add(Door.NEW_PUZZLE);
    }
    Door loud = ways.has(Way.SCAN) ? Door.SCAN : Door.TYPE;
    others.remove(loud);
    return new Entrance(loud, others);
  }
}
