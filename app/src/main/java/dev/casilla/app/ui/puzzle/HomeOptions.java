package dev.casilla.app.ui.puzzle;

import dev.casilla.app.ui.puzzle.PuzzleNavigation.Destination;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** The navigation to get a puzzle that the home screen offers. Immutable. */
record HomeOptions(HomeOption primary, Set<HomeOption> others) {
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

  /** The options with a destination; the primary one is scanning or, without a camera, typing. */
  static HomeOptions of(PuzzleNavigation navigation) {
    Set<HomeOption> others = EnumSet.of(HomeOption.TYPE, HomeOption.PASTE);
    if (navigation.has(Destination.PHOTO)) {
      others.add(HomeOption.PHOTO);
    }
    if (navigation.has(Destination.NEW_PUZZLE)) {
      others.add(HomeOption.NEW_PUZZLE);
    }
    HomeOption primary = navigation.has(Destination.SCAN) ? HomeOption.SCAN : HomeOption.TYPE;
    others.remove(primary);
    return new HomeOptions(primary, others);
  }
}
