package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Cells;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class EntryCheckTest {
  private static final int A1 = Cells.named("A1");
  private static final int I9 = Cells.named("I9");
  private static final Desk PUZZLE = Scenes.desk(Sheet.of(Puzzles.UNIQUE));

  @Test
  void firstWrong_rightEntries_findsNone() {
    assertEquals(OptionalInt.empty(), firstWrong(PUZZLE.touch(A1).write(4)));
  }

  @Test
  void firstWrong_two_isTheOneMadeFirst() {
    Desk desk = PUZZLE.touch(I9).write(7).touch(A1).write(5);
    assertEquals(OptionalInt.of(I9), firstWrong(desk));
  }

  @Test
  void firstWrong_twoOfUnknownAge_isTheFirstOnTheBoard() {
    Desk desk = Scenes.desk(PUZZLE.touch(I9).write(7).touch(A1).write(5).sheet());
    assertEquals(OptionalInt.of(A1), firstWrong(desk));
  }

  @Test
  void firstWrong_mendedAndBrokenAgain_countsFromThen() {
    Desk desk = PUZZLE.touch(A1).write(5).write(4).touch(I9).write(7).touch(A1).write(8);
    assertEquals(OptionalInt.of(I9), firstWrong(desk));
  }

  private static OptionalInt firstWrong(Desk desk) {
    return EntryCheck.firstWrong(desk.sheet(), desk.journal(), Puzzles.UNIQUE_SOLUTION);
  }
}
