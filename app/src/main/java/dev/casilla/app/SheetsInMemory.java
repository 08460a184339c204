package dev.casilla.app;

import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.app.sheet.SheetStore;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Keeps sheets as long as the process lives. Safe for use by many threads. */
final class SheetsInMemory implements SheetStore {
  private final LongSupplier millis;
  private final Map<Long, KeptSheet> sheets = new HashMap<>();
  private long lastAdded;
  private long last;

  /** A store that takes the time, in milliseconds since 1970, from {@code millis}. */
  SheetsInMemory(LongSupplier millis) {
    this.millis = millis;
  }

  @Override
  public synchronized long add(Origin origin, Sheet sheet) {
    long now = millis.getAsLong();
    last = ++lastAdded;
    sheets.put(last, new KeptSheet(last, origin, sheet, "", now, now));
    return last;
  }

  @Override
  public synchronized void save(long id, Sheet sheet, String journal) {
    KeptSheet before = sheets.get(id);
    if (before != null) {
      long now = millis.getAsLong();
      sheets.put(
          id, new KeptSheet(id, before.origin(), sheet, journal, before.createdMillis(), now));
      last = id;
    }
  }

  @Override
  public synchronized Optional<KeptSheet> find(long id) {
    return Optional.ofNullable(sheets.get(id));
  }

  @Override
  public synchronized Optional<KeptSheet> last() {
    return find(last);
  }

  @Override
  public synchronized Optional<KeptSheet> open(long id) {
    Optional<KeptSheet> sheet = find(id);
    if (sheet.isPresent()) {
      last = id;
    }
    return sheet;
  }
}
