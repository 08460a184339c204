package dev.casilla.app.review;

import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.app.sheet.SheetStore;
import dev.casilla.app.sheet.StorageException;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Keeps sheets as long as a test lasts. */
final class SheetsForTests implements SheetStore {
  final TreeMap<Long, KeptSheet> kept = new TreeMap<>();

  /** Whether there is no room for anything. */
  boolean isFull;

  @Override
  public long add(Origin origin, Sheet sheet) {
    refuseIfFull();
    long id = 1L + kept.size();
    kept.put(id, new KeptSheet(id, origin, sheet, "", 0, 0));
    return id;
  }

  @Override
  public void save(long id, Sheet sheet, String journal) {
    refuseIfFull();
    kept.computeIfPresent(
        id, (key, before) -> new KeptSheet(id, before.origin(), sheet, journal, 0, 0));
  }

  @Override
  public Optional<KeptSheet> find(long id) {
    return Optional.ofNullable(kept.get(id));
  }

  @Override
  public Optional<KeptSheet> last() {
    return Optional.ofNullable(kept.lastEntry()).map(Map.Entry::getValue);
  }

  private void refuseIfFull() {
    if (isFull) {
      throw new StorageException(new IOException("disk full"));
    }
  }

  @Override
  public Optional<KeptSheet> open(long id) {
    return find(id);
  }
}
