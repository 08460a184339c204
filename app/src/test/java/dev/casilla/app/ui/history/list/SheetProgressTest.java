package dev.casilla.app.ui.history.list;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.model.Origin;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.app.ui.history.list.SheetTextFormatter.SheetProgress;
import dev.casilla.app.ui.history.list.SheetTextFormatter.SheetProgress.State;
import dev.casilla.solver.Grid;
import org.junit.jupiter.api.Test;

final class SheetProgressTest {
  private static final Grid FULL =
      Grid.parse(
          "483921657967345821251876493548132976729564138136798245372689514814253769695417382");

  @Test
  void progress_emptyCells_areCounted() {
    assertEquals(new SheetProgress(State.OPEN, 80), progress(Grid.EMPTY.with(0, 4)));
  }

  /** The entries may belong to one of several solutions, so the row claims nothing more. */
  @Test
  void progress_fullWithoutClash_isFilled() {
    assertEquals(new SheetProgress(State.FILLED, 0), progress(FULL));
  }

  @Test
  void progress_fullWithClash_clashes() {
    assertEquals(new SheetProgress(State.CLASHING, 0), progress(FULL.with(0, 8)));
  }

  private static SheetProgress progress(Grid entries) {
    return SheetProgress.of(new SheetSummary(1, Origin.TYPED, Grid.EMPTY, entries, 0));
  }
}
