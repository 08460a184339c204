package dev.casilla.app.ui.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.data.InMemoryHistoryRepository;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.solver.Grid;
import java.util.List;
import org.junit.jupiter.api.Test;

final class HistorySearchTest {
  private static final Grid GIVENS =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  private static final SheetSummary OUTLINE =
      new SheetSummary(1, Origin.TYPED, GIVENS, Grid.EMPTY.with(0, 4), 0);

  @Test
  void search_noWords_findsAll() {
    assertTrue(finds(""));
    assertTrue(finds("  "));
    assertTrue(new HistorySearch(" ", outline -> "").isForAll());
  }

  @Test
  void search_severalWords_allMustBeSaid() {
    assertTrue(finds("typed left"));
    assertTrue(finds("LEFT Typ"));
    assertFalse(finds("typed solved"));
  }

  @Test
  void search_cells_areFoundInTheGrid() {
    assertTrue(finds("..3.2.6"));
    assertTrue(finds("0030206"));
    assertTrue(finds("__3-2*6"));
    assertTrue(finds(GIVENS.toString()));
    assertFalse(finds("1234567"));
  }

  @Test
  void search_cellsWithEntries_areFoundToo() {
    assertTrue(finds("4.3.2.6"));
  }

  @Test
  void search_cellsAndWords_allMustBeThere() {
    assertTrue(finds("..3.2.6 typed 5..1..18"));
    assertFalse(finds("..3.2.6 solved"));
    assertFalse(finds("..3.2.6 1234567"));
  }

  @Test
  void candidates_cells_areFoundByTheArchive() {
    InMemoryHistoryRepository archive = new InMemoryHistoryRepository();
    archive.add(Origin.TYPED, Sheet.EMPTY);
    long id = archive.add(Origin.TYPED, Sheet.of(GIVENS));
    List<SheetSummary> found =
        new HistorySearch("0030206", outline -> "").candidates(archive, null, 10);
    assertEquals(List.of(id), found.stream().map(SheetSummary::id).toList());
    assertEquals(2, new HistorySearch("typed", outline -> "").candidates(archive, null, 10).size());
  }

  @Test
  void search_fewDigits_areNoCells() {
    assertFalse(finds("18.6"));
    assertTrue(finds("2026"), "the year");
  }

  private static boolean finds(String text) {
    return new HistorySearch(text, outline -> "Typed\n51 cells left\nNovember 18, 2026")
        .matches(OUTLINE);
  }
}
