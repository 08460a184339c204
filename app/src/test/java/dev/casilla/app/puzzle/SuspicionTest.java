package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.board.BoardCell.Role;
import dev.casilla.app.board.BoardState;
import dev.casilla.app.settings.Settings;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Cells;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Who only hears the board is told of the same clues that a finger can write over. */
final class SuspicionTest {
  @Test
  void board_suspects_areTheCluesThatCanBeWrittenOver() {
    for (Scene scene :
        List.of(
            Scenes.puzzle(Puzzles.CLASHING),
            Scenes.clashing(),
            Scenes.judged(Puzzles.NONE, Showing.VERDICT),
            Scenes.judged(Puzzles.NONE, Showing.SHEET),
            Scenes.judged(Puzzles.UNIQUE, Showing.VERDICT),
            Scenes.wrong())) {
      assertEquals(writtenOver(scene), suspects(scene));
    }
  }

  @Test
  void board_clueJustWrittenOver_isSuspectedUntilThePuzzleIsProper() {
    int cell = Cells.named("A1");
    Scene broken = Scenes.judged(Puzzles.NONE, Showing.VERDICT);
    Desk there = broken.desk().select(Selection.of(cell));
    Scene mended = Scenes.at(Suspicion.write(broken, there, desk -> desk.write(4)));
    assertEquals(cells("A1"), suspects(mended));
    assertEquals(cells("A1"), writtenOver(mended));
    assertEquals(Set.of(), suspects(Scenes.known(mended)));
    assertEquals(Set.of(), writtenOver(Scenes.known(mended)));
  }

  @Test
  void board_contradictionShown_suspectsItsCluesAndNoOther() {
    Set<Integer> suspects = suspects(Scenes.judged(Puzzles.NONE, Showing.VERDICT));
    assertEquals(
        cells("A1", "A3", "B1", "B6", "C4", "C7", "D4", "F4", "G4", "G6", "H4", "I3", "I7"),
        suspects);
    assertEquals(Set.of(), suspects(Scenes.judged(Puzzles.NONE, Showing.SHEET)));
    assertEquals(Set.of(), suspects(Scenes.judged(Puzzles.UNIQUE, Showing.VERDICT)));
  }

  @Test
  void board_cluesClash_suspectsThoseUnasked() {
    Scene clashing = Scenes.puzzle(Puzzles.CLASHING);
    assertEquals(cells("A1", "A3"), suspects(clashing));
    assertEquals(cells("A1", "A3"), writtenOver(clashing));
  }

  @Test
  void board_solutionShown_suspectsNone() {
    assertEquals(Set.of(), suspects(Scenes.judged(Puzzles.UNIQUE, Showing.SOLUTION)));
  }

  private static Set<Integer> cells(String... names) {
    Set<Integer> cells = new TreeSet<>();
    for (String name : names) {
      cells.add(Cells.named(name));
    }
    return cells;
  }

  private static Set<Integer> suspects(Scene scene) {
    BoardState board = BoardPicture.of(scene, Settings.DEFAULT);
    Set<Integer> suspects = new TreeSet<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (board.cell(cell).role() == Role.SUSPECT) {
        suspects.add(cell);
      }
    }
    return suspects;
  }

  private static Set<Integer> writtenOver(Scene scene) {
    Sheet sheet = scene.desk().sheet();
    Set<Integer> changed = new TreeSet<>();
    for (int cell : sheet.givens().filled()) {
      int other = sheet.digitAt(cell) % Cells.SIDE + 1;
      Desk there = scene.desk().select(Selection.of(cell));
      if (!Suspicion.write(scene, there, desk -> desk.write(other)).sheet().equals(sheet)) {
        changed.add(cell);
      }
    }
    return changed;
  }
}
