package dev.casilla.app.ui.history;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The deleted sheets that some screen can still bring back. Confined to the main thread. */
/*
 * There can be a second history, in a window of its own: where one begins or ends, it must not take
 * the way back from the other.
 */
final class UndoableDeletes {
  private final Map<Object, List<Long>> byScreen = new LinkedHashMap<>();

  /** From now on, {@code screen} can bring back {@code ids}, and no others. */
  void set(Object screen, Collection<Long> ids) {
    if (ids.isEmpty()) {
      byScreen.remove(screen);
    } else {
      byScreen.put(screen, new ArrayList<>(ids));
    }
  }

  /** All of them. */
  List<Long> all() {
    List<Long> all = new ArrayList<>();
    byScreen.values().forEach(all::addAll);
    return all;
  }
}
