package dev.casilla.app.data.room;

import android.content.Context;
import dev.casilla.app.data.DatabaseDamage;
import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.ImportResult;
import dev.casilla.app.data.NewSheetBatch;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.app.model.StoredSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Stores sheets in a Room database. Safe for use by many threads. */
// Rows are parsed inside the call that reads them, so that an unreadable row starts a recovery.
public final class RoomSheetRepository implements HistoryRepository {
  private final RecoveringDatabase database;
  private final LongSupplier millis;

  /**
   * Uses the database called {@code name}, which the first call opens; the time, in milliseconds
   * since 1970, comes from {@code millis}.
   */
  public RoomSheetRepository(Context context, String name, LongSupplier millis) {
    this.database = new RecoveringDatabase(context, name, millis);
    this.millis = millis;
  }

  /** Closes the file; the next call opens it again. */
  void close() {
    database.close();
  }

  @Override
  public long add(Origin origin, Sheet sheet) {
    return add(NewSheet.now(origin, sheet, millis.getAsLong()));
  }

  @Override
  public long add(NewSheet arrival) {
    return database.call(
        sheets -> sheets.insert(SheetRow.of(SheetRow.NO_ID, arrival, sheets.nextUse())));
  }

  /** An unchanged sheet keeps its place in the history. */
  @Override
  public void save(long id, Sheet sheet, String journal, long changedMillis) {
    run(
        sheets -> {
          SheetRow before = sheets.find(id);
          if (before == null) {
            return;
          }
          if (!before.says(sheet)) {
            write(sheets, id, sheet, changedMillis);
            sheets.endDraft(id);
          }
          sheets.writeJournal(id, journal);
          sheets.use(id);
        });
  }

  @Override
  public long addDraft(Origin origin, Sheet sheet, byte[] reading) {
    NewSheet arrival = NewSheet.now(origin, sheet, millis.getAsLong());
    return database.call(
        sheets -> {
          SheetRow last = sheets.lastDraft();
          long id =
              last != null && last.origin.equals(origin.name()) && last.says(sheet)
                  ? last.id
                  : sheets.insert(SheetRow.of(SheetRow.NO_ID, arrival, sheets.nextUse()));
          sheets.insertOrReplace(new DraftRow(id, reading));
          return id;
        });
  }

  @Override
  public void saveDraft(long id, Sheet sheet, byte[] reading) {
    run(
        sheets -> {
          SheetRow before = sheets.find(id);
          if (before == null) {
            return;
          }
          if (!before.says(sheet)) {
            write(sheets, id, sheet, millis.getAsLong());
          }
          sheets.writeJournal(id, "");
          sheets.insertOrReplace(new DraftRow(id, reading));
          sheets.use(id);
        });
  }

  @Override
  public Optional<byte[]> draft(long id) {
    return database.call(sheets -> Optional.ofNullable(sheets.draft(id)).map(row -> row.reading));
  }

  @Override
  public void finishDraft(long id) {
    run(sheets -> sheets.endDraft(id));
  }

  @Override
  public Optional<StoredSheet> lastDraft() {
    return database.call(sheets -> kept(sheets.lastDraft()));
  }

  @Override
  public Optional<StoredSheet> find(long id) {
    return database.call(sheets -> kept(sheets.find(id)));
  }

  @Override
  public Optional<StoredSheet> last() {
    return database.call(sheets -> kept(sheets.last()));
  }

  @Override
  public Optional<StoredSheet> open(long id) {
    return database.call(
        sheets -> {
          sheets.use(id);
          return kept(sheets.find(id));
        });
  }

  @Override
  public List<SheetSummary> summaries(@Nullable SheetSummary after, int most) {
    return database.call(sheets -> shown(new SheetSummaryPager(sheets, after).next(most)));
  }

  @Override
  public List<SheetSummary> summariesContaining(
      String cells, @Nullable SheetSummary after, int most) {
    return database.call(
        sheets -> shown(new SheetSummaryPager(sheets, after).next(most, row -> row.holds(cells))));
  }

  @Override
  public List<StoredSheet> sheets(long afterId, int most) {
    return database.call(
        sheets ->
            sheets.sheets(afterId, most).stream().map(SheetRow::kept).collect(Collectors.toList()));
  }

  @Override
  public int count() {
    return database.call(SheetDao::count);
  }

  @Override
  public ImportResult insertAll(NewSheetBatch arrivals, BooleanSupplier wanted) {
    return database.call(
        sheets -> {
          ImportResult intake = new SheetBatchInserter(sheets).all(arrivals);
          if (!wanted.getAsBoolean()) {
            throw new CancellationException();
          }
          return intake;
        });
  }

  @Override
  public void delete(long id) {
    run(sheets -> sheets.delete(id));
  }

  @Override
  public void restore(List<Long> ids) {
    run(sheets -> ids.forEach(sheets::restore));
  }

  @Override
  public void purgeDeletedExcept(List<Long> ids) {
    run(sheets -> sheets.purgeDeletedExcept(ids));
  }

  @Override
  public Optional<DatabaseDamage> databaseDamage() {
    return database.call(
        sheets -> {
          DatabaseDamageRow row = sheets.databaseDamage();
          return row == null ? Optional.empty() : Optional.of(new DatabaseDamage(row.rescued));
        });
  }

  @Override
  public void dismissDatabaseDamage() {
    run(SheetDao::deleteDatabaseDamage);
  }

  static void write(SheetDao sheets, long id, Sheet sheet, long changed) {
    sheets.write(
        id, SheetRow.givens(sheet), SheetRow.entries(sheet), SheetRow.notes(sheet), changed);
  }

  private void run(Consumer<SheetDao> work) {
    database.<@Nullable Object>call(
        sheets -> {
          work.accept(sheets);
          return null;
        });
  }

  private static List<SheetSummary> shown(List<SheetSummaryRow> rows) {
    return rows.stream().map(SheetSummaryRow::outline).collect(Collectors.toList());
  }

  private static Optional<StoredSheet> kept(@Nullable SheetRow row) {
    return Optional.ofNullable(row).map(SheetRow::kept);
  }

  /** Pages through the summaries, the last changed first, in one transaction. */
  private static final class SheetSummaryPager {
    /** Rows of one query while searching. */
    private static final int STRIDE = 500;

    private final SheetDao sheets;
    private long changed;
    private long id;

    /** Starts after {@code after}; {@code null} starts at the first. */
    SheetSummaryPager(SheetDao sheets, @Nullable SheetSummary after) {
      this.sheets = sheets;
      changed = after == null ? Long.MAX_VALUE : after.changedMillis();
      id = after == null ? Long.MAX_VALUE : after.id();
    }

    /** The next {@code most} rows, or fewer at the end. */
    List<SheetSummaryRow> next(int most) {
      List<SheetSummaryRow> rows = sheets.summaries(changed, id, most);
      if (!rows.isEmpty()) {
        SheetSummaryRow last = rows.get(rows.size() - 1);
        changed = last.changed;
        id = last.id;
      }
      return rows;
    }

    /** The next {@code most} rows that are {@code wanted}, or fewer at the end. */
    List<SheetSummaryRow> next(int most, Predicate<SheetSummaryRow> wanted) {
      List<SheetSummaryRow> found = new ArrayList<>();
      List<SheetSummaryRow> rows = next(STRIDE);
      while (!rows.isEmpty() && found.size() < most) {
        for (SheetSummaryRow row : rows) {
          if (found.size() < most && wanted.test(row)) {
            found.add(row);
          }
        }
        rows = next(STRIDE);
      }
      return found;
    }
  }
}
