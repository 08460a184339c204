package dev.casilla.app.ui.puzzle;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The destinations that can be reached from the puzzle screen. */
final class PuzzleNavigation {
  private final Map<Destination, Runnable> actions = new EnumMap<>(Destination.class);

  enum Destination {
    SCAN,
    PHOTO,
    PASTE,
    HISTORY,
    NEW_PUZZLE,
    SETTINGS,
    SHARE
  }

  void add(Destination destination, Runnable open) {
    actions.put(destination, open);
  }

  boolean has(Destination destination) {
    return actions.containsKey(destination);
  }

  /** Where to get another puzzle: preferably by scanning. */
  Optional<Destination> next() {
    return Stream.of(Destination.SCAN, Destination.NEW_PUZZLE).filter(this::has).findFirst();
  }

  void go(Destination destination) {
    Runnable open = actions.get(destination);
    if (open != null) {
      open.run();
    }
  }
}
