package dev.casilla.app.review;

import dev.casilla.app.sheet.DraftStore;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.app.sheet.StorageException;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Keeps sheets as long as a test lasts. */
final class SheetsForTests implements DraftStore {
  final TreeMap<Long, KeptSheet> kept = new TreeMap<>();
  final TreeMap<Long, byte[]> drafts = new TreeMap<>();

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

  @Override
  public Optional<KeptSheet> open(long id) {
    return find(id);
  }

  @Override
  public long addDraft(Origin origin, Sheet sheet, byte[] reading) {
    Optional<KeptSheet> last = lastDraft();
    if (last.isPresent() && last.get().origin() == origin && last.get().sheet().equals(sheet)) {
      drafts.put(last.get().id(), reading);
      return last.get().id();
    }
    long id = add(origin, sheet);
    drafts.put(id, reading);
    return id;
  }

  @Override
  public void saveDraft(long id, Sheet sheet, byte[] reading) {
    save(id, sheet, "");
    drafts.put(id, reading);
  }

  @Override
  public Optional<byte[]> draft(long id) {
    return Optional.ofNullable(drafts.get(id));
  }

  @Override
  public void endDraft(long id) {
    refuseIfFull();
    drafts.remove(id);
  }

  @Override
  public Optional<KeptSheet> lastDraft() {
    return drafts.isEmpty() ? Optional.empty() : find(drafts.lastKey());
  }

  private void refuseIfFull() {
    if (isFull) {
      throw new StorageException(new IOException("disk full"));
    }
  }
}
