package dev.casilla.app.ui.puzzle;

import dev.casilla.app.ui.puzzle.PuzzleNavigation.Destination;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * Which doors there are to a puzzle. Immutable.
 *
 * @param primary the one for most people
 * @param others those besides it
 */
record HomeOptions(HomeOption primary, Set<HomeOption> others) {
  /** A way to get a puzzle. */
  enum HomeOption {
    SCAN,
    PHOTO,
    TYPE,
    PASTE,
    NEW_PUZZLE
  }

  HomeOptions {
    Set<HomeOption> copy = EnumSet.noneOf(HomeOption.class);
    copy.addAll(others);
    others = Collections.unmodifiableSet(copy);
  }

  /** Those that open onto {@code ways}; the loud one is the camera or, without one, typing. */
  static HomeOptions of(PuzzleNavigation ways) {
    Set<HomeOption> others = EnumSet.of(HomeOption.TYPE, HomeOption.PASTE);
    if (ways.has(Destination.PHOTO)) {
      others.add(HomeOption.PHOTO);
    }
    if (ways.has(Destination.NEW_PUZZLE)) {
      others.add(HomeOption.NEW_PUZZLE);
    }
    HomeOption loud = ways.has(Destination.SCAN) ? HomeOption.SCAN : HomeOption.TYPE;
    others.remove(loud);
    return new HomeOptions(loud, others);
  }
}
