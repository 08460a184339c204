package dev.casilla.app.ui.puzzle.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.ui.board.state.BoardCell.Role;
import dev.casilla.app.ui.board.state.BoardState;
import dev.casilla.app.ui.puzzle.editor.CellSelection;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.solver.Cells;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Who only hears the board is told of the same clues that a finger can write over. */
final class SuspectCluesTest {
  @Test
  void board_suspects_areTheCluesThatCanBeWrittenOver() {
    for (PuzzleState scene :
        List.of(
            PuzzleStates.puzzle(SamplePuzzles.CLASHING),
            PuzzleStates.clashing(),
            PuzzleStates.judged(SamplePuzzles.NONE, SolutionDisplay.VERDICT),
            PuzzleStates.judged(SamplePuzzles.NONE, SolutionDisplay.SHEET),
            PuzzleStates.judged(SamplePuzzles.UNIQUE, SolutionDisplay.VERDICT),
            PuzzleStates.wrong())) {
      assertEquals(writtenOver(scene), suspects(scene));
    }
  }

  @Test
  void board_clueJustWrittenOver_isSuspectedUntilThePuzzleIsProper() {
    int cell = Cells.named("A1");
    PuzzleState broken = PuzzleStates.judged(SamplePuzzles.NONE, SolutionDisplay.VERDICT);
    EditorState there = broken.editor().select(CellSelection.of(cell));
    PuzzleState mended = PuzzleStates.at(SuspectClues.write(broken, there, desk -> desk.write(4)));
    assertEquals(cells("A1"), suspects(mended));
    assertEquals(cells("A1"), writtenOver(mended));
    assertEquals(Set.of(), suspects(PuzzleStates.known(mended)));
    assertEquals(Set.of(), writtenOver(PuzzleStates.known(mended)));
  }

  @Test
  void board_contradictionShown_suspectsItsCluesAndNoOther() {
    Set<Integer> suspects =
        suspects(PuzzleStates.judged(SamplePuzzles.NONE, SolutionDisplay.VERDICT));
    assertEquals(
        cells("A1", "A3", "B1", "B6", "C4", "C7", "D4", "F4", "G4", "G6", "H4", "I3", "I7"),
        suspects);
    assertEquals(
        Set.of(), suspects(PuzzleStates.judged(SamplePuzzles.NONE, SolutionDisplay.SHEET)));
    assertEquals(
        Set.of(), suspects(PuzzleStates.judged(SamplePuzzles.UNIQUE, SolutionDisplay.VERDICT)));
  }

  @Test
  void board_cluesClash_suspectsThoseUnasked() {
    PuzzleState clashing = PuzzleStates.puzzle(SamplePuzzles.CLASHING);
    assertEquals(cells("A1", "A3"), suspects(clashing));
    assertEquals(cells("A1", "A3"), writtenOver(clashing));
  }

  @Test
  void board_solutionShown_suspectsNone() {
    assertEquals(
        Set.of(), suspects(PuzzleStates.judged(SamplePuzzles.UNIQUE, SolutionDisplay.SOLUTION)));
  }

  private static Set<Integer> cells(String... names) {
    Set<Integer> cells = new TreeSet<>();
    for (String name : names) {
      cells.add(Cells.named(name));
    }
    return cells;
  }

  private static Set<Integer> suspects(PuzzleState scene) {
    BoardState board = PuzzleBoardFactory.of(scene, Settings.DEFAULT);
    Set<Integer> suspects = new TreeSet<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (board.cell(cell).role() == Role.SUSPECT) {
        suspects.add(cell);
      }
    }
    return suspects;
  }

  private static Set<Integer> writtenOver(PuzzleState scene) {
    Sheet sheet = scene.editor().sheet();
    Set<Integer> changed = new TreeSet<>();
    for (int cell : sheet.givens().filled()) {
      int other = sheet.digitAt(cell) % Cells.SIDE + 1;
      EditorState there = scene.editor().select(CellSelection.of(cell));
      if (!SuspectClues.write(scene, there, desk -> desk.write(other)).sheet().equals(sheet)) {
        changed.add(cell);
      }
    }
    return changed;
  }
}
