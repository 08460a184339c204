package dev.casilla.app.ui.board;

import static org.junit.Assert.assertEquals;

import android.content.res.Resources;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.ui.board.state.BoardCell;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.app.ui.board.state.BoardCell.Role;
import dev.casilla.app.ui.board.state.BoardSamples;
import dev.casilla.app.ui.board.state.BoardState;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

@RunWith(AndroidJUnit4.class)
public final class BoardDescriberTest {
  /** Contradicting clues without a repeated digit. */
  private static final BoardState CONTRADICTION =
      BoardSamples.clashing(Grid.EMPTY.with(0, 8).with(1, 3), Set.of(0, 1));

  @Test
  public void contradiction_isNotCalledARepetition() {
    assertEquals("Row A, column 1, block 1: 8, clue, in conflict", describe());
  }

  @Test
  @Config(qualifiers = "es")
  public void contradiction_inSpanish_isNotCalledARepetition() {
    assertEquals("Fila A, columna 1, bloque 1: 8, pista, en conflicto", describe());
  }

  @Test
  @Config(qualifiers = "zh-rCN")
  public void contradiction_inChinese_isNotCalledARepetition() {
    assertEquals("第 A 行，第 1 列，第 1 宫：8，已知数，有冲突", describe());
  }

  @Test
  public void differing_inASolutionThatIsShown_isSaid() {
    assertEquals(
        "Row A, column 1, block 1: 8, filled in, differs in another solution", differing(8, 0));
  }

  @Test
  @Config(qualifiers = "es")
  public void differing_inSpanish_isSaid() {
    assertEquals(
        "Fila A, columna 1, bloque 1: 8, rellenada, distinta en otra solución", differing(8, 0));
  }

  @Test
  @Config(qualifiers = "zh-rCN")
  public void differing_inChinese_isSaid() {
    assertEquals("第 A 行，第 1 列，第 1 宫：8，已填入，在另一个解里不同", differing(8, 0));
  }

  @Test
  public void differing_bothDigitsShown_isSaidByThem() {
    assertEquals("Row A, column 1, block 1: 6 or 8", differing(0, Digits.only(6) | Digits.only(8)));
  }

  private static String differing(int digit, int notes) {
    BoardCell cell = new BoardCell(digit, Role.ENTRY, notes, Set.of(Mark.DIFFERS));
    return describe(BoardState.of(unused -> cell));
  }

  @Test
  public void rowName_isItsLetter() {
    assertEquals("A", BoardDescriber.rowName(0));
    assertEquals("I", BoardDescriber.rowName(8));
  }

  private static String describe() {
    return describe(CONTRADICTION);
  }

  private static String describe(BoardState state) {
    Resources resources = ApplicationProvider.getApplicationContext().getResources();
    return new BoardDescriber(resources).describe(state, 0);
  }
}
