package dev.casilla.app.ui.puzzle;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The ways that lead from the puzzle screen to somewhere else, as far as there are any. */
final class PuzzleNavigation {
  private final Map<Destination, Runnable> ways = new EnumMap<>(Destination.class);

  /** Where a way leads. */
  enum Destination {
    SCAN,
    PHOTO,
    PASTE,
    HISTORY,
    NEW_PUZZLE,
    SETTINGS,
    SHARE
  }

  /** Adds a way: {@code go} leads to {@code way}. */
  void add(Destination way, Runnable go) {
    ways.put(way, go);
  }

  boolean has(Destination way) {
    return ways.containsKey(way);
  }

  /** Where another puzzle is to be had: most of all from where people come for. */
  Optional<Destination> next() {
    return Stream.of(Destination.SCAN, Destination.NEW_PUZZLE).filter(this::has).findFirst();
  }

  /** Goes along {@code way}, if there is one. */
  void go(Destination way) {
    Runnable go = ways.get(way);
    if (go != null) {
      go.run();
    }
  }
}
