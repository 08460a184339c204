package dev.casilla.app.ui.puzzle.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.puzzle.state.PuzzleStates;
import dev.casilla.solver.Cells;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class EntryCheckerTest {
  private static final int A1 = Cells.named("A1");
  private static final int I9 = Cells.named("I9");
  private static final EditorState PUZZLE = PuzzleStates.desk(Sheet.of(SamplePuzzles.UNIQUE));

  @Test
  void firstWrong_rightEntries_findsNone() {
    assertEquals(OptionalInt.empty(), firstWrong(PUZZLE.touch(A1).write(4)));
  }

  @Test
  void firstWrong_two_isTheOneMadeFirst() {
    EditorState desk = PUZZLE.touch(I9).write(7).touch(A1).write(5);
    assertEquals(OptionalInt.of(I9), firstWrong(desk));
  }

  @Test
  void firstWrong_twoOfUnknownAge_isTheFirstOnTheBoard() {
    EditorState desk = PuzzleStates.desk(PUZZLE.touch(I9).write(7).touch(A1).write(5).sheet());
    assertEquals(OptionalInt.of(A1), firstWrong(desk));
  }

  @Test
  void firstWrong_mendedAndBrokenAgain_countsFromThen() {
    EditorState desk = PUZZLE.touch(A1).write(5).write(4).touch(I9).write(7).touch(A1).write(8);
    assertEquals(OptionalInt.of(I9), firstWrong(desk));
  }

  private static OptionalInt firstWrong(EditorState desk) {
    return EntryChecker.firstWrong(desk.sheet(), desk.journal(), SamplePuzzles.UNIQUE_SOLUTION);
  }
}
