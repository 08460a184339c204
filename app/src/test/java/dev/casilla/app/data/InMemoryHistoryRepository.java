package dev.casilla.app.data;

import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.app.model.StoredSheet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A history in memory that can simulate storage failures. */
public final class InMemoryHistoryRepository implements HistoryRepository {
  private final TreeMap<Long, StoredSheet> sheets = new TreeMap<>();
  private final TreeMap<Long, byte[]> drafts = new TreeMap<>();
  private final Set<Long> deleted = new HashSet<>();
  private @Nullable DatabaseDamage mishap;
  private Runnable whileTakingIn = () -> {};
  private Runnable onceTakenIn = () -> {};
  private final FakeDisk disk = new FakeDisk();
  private long now = 1_000;
  private final List<Long> used = new ArrayList<>();
  private int saves;

  /** Sets the clock. */
  public void setNow(long now) {
    this.now = now;
  }

  /** Sets whether all reads and writes fail. */
  public void setBroken(boolean broken) {
    disk.setBroken(broken);
  }

  /** Sets whether all writes fail; reads still work. */
  public void setFull(boolean full) {
    disk.setFull(full);
  }

  /** Sets an action that runs during an import, before the commit. */
  public void setWhileTakingIn(Runnable meanwhile) {
    whileTakingIn = meanwhile;
  }

  /** Sets an action that runs after the commit. */
  public void setOnceTakenIn(Runnable then) {
    onceTakenIn = then;
  }

  /** Removes everything. */
  public void clear() {
    sheets.clear();
    drafts.clear();
  }

  /** Returns how often a sheet was replaced. */
  public int saves() {
    return saves;
  }

  /** Adds a notice. */
  public void setMishap(DatabaseDamage mishap) {
    this.mishap = mishap;
  }

  /** Returns whether a deleted sheet can be restored. */
  public boolean canRestore(long id) {
    return deleted.contains(id);
  }

  @Override
  public long add(Origin origin, Sheet sheet) {
    return keep(NewSheet.now(origin, sheet, now));
  }

  @Override
  public long add(NewSheet arrival) {
    return keep(arrival);
  }

  @Override
  public void save(long id, Sheet sheet, String journal, long changedMillis) {
    disk.write();
    saves++;
    use(id);
    find(id)
        .ifPresent(
            kept ->
                sheets.put(
                    id,
                    new StoredSheet(
                        id, kept.origin(), sheet, journal, kept.createdMillis(), changedMillis)));
  }

  @Override
  public long addDraft(Origin origin, Sheet sheet, byte[] reading) {
    Optional<StoredSheet> same =
        lastDraft().filter(last -> last.origin() == origin && last.sheet().equals(sheet));
    long id = same.isPresent() ? same.get().id() : add(origin, sheet);
    drafts.put(id, reading);
    return id;
  }

  @Override
  public void saveDraft(long id, Sheet sheet, byte[] reading) {
    save(id, sheet, "", now);
    drafts.put(id, reading);
  }

  @Override
  public Optional<byte[]> draft(long id) {
    disk.read();
    return Optional.ofNullable(drafts.get(id));
  }

  @Override
  public void finishDraft(long id) {
    disk.write();
    drafts.remove(id);
  }

  @Override
  public Optional<StoredSheet> lastDraft() {
    return drafts.isEmpty() ? Optional.empty() : find(drafts.lastKey());
  }

  @Override
  public Optional<StoredSheet> find(long id) {
    disk.read();
    return deleted.contains(id) ? Optional.empty() : Optional.ofNullable(sheets.get(id));
  }

  @Override
  public Optional<StoredSheet> last() {
    disk.read();
    for (int i = used.size() - 1; i >= 0; i--) {
      if (find(used.get(i)).isPresent()) {
        return find(used.get(i));
      }
    }
    return Optional.empty();
  }

  @Override
  public Optional<StoredSheet> open(long id) {
    Optional<StoredSheet> found = find(id);
    found.ifPresent(sheet -> use(id));
    return found;
  }

  @Override
  public List<SheetSummary> summaries(@Nullable SheetSummary after, int most) {
    return list().after(after, most);
  }

  @Override
  public List<SheetSummary> summariesContaining(
      String cells, @Nullable SheetSummary after, int most) {
    return list().with(cells, after, most);
  }

  @Override
  public List<StoredSheet> sheets(long afterId, int most) {
    return kept().filter(kept -> kept.id() > afterId).limit(most).collect(Collectors.toList());
  }

  @Override
  public int count() {
    return (int) kept().count();
  }

  @Override
  public ImportResult insertAll(NewSheetBatch arrivals, BooleanSupplier wanted) {
    whileTakingIn.run();
    if (!wanted.getAsBoolean()) {
      throw new CancellationException();
    }
    List<Long> ids = new ArrayList<>();
    int before = count();
    arrivals.forEach(
        arrival -> {
          Optional<StoredSheet> known =
              kept().filter(kept -> kept.sheet().equals(arrival.sheet())).findAny();
          ids.add(known.isPresent() ? known.get().id() : keep(arrival));
        });
    onceTakenIn.run();
    return new ImportResult(ids, count() - before, arrivals.malformed());
  }

  @Override
  public void delete(long id) {
    disk.write();
    deleted.add(id);
  }

  @Override
  public void restore(List<Long> ids) {
    disk.write();
    deleted.removeAll(ids);
  }

  @Override
  public void purgeDeletedExcept(List<Long> ids) {
    disk.write();
    Set<Long> forgotten = new HashSet<>(deleted);
    ids.forEach(forgotten::remove);
    sheets.keySet().removeAll(forgotten);
    deleted.removeAll(forgotten);
  }

  @Override
  public Optional<DatabaseDamage> databaseDamage() {
    return Optional.ofNullable(mishap);
  }

  @Override
  public void dismissDatabaseDamage() {
    mishap = null;
  }

  private long keep(NewSheet arrival) {
    disk.write();
    long id = sheets.isEmpty() ? 1 : sheets.lastKey() + 1;
    use(id);
    sheets.put(
        id,
        new StoredSheet(
            id,
            arrival.origin(),
            arrival.sheet(),
            arrival.journal(),
            arrival.createdMillis(),
            arrival.changedMillis()));
    return id;
  }

  private Stream<StoredSheet> kept() {
    disk.read();
    return new ArrayList<>(sheets.values()).stream().filter(kept -> !deleted.contains(kept.id()));
  }

  private InMemorySheetList list() {
    return new InMemorySheetList(kept(), drafts.keySet());
  }

  private void use(long id) {
    used.remove(id);
    used.add(id);
  }
}
