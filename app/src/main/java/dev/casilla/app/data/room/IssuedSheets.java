package dev.casilla.app.data.room;

import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The sheets that somebody got from the database and may still write on: one that is gone without
 * having been deleted was lost with a damaged file. Safe for use by many threads.
 */
final class IssuedSheets {
  private final Map<Long, IssuedSheet> sheets = new ConcurrentHashMap<>();

  /** How and when one came. */
  private record IssuedSheet(Origin origin, long createdMillis) {}

  /** Somebody got {@code kept}. */
  void add(StoredSheet kept) {
    sheets.put(kept.id(), new IssuedSheet(kept.origin(), kept.createdMillis()));
  }

  /** Somebody brought {@code arrival}, which was kept as {@code id}. */
  void add(long id, NewSheet arrival) {
    sheets.put(id, new IssuedSheet(arrival.origin(), arrival.createdMillis()));
  }

  /** The sheet {@code id} was deleted. */
  void remove(long id) {
    sheets.remove(id);
  }

  boolean has(long id) {
    return sheets.containsKey(id);
  }

  /** The sheet {@code id}, which was handed out, as it came at that time, now with this on it. */
  Optional<NewSheet> again(long id, Sheet sheet, String journal, long nowMillis) {
    return Optional.ofNullable(sheets.get(id))
        .map(came -> new NewSheet(came.origin(), sheet, journal, came.createdMillis(), nowMillis));
  }
}
