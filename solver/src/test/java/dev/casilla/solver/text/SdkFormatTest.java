package dev.casilla.solver.text;

import static dev.casilla.solver.text.SamplePuzzles.EASY;
import static dev.casilla.solver.text.SamplePuzzles.EASY_SOLVED;
import static dev.casilla.solver.text.SamplePuzzles.assertReads;
import static dev.casilla.solver.text.SamplePuzzles.assertRefuses;
import static dev.casilla.solver.text.SamplePuzzles.puzzle;
import static dev.casilla.solver.text.SamplePuzzles.rows;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.solver.InvalidGridException.Problem;
import org.junit.jupiter.api.Test;

final class SdkFormatTest {
  private static final String METADATA =
      "#ARuud\n#DA random puzzle\n#CJust start\n#B03-08-2006\n#SSudoCue\n#LEasy\n#Uhttp://x.net/\n";

  @Test
  void read_metadata_givesTitleAndComment() {
    Puzzle puzzle = PuzzleText.read(METADATA + rows(EASY)).get(0).orThrow();
    assertEquals(puzzle(EASY, "A random puzzle", "Just start"), puzzle);
  }

  @Test
  void read_sections_takesThePuzzleOnly() {
    String text = "[Puzzle]\n" + rows(EASY) + "[State]\n" + rows(EASY_SOLVED);
    assertReads(EASY, text);
    assertReads(EASY, METADATA + text + "[PencilMarks]\n123,45,,,\n");
    assertReads(EASY, "[State]\r\n" + rows(EASY_SOLVED) + "[Puzzle]\r\n" + rows(EASY));
  }

  @Test
  void read_rowsBeforeTheFirstSection_areThePuzzle() {
    assertReads(EASY, METADATA + rows(EASY) + "[State]\n" + rows(EASY_SOLVED));
  }

  @Test
  void read_twoPuzzleSections_isRefusedAtTheSecond() {
    String text = "[Puzzle]\n" + rows(EASY) + "[Puzzle]\n" + rows(EASY_SOLVED);
    assertRefuses(Problem.UNEXPECTED_CHARACTER, 99, text);
  }

  @Test
  void read_stateWithoutPuzzle_isRefused() {
    assertRefuses(Problem.TOO_FEW_CELLS, 0, "[State]\n" + rows(EASY));
  }

  @Test
  void read_strangeCharacter_isNamedInTheWholeText() {
    String text = METADATA + "[Puzzle]\n" + rows(EASY).replace("18.64", "18?64");
    assertRefuses(Problem.UNEXPECTED_CHARACTER, text.indexOf("?64"), text);
  }

  @Test
  void read_whatWasWritten_isTheSame() {
    Puzzle puzzle = puzzle(EASY, "Diario", "uno\ndos");
    String text = PuzzleText.toSdk(puzzle);
    assertEquals("#DDiario\n#Cuno\n#Cdos\n" + rows(EASY), text);
    assertEquals(puzzle, PuzzleText.read(text).get(0).orThrow());
    assertEquals(rows(EASY), PuzzleText.toSdk(puzzle(EASY, "", " ")));
  }
}
