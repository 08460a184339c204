package dev.casilla.reader.board;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.geometry.Mesh;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class CellPolarityTest {
  private static final BoardSize SIZE = new BoardSize(24, 2);
  private static final int GROUND = 120;

  private final CellPolarity ink = new CellPolarity();
  private final byte[] luma = new byte[SIZE.side() * SIZE.side()];

  CellPolarityTest() {
    Arrays.fill(luma, (byte) GROUND);
  }

  /** Draws a bar of this brightness into the middle of the first {@code cells} cells. */
  private void print(int cells, int shade) {
    for (int cell = 0; cell < cells; cell++) {
      fill(cell, 10, 4, shade);
    }
  }

  private void fill(int cell, int first, int width, int shade) {
    for (int y = 6; y < 18; y++) {
      int row = SIZE.margin() + cell / Mesh.CELLS * SIZE.cell() + y;
      int from = row * SIZE.side() + SIZE.margin() + cell % Mesh.CELLS * SIZE.cell() + first;
      Arrays.fill(luma, from, from + width, (byte) shade);
    }
  }

  @Test
  void hasLightDigits_noDigits_isPolarityOfLines() {
    assertTrue(ink.hasLightDigits(luma, SIZE, true));
    assertFalse(ink.hasLightDigits(luma, SIZE, false));
  }

  @Test
  void hasLightDigits_lightDigits_isTrueForAnyLines() {
    print(20, 220);

    assertTrue(ink.hasLightDigits(luma, SIZE, true));
    assertTrue(ink.hasLightDigits(luma, SIZE, false));
  }

  @Test
  void hasLightDigits_darkDigits_isFalseForAnyLines() {
    print(20, 20);

    assertFalse(ink.hasLightDigits(luma, SIZE, true));
    assertFalse(ink.hasLightDigits(luma, SIZE, false));
  }

  @Test
  void hasLightDigits_tooFewDigits_isPolarityOfLines() {
    print(7, 20);

    assertTrue(ink.hasLightDigits(luma, SIZE, true));
  }

  /** As many digits of another shade as a puzzle has entries, on bright cells. */
  @Test
  void hasLightDigits_digitsOfBothKinds_isPolarityOfLines() {
    print(30, 20);
    print(12, 220);

    assertTrue(ink.hasLightDigits(luma, SIZE, true));
    assertFalse(ink.hasLightDigits(luma, SIZE, false));
  }

  @Test
  void hasLightDigits_paleMarks_doNotVote() {
    print(81, 150);
    print(20, 20);

    assertFalse(ink.hasLightDigits(luma, SIZE, true));
  }
}
