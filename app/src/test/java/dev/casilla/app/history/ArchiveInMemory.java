package dev.casilla.app.history;

import dev.casilla.app.sheet.Archive;
import dev.casilla.app.sheet.Arrival;
import dev.casilla.app.sheet.Arrivals;
import dev.casilla.app.sheet.Intake;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Mishap;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Outline;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.app.sheet.StorageException;
import java.io.IOException;
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

/** An archive without a disk, which can be told to be broken. */
public final class ArchiveInMemory implements Archive {
  private final TreeMap<Long, KeptSheet> sheets = new TreeMap<>();
  private final TreeMap<Long, byte[]> drafts = new TreeMap<>();
  private final Set<Long> deleted = new HashSet<>();
  private final TreeMap<Long, KeptSheet> lost = new TreeMap<>();
  private @Nullable Mishap mishap;
  private Runnable whileTakingIn = () -> {};
  private Runnable onceTakenIn = () -> {};
  private boolean broken;
  private boolean full;
  private long now = 1_000;
  private final List<Long> used = new ArrayList<>();
  private int saves;

  /** The time from now on. */
  public void setNow(long now) {
    this.now = now;
  }

  /** From now on nothing can be read or kept, or everything again. */
  public void setBroken(boolean broken) {
    this.broken = broken;
  }

  /** From now on nothing can be written, or everything again; what there is can be read. */
  public void setFull(boolean full) {
    this.full = full;
  }

  /** What happens while sheets are taken in, before it is settled that they are kept. */
  public void setWhileTakingIn(Runnable meanwhile) {
    whileTakingIn = meanwhile;
  }

  /** What happens as soon as that is settled. */
  public void setOnceTakenIn(Runnable then) {
    onceTakenIn = then;
  }

  /** Nothing was ever kept. */
  public void clear() {
    sheets.clear();
    drafts.clear();
  }

  /** How often a sheet was written over. */
  public int saves() {
    return saves;
  }

  /** There is something to tell. */
  public void setMishap(Mishap mishap) {
    this.mishap = mishap;
  }

  /** A damaged disk takes the sheet {@code id}. */
  public void lose(long id) {
    find(id).ifPresent(kept -> lost.put(id, kept));
    sheets.remove(id);
  }

  @Override
  public boolean isLost(long id) {
    return lost.containsKey(id);
  }

  /** Whether a deleted sheet can be had back. */
  public boolean canRestore(long id) {
    return deleted.contains(id);
  }

  @Override
  public long add(Origin origin, Sheet sheet) {
    return keep(Arrival.now(origin, sheet, now));
  }

  @Override
  public long add(Arrival arrival) {
    return keep(arrival);
  }

  @Override
  public void save(long id, Sheet sheet, String journal, long changedMillis) {
    checkWritable();
    saves++;
    use(id);
    Optional.ofNullable(lost.remove(id))
        .or(() -> find(id))
        .ifPresent(
            kept ->
                sheets.put(
                    id,
                    new KeptSheet(
                        id, kept.origin(), sheet, journal, kept.createdMillis(), changedMillis)));
  }

  @Override
  public long addDraft(Origin origin, Sheet sheet, byte[] reading) {
    Optional<KeptSheet> same =
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
    check();
    return Optional.ofNullable(drafts.get(id));
  }

  @Override
  public void endDraft(long id) {
    checkWritable();
    drafts.remove(id);
  }

  @Override
  public Optional<KeptSheet> lastDraft() {
    return drafts.isEmpty() ? Optional.empty() : find(drafts.lastKey());
  }

  @Override
  public Optional<KeptSheet> find(long id) {
    check();
    return deleted.contains(id) ? Optional.empty() : Optional.ofNullable(sheets.get(id));
  }

  @Override
  public Optional<KeptSheet> last() {
    check();
    for (int i = used.size() - 1; i >= 0; i--) {
      if (find(used.get(i)).isPresent()) {
        return find(used.get(i));
      }
    }
    return Optional.empty();
  }

  @Override
  public Optional<KeptSheet> open(long id) {
    Optional<KeptSheet> found = find(id);
    found.ifPresent(sheet -> use(id));
    return found;
  }

  @Override
  public List<Outline> outlines(@Nullable Outline after, int most) {
    return kept()
        .map(this::outline)
        .sorted(ArchiveInMemory::compare)
        .filter(outline -> after == null || compare(outline, after) > 0)
        .limit(most)
        .collect(Collectors.toList());
  }

  @Override
  public List<Outline> outlinesWith(String cells, @Nullable Outline after, int most) {
    return outlines(after, sheets.size()).stream()
        .filter(
            outline ->
                outline.givens().toString().contains(cells)
                    || outline.digits().toString().contains(cells))
        .limit(most)
        .collect(Collectors.toList());
  }

  @Override
  public List<KeptSheet> sheets(long afterId, int most) {
    return kept().filter(kept -> kept.id() > afterId).limit(most).collect(Collectors.toList());
  }

  @Override
  public int count() {
    return (int) kept().count();
  }

  @Override
  public Intake takeIn(Arrivals arrivals, BooleanSupplier wanted) {
    whileTakingIn.run();
    if (!wanted.getAsBoolean()) {
      throw new CancellationException();
    }
    List<Long> ids = new ArrayList<>();
    int before = count();
    arrivals.forEach(
        arrival -> {
          Optional<KeptSheet> known =
              kept().filter(kept -> kept.sheet().equals(arrival.sheet())).findAny();
          ids.add(known.isPresent() ? known.get().id() : keep(arrival));
        });
    onceTakenIn.run();
    return new Intake(ids, count() - before);
  }

  @Override
  public void delete(long id) {
    checkWritable();
    deleted.add(id);
  }

  @Override
  public void restore(List<Long> ids) {
    checkWritable();
    deleted.removeAll(ids);
  }

  @Override
  public void forgetDeletedBut(List<Long> ids) {
    checkWritable();
    Set<Long> forgotten = new HashSet<>(deleted);
    ids.forEach(forgotten::remove);
    sheets.keySet().removeAll(forgotten);
    deleted.removeAll(forgotten);
  }

  @Override
  public Optional<Mishap> mishap() {
    return Optional.ofNullable(mishap);
  }

  @Override
  public void forgetMishap() {
    mishap = null;
  }

  private long keep(Arrival arrival) {
    checkWritable();
    long id = sheets.isEmpty() ? 1 : sheets.lastKey() + 1;
    use(id);
    sheets.put(
        id,
        new KeptSheet(
            id,
            arrival.origin(),
            arrival.sheet(),
            arrival.journal(),
            arrival.createdMillis(),
            arrival.changedMillis()));
    return id;
  }

  private Stream<KeptSheet> kept() {
    check();
    return new ArrayList<>(sheets.values()).stream().filter(kept -> !deleted.contains(kept.id()));
  }

  private void checkWritable() {
    check();
    if (full) {
      throw new StorageException(new IOException("disk full"));
    }
  }

  private void check() {
    if (broken) {
      throw new StorageException(new IOException("disk broken"));
    }
  }

  private Outline outline(KeptSheet kept) {
    Sheet sheet = kept.sheet();
    return new Outline(
        kept.id(),
        kept.origin(),
        sheet.givens(),
        sheet.entries(),
        kept.changedMillis(),
        drafts.containsKey(kept.id()));
  }

  private static int compare(Outline one, Outline other) {
    int order = Long.compare(other.changedMillis(), one.changedMillis());
    return order == 0 ? Long.compare(other.id(), one.id()) : order;
  }

  private void use(long id) {
    used.remove(id);
    used.add(id);
  }
}
