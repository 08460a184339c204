package dev.casilla.app.history.room;

import dev.casilla.app.sheet.Arrival;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The sheets that somebody got from the database and may still write on: one that is gone without
 * having been deleted was lost with a damaged file. Safe for use by many threads.
 */
final class HandedOut {
  private final Map<Long, Came> sheets = new ConcurrentHashMap<>();

  /** How and when one came. */
  private record Came(Origin origin, long createdMillis) {}

  /** Somebody got {@code kept}. */
  void add(KeptSheet kept) {
    sheets.put(kept.id(), new Came(kept.origin(), kept.createdMillis()));
  }

  /** Somebody brought {@code arrival}, which was kept as {@code id}. */
  void add(long id, Arrival arrival) {
    sheets.put(id, new Came(arrival.origin(), arrival.createdMillis()));
  }

  /** The sheet {@code id} was deleted. */
  void remove(long id) {
    sheets.remove(id);
  }

  boolean has(long id) {
    return sheets.containsKey(id);
  }

  /** The sheet {@code id}, which was handed out, as it came at that time, now with this on it. */
  Optional<Arrival> again(long id, Sheet sheet, String journal, long nowMillis) {
    return Optional.ofNullable(sheets.get(id))
        .map(came -> new Arrival(came.origin(), sheet, journal, came.createdMillis(), nowMillis));
  }
}
