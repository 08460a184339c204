package dev.casilla.app.history.room;

import dev.casilla.app.sheet.Arrival;
import dev.casilla.app.sheet.Arrivals;
import dev.casilla.app.sheet.Intake;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes sheets in and recognises those that are kept already. For one transaction. */
final class TakingIn {
  private final SheetDao sheets;
  private long use;
  private int added;

  TakingIn(SheetDao sheets) {
    this.sheets = sheets;
    this.use = sheets.nextUse();
  }

  /** The last to be used is the first to have come: a list of puzzles is begun at its beginning. */
  Intake all(Arrivals arrivals) {
    List<Long> ids = new ArrayList<>();
    use += arrivals.count();
    arrivals.forEach(arrival -> ids.add(one(arrival)));
    return new Intake(ids, added);
  }

  private long one(Arrival arrival) {
    List<SheetRow> alike = sheets.withGivens(SheetRow.givens(arrival.sheet()));
    SheetRow known = known(arrival.sheet(), alike);
    if (known != null) {
      return known.id;
    }
    added++;
    SheetRow earlier = another(arrival, alike);
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

  private static @Nullable SheetRow known(Sheet sheet, List<SheetRow> alike) {
    boolean isBare = sheet.equals(Sheet.of(sheet.givens())) && !sheet.givens().equals(Grid.EMPTY);
    for (SheetRow row : alike) {
      if (isBare || row.says(sheet)) {
        return row;
      }
    }
    return null;
  }

  /** The same sheet in another state. */
  private static @Nullable SheetRow another(Arrival arrival, List<SheetRow> alike) {
    for (SheetRow row : alike) {
      if (row.origin.equals(arrival.origin().name()) && row.created == arrival.createdMillis()) {
        return row;
      }
    }
    return null;
  }
}
