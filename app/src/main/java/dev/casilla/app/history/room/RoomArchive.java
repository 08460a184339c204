package dev.casilla.app.history.room;

import android.content.Context;
import dev.casilla.app.sheet.Archive;
import dev.casilla.app.sheet.Arrival;
import dev.casilla.app.sheet.Arrivals;
import dev.casilla.app.sheet.Intake;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Mishap;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Outline;
import dev.casilla.app.sheet.Sheet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Keeps sheets in a database. Safe for use by many threads. */
/*
 * Rows become sheets within the piece of work that reads them: one of which no sheet can be made is
 * damage that the database is to mend.
 */
public final class RoomArchive implements Archive {
  private final SafeDatabase database;
  private final LongSupplier millis;
  private final HandedOut handedOut = new HandedOut();

  /**
   * Sheets in the database called {@code name}; the time, in milliseconds since 1970, is from
   * {@code millis}. Nothing is opened yet.
   */
  public RoomArchive(Context context, String name, LongSupplier millis) {
    this.database = new SafeDatabase(context, name, millis);
    this.millis = millis;
  }

  /** Lets go of the file, as the end of the app does; whatever is asked next opens it again. */
  void close() {
    database.close();
  }

  @Override
  public long add(Origin origin, Sheet sheet) {
    return add(Arrival.now(origin, sheet, millis.getAsLong()));
  }

  @Override
  public long add(Arrival arrival) {
    long id =
        database.call(
            sheets -> sheets.insert(SheetRow.of(SheetRow.NO_ID, arrival, sheets.nextUse())));
    handedOut.add(id, arrival);
    return id;
  }

  /** A sheet that stays as it was is not a changed one: the list keeps its order. */
  @Override
  public void save(long id, Sheet sheet, String journal, long changedMillis) {
    run(
        sheets -> {
          SheetRow before = sheets.find(id);
          if (before == null) {
            handedOut
                .again(id, sheet, journal, changedMillis)
                .ifPresent(lost -> sheets.replace(SheetRow.of(id, lost, sheets.nextUse())));
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
    Arrival arrival = Arrival.now(origin, sheet, millis.getAsLong());
    return handOut(
            database.call(
                sheets -> {
                  SheetRow last = sheets.lastDraft();
                  long id =
                      last != null && last.origin.equals(origin.name()) && last.says(sheet)
                          ? last.id
                          : sheets.insert(SheetRow.of(SheetRow.NO_ID, arrival, sheets.nextUse()));
                  sheets.keep(new DraftRow(id, reading));
                  return kept(sheets.find(id));
                }))
        .get()
        .id();
  }

  @Override
  public void saveDraft(long id, Sheet sheet, byte[] reading) {
    run(
        sheets -> {
          SheetRow before = sheets.find(id);
          if (before == null) {
            handedOut
                .again(id, sheet, "", millis.getAsLong())
                .ifPresent(
                    lost -> {
                      sheets.replace(SheetRow.of(id, lost, sheets.nextUse()));
                      sheets.keep(new DraftRow(id, reading));
                    });
            return;
          }
          if (!before.says(sheet)) {
            write(sheets, id, sheet, millis.getAsLong());
          }
          sheets.writeJournal(id, "");
          sheets.keep(new DraftRow(id, reading));
          sheets.use(id);
        });
  }

  @Override
  public Optional<byte[]> draft(long id) {
    return database.call(
        sheets -> {
          Optional<DraftRow> draft = Optional.ofNullable(sheets.draft(id));
          draft.flatMap(row -> kept(sheets.find(id))).ifPresent(handedOut::add);
          return draft.map(row -> row.reading);
        });
  }

  @Override
  public void endDraft(long id) {
    run(sheets -> sheets.endDraft(id));
  }

  @Override
  public Optional<KeptSheet> lastDraft() {
    return handOut(database.call(sheets -> kept(sheets.lastDraft())));
  }

  @Override
  public Optional<KeptSheet> find(long id) {
    return handOut(database.call(sheets -> kept(sheets.find(id))));
  }

  @Override
  public Optional<KeptSheet> last() {
    return handOut(database.call(sheets -> kept(sheets.last())));
  }

  @Override
  public Optional<KeptSheet> open(long id) {
    return handOut(
        database.call(
            sheets -> {
              sheets.use(id);
              return kept(sheets.find(id));
            }));
  }

  @Override
  public boolean isLost(long id) {
    return handedOut.has(id) && database.call(sheets -> sheets.find(id) == null);
  }

  @Override
  public List<Outline> outlines(@Nullable Outline after, int most) {
    return database.call(sheets -> shown(new Walk(sheets, after).next(most)));
  }

  @Override
  public List<Outline> outlinesWith(String cells, @Nullable Outline after, int most) {
    return database.call(
        sheets -> shown(new Walk(sheets, after).next(most, row -> row.holds(cells))));
  }

  @Override
  public List<KeptSheet> sheets(long afterId, int most) {
    return database.call(
        sheets ->
            sheets.sheets(afterId, most).stream().map(SheetRow::kept).collect(Collectors.toList()));
  }

  @Override
  public int count() {
    return database.call(SheetDao::count);
  }

  @Override
  public Intake takeIn(Arrivals arrivals, BooleanSupplier wanted) {
    return database.call(
        sheets -> {
          Intake intake = new TakingIn(sheets).all(arrivals);
          if (!wanted.getAsBoolean()) {
            throw new CancellationException();
          }
          return intake;
        });
  }

  @Override
  public void delete(long id) {
    run(sheets -> sheets.delete(id));
    handedOut.remove(id);
  }

  @Override
  public void restore(List<Long> ids) {
    run(sheets -> ids.forEach(sheets::restore));
  }

  @Override
  public void forgetDeletedBut(List<Long> ids) {
    run(sheets -> sheets.forgetDeletedBut(ids));
  }

  @Override
  public Optional<Mishap> mishap() {
    return database.call(
        sheets -> {
          MishapRow row = sheets.mishap();
          return row == null ? Optional.empty() : Optional.of(new Mishap(row.rescued));
        });
  }

  @Override
  public void forgetMishap() {
    run(SheetDao::forgetMishap);
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

  private Optional<KeptSheet> handOut(Optional<KeptSheet> kept) {
    kept.ifPresent(handedOut::add);
    return kept;
  }

  private static List<Outline> shown(List<OutlineRow> rows) {
    return rows.stream().map(OutlineRow::outline).collect(Collectors.toList());
  }

  private static Optional<KeptSheet> kept(@Nullable SheetRow row) {
    return Optional.ofNullable(row).map(SheetRow::kept);
  }
}
