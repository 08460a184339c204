package dev.casilla.app.history;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.history.Progress.State;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Outline;
import dev.casilla.solver.Grid;
import org.junit.jupiter.api.Test;

final class ProgressTest {
  private static final Grid FULL =
      Grid.parse(
          "483921657967345821251876493548132976729564138136798245372689514814253769695417382");

  @Test
  void progress_emptyCells_areCounted() {
    assertEquals(new Progress(State.OPEN, 80), progress(Grid.EMPTY.with(0, 4)));
  }

  /** They may be one of several solutions, so nothing but that is said. */
  @Test
  void progress_fullWithoutClash_isFilled() {
    assertEquals(new Progress(State.FILLED, 0), progress(FULL));
  }

  @Test
  void progress_fullWithClash_clashes() {
    assertEquals(new Progress(State.CLASHING, 0), progress(FULL.with(0, 8)));
  }

  private static Progress progress(Grid entries) {
    return Progress.of(new Outline(1, Origin.TYPED, Grid.EMPTY, entries, 0));
  }
}
