package dev.casilla.reader.vision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class LineEvidenceTest {
  private static final int LENGTH = Mesh.CELLS * Board.CELL;

  /** Evidence from which on there is a grid, whatever its digits are. */
  private static final double ENOUGH = 0.68;

  private final Board board = new Board().ruled(60);

  private SeenLines lines() {
    return board.seenAt(Board.mesh());
  }

  private void blankLine(int line) {
    board.darken(line * Board.CELL, 1, 1, LENGTH - 1, 0);
    board.darken(1, line * Board.CELL, LENGTH - 1, 1, 0);
  }

  private void blankThinLines(int contrast) {
    for (int line = 1; line < Mesh.CELLS; line++) {
      if (line % 3 != 0) {
        blankLine(line);
      }
    }
    for (int line = 0; line < Mesh.LINES; line += 3) {
      board.darken(line * Board.CELL, 0, 1, LENGTH, contrast);
      board.darken(0, line * Board.CELL, LENGTH, 1, contrast);
    }
  }

  private boolean isRefuted() {
    Mesh mesh = Board.mesh();
    return new Refutation().refutes(board.image, lines(), mesh, board.image);
  }

  @Test
  void of_allLines_isOne() {
    assertEquals(1, LineEvidence.of(lines()), 0.01);
    assertFalse(LineEvidence.isOfBlocks(lines()));
  }

  @Test
  void of_linesBetweenBlocksAlone_isForDigitsToProve() {
    blankThinLines(60);

    double evidence = LineEvidence.of(lines());
    assertTrue(evidence > 0.6 && evidence < ENOUGH, "evidence " + evidence);
    assertTrue(LineEvidence.isOfBlocks(lines()));
    assertFalse(isRefuted());
  }

  /** In the dark, say: then the thin ones may be there as well, and what is read is a guess. */
  @Test
  void of_linesBetweenBlocksThatAreFaint_isLittle() {
    blankThinLines(12);

    assertTrue(LineEvidence.of(lines()) < 0.5);
    assertTrue(isRefuted());
  }

  @Test
  void of_linesBetweenBlocksWithoutOne_isLittle() {
    blankThinLines(60);
    blankLine(3);

    assertTrue(LineEvidence.of(lines()) < 0.5);
  }

  @Test
  void of_linesWithinBlocksAlone_isNotOfBlocks() {
    blankLine(3);
    blankLine(6);

    assertFalse(LineEvidence.isOfBlocks(lines()));
  }
}
