package dev.casilla.app.data.room;

import dev.casilla.app.data.ImportResult;
import dev.casilla.app.data.NewSheetBatch;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Sheet;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Inserts sheets that are not stored yet, in one transaction. */
// Thousands of sheets may share the same givens, for example none at all; the look-ups use indices.
final class SheetBatchInserter {
  private final SheetDao sheets;
  private long use;
  private int added;

  SheetBatchInserter(SheetDao sheets) {
    this.sheets = sheets;
    this.use = sheets.nextUse();
  }

  /** The first sheet becomes the one that was used last, so that a list opens at its start. */
  ImportResult all(NewSheetBatch arrivals) {
    List<Long> ids = new ArrayList<>();
    use += arrivals.count();
    arrivals.forEach(arrival -> ids.add(one(arrival)));
    return new ImportResult(ids, added, arrivals.malformed());
  }

  private long one(NewSheet arrival) {
    SheetRow known = known(arrival.sheet());
    if (known != null) {
      return known.id;
    }
    added++;
    SheetRow earlier = another(arrival);
    if (earlier == null) {
      return sheets.insert(SheetRow.of(SheetRow.NO_ID, arrival, --use));
    }
    if (earlier.changed < arrival.changedMillis()) {
      sheets.replace(SheetRow.of(earlier.id, arrival, earlier.used));
    } else {
      added--;
    }
    return earlier.id;
  }

  private @Nullable SheetRow known(Sheet sheet) {
    boolean isBare = sheet.equals(Sheet.of(sheet.givens())) && !sheet.givens().equals(Grid.EMPTY);
    String givens = SheetRow.givens(sheet);
    return isBare
        ? sheets.withGivens(givens)
        : sheets.findSameContent(givens, SheetRow.entries(sheet), SheetRow.notes(sheet));
  }

  private @Nullable SheetRow another(NewSheet arrival) {
    return sheets.findSameOrigin(
        SheetRow.givens(arrival.sheet()), arrival.createdMillis(), arrival.origin().name());
  }
}
