package dev.casilla.app.puzzle;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The ways that lead from the puzzle screen to somewhere else, as far as there are any. */
final class Ways {
  private final Map<Way, Runnable> ways = new EnumMap<>(Way.class);

  /** Where a way leads. */
  enum Way {
    SCAN,
    PHOTO,
    PASTE,
    HISTORY,
    NEW_PUZZLE,
    SETTINGS,
    SHARE
  }

  /** Adds a way: {@code go} leads to {@code way}. */
  void add(Way way, Runnable go) {
    ways.put(way, go);
  }

  boolean has(Way way) {
    return ways.containsKey(way);
  }

  /** Where another puzzle is to be had: most of all from where people come for. */
  Optional<Way> next() {
    return Stream.of(Way.SCAN, Way.NEW_PUZZLE).filter(this::has).findFirst();
  }

  /** Goes along {@code way}, if there is one. */
  void go(Way way) {
    Runnable go = ways.get(way);
    if (go != null) {
      go.run();
    }
  }
}
