package dev.casilla.app.data.room;

import dev.casilla.app.data.InsertResult;
import dev.casilla.app.data.NewSheetBatch;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Sheet;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes sheets in and recognises those that are kept already. For one transaction. */
/*
 * Thousands of sheets may have the same givens: none, if their puzzles were typed as entries. The
 * database's indices lead to the one that is looked for among them.
 */
final class SheetBatchInserter {
  private final SheetDao sheets;
  private long use;
  private int added;

  SheetBatchInserter(SheetDao sheets) {
    this.sheets = sheets;
    this.use = sheets.nextUse();
  }

  /** The last to be used is the first to have come: a list of puzzles is begun at its beginning. */
  InsertResult all(NewSheetBatch arrivals) {
    List<Long> ids = new ArrayList<>();
    use += arrivals.count();
    arrivals.forEach(arrival -> ids.add(one(arrival)));
    return new InsertResult(ids, added);
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

  /** The same sheet in another state. */
  private @Nullable SheetRow another(NewSheet arrival) {
    return sheets.findSameOrigin(
        SheetRow.givens(arrival.sheet()), arrival.createdMillis(), arrival.origin().name());
  }
}
