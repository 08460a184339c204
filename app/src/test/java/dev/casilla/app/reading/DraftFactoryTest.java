package dev.casilla.app.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.BoardPhoto;
import dev.casilla.app.model.DraftCell;
import dev.casilla.app.model.DraftCell.Ink;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.repair.Conclusion;
import dev.casilla.reader.repair.GivenChange;
import dev.casilla.reader.repair.PossiblePuzzle;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class DraftFactoryTest {
  private static final int SIDE = 700;

  private final PuzzleReader reader = new PuzzleReader();
  private final ReadBoard board = read();
  private final BoardPhoto plate = BoardPhoto.of(reader.flatten(board, BoardPhoto.CELL));

  private ReadBoard read() {
    return read(new NewspaperPage(DraftSamples.PUZZLE, 2));
  }

  private ReadBoard read(NewspaperPage page) {
    byte[] luma = page.photograph(CameraPose.above(60), SIDE, SIDE);
    PuzzleReading reading = reader.read(LumaPlane.of(luma, SIDE, SIDE));
    return ((PuzzleReading.Boards) reading).best();
  }

  @Test
  void of_certainBoard_isWhatIsShown() {
    assertTrue(board.isCertain());
    ScanDraft draft = DraftFactory.of(Origin.SCAN, board, plate);
    assertEquals(DraftSamples.PUZZLE, draft.givens());
    assertTrue(draft.proposals().isEmpty());
    assertFalse(draft.repaired().isPresent());
  }

  @Test
  void of_board_platesDigitIsWhereItsCellIs() {
    ScanDraft draft = DraftFactory.of(Origin.SCAN, board, plate);
    int inked = darkness(draft.plate().get(), 0, 2);
    int empty = darkness(draft.plate().get(), 0, 0);
    assertTrue(inked > empty + 10, inked + " in A3, " + empty + " in A1");
  }

  @Test
  void of_onlyRepair_isMadeAndItsCellDoubtful() {
    int cell = DraftSamples.cell("A1");
    Grid given = DraftSamples.PUZZLE.with(cell, solution().digitAt(cell));
    ScanDraft draft =
        DraftFactory.of(Origin.SCAN, concluded(new Conclusion.Accepted(by(given))), plate);
    assertEquals(given, draft.givens());
    assertTrue(draft.cell(cell).isDoubtful());
    assertTrue(draft.proposals().isEmpty());
    GivenChange made = new GivenChange(cell, Grid.NO_DIGIT, solution().digitAt(cell));
    assertEquals(List.of(made), draft.repaired().get().changes());
    assertEquals(DraftSamples.PUZZLE, draft.unrepaired().givens());
  }

  @Test
  void of_severalRepairs_areProposedAndNoneIsMade() {
    Grid one = DraftSamples.PUZZLE.with(0, solution().digitAt(0));
    Grid other = DraftSamples.PUZZLE.with(1, solution().digitAt(1));
    Conclusion proposed = new Conclusion.Proposed(List.of(by(one), by(other)));
    ScanDraft draft = DraftFactory.of(Origin.SCAN, concluded(proposed), plate);
    assertEquals(DraftSamples.PUZZLE, draft.givens());
    assertEquals(2, draft.proposals().size());
    assertEquals(one, draft.with(draft.proposals().get(0)).givens());
  }

  @Test
  void of_readAsItIs_proposesNoChange() {
    Conclusion proposed = new Conclusion.Proposed(List.of(by(DraftSamples.PUZZLE)));
    assertTrue(DraftFactory.of(Origin.SCAN, concluded(proposed), plate).proposals().isEmpty());
  }

  @Test
  void of_cells_knowTheirRunnerUp() {
    DraftCell cell = DraftFactory.of(Origin.SCAN, board, plate).cell(DraftSamples.cell("A3"));
    assertEquals(Ink.PRINTED, cell.ink());
    assertEquals(3, cell.likely().digit());
    assertTrue(cell.likely().percent() > cell.next().percent());
    assertFalse(cell.next().digit() == 3);
  }

  /** Many handwritten digits are entries; a few may be misjudged print. */
  @Test
  void of_begunPage_offersHandwritingAsEntriesAndNotAsGivens() {
    assertHandwriting(entries(7), false);
    assertHandwriting(entries(6), true);
  }

  /** The README shows it. */
  @Test
  void of_smudgedDigitOnABegunPage_isDoubtfulAndHandwritingIsFound() {
    ScanDraft draft = DraftSamples.read();
    assertEquals(DraftSamples.PUZZLE, draft.givens());
    assertEquals(Ink.WRITTEN, draft.cell(DraftSamples.WRITTEN).ink());
    assertEquals(6, draft.cell(DraftSamples.WRITTEN).digit());
    DraftCell smudged = draft.cell(DraftSamples.SMUDGED);
    assertEquals(
        List.of(DraftSamples.SMUDGED, DraftSamples.WRITTEN), draft.doubtful(), smudged.toString());
    assertEquals(3, smudged.likely().digit());
    assertEquals(8, smudged.next().digit());
    assertTrue(smudged.likely().percent() < 90 && smudged.next().percent() > 5, "torn: " + smudged);
  }

  /** Nothing was repaired, only proposed. */
  @Test
  void of_handwritingThatMayBePrint_isHandwritingAndNoRepair() {
    Grid entries = entries(7);
    ReadBoard begun = read(new NewspaperPage(DraftSamples.PUZZLE, entries, 2));
    int cell = entries.filled().iterator().next();
    Grid givens = DraftSamples.PUZZLE.with(cell, entries.digitAt(cell));
    Conclusion proposed = new Conclusion.Proposed(List.of(by(givens)));
    ReadBoard board = new ReadBoard(begun.grid(), begun.reading(), proposed);
    ScanDraft draft = DraftFactory.of(Origin.SCAN, board, plate);
    assertEquals(Ink.WRITTEN, draft.cell(cell).ink());
    assertEquals(entries, draft.entries());
    assertTrue(draft.cell(cell).isDoubtful());
    assertFalse(draft.withoutProposals().repaired().isPresent());
    assertEquals(givens, draft.with(draft.proposals().get(0)).givens());
  }

  private void assertHandwriting(Grid entries, boolean areDoubtful) {
    NewspaperPage page = new NewspaperPage(DraftSamples.PUZZLE, entries, 2);
    ReadBoard begun = read(page);
    assertEquals(entries, begun.entries(), "read as handwriting");
    ScanDraft draft = DraftFactory.of(Origin.SCAN, begun, plate);
    assertEquals(DraftSamples.PUZZLE, draft.givens());
    assertEquals(entries, draft.entries());
    for (int cell : entries.filled()) {
      assertEquals(Ink.WRITTEN, draft.cell(cell).ink());
      boolean isUnsure = begun.doubtful().contains(cell);
      assertEquals(areDoubtful || isUnsure, draft.cell(cell).isDoubtful(), Cells.name(cell));
      assertFalse(draft.sheet().isGivenAt(cell));
      assertEquals(entries.digitAt(cell), draft.sheet().digitAt(cell));
    }
  }

  /** A number of digits of the solution in empty cells. */
  private static Grid entries(int count) {
    Grid entries = Grid.EMPTY;
    for (int cell = 1; entries.givens() < count; cell += 5) {
      if (DraftSamples.PUZZLE.isEmptyAt(cell)) {
        entries = entries.with(cell, solution().digitAt(cell));
      }
    }
    return entries;
  }

  private static Grid solution() {
    return new Solver().solve(DraftSamples.PUZZLE).get();
  }

  private static PossiblePuzzle by(Grid givens) {
    List<GivenChange> changes = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
      if (givens.digitAt(cell) != DraftSamples.PUZZLE.digitAt(cell)) {
        changes.add(new GivenChange(cell, DraftSamples.PUZZLE.digitAt(cell), givens.digitAt(cell)));
      }
    }
    return new PossiblePuzzle(givens, solution(), changes, 0.5);
  }

  private ReadBoard concluded(Conclusion conclusion) {
    return new ReadBoard(board.grid(), board.reading(), conclusion);
  }

  private static int darkness(BoardPhoto plate, int row, int column) {
    int sum = 0;
    int inner = plate.cell() / 2;
    for (int i = 0; i < inner * inner; i++) {
      int down = i / inner;
      int x = plate.margin() + column * plate.cell() + plate.cell() / 4 + i % inner;
      int y = plate.margin() + row * plate.cell() + plate.cell() / 4 + down;
      sum += 255 - plate.at(x, y);
    }
    return sum / (inner * inner);
  }
}
