package dev.casilla.reader.digits.orientation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.InkNormalizer;
import dev.casilla.reader.digits.PatchArt;
import dev.casilla.reader.digits.network.CommittedCells;
import dev.casilla.reader.digits.network.DigitModel;
import dev.casilla.reader.testing.PhotoCorpus;
import dev.casilla.training.cells.HeldOutCells;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OrientationFinderTest {
  /** One in this many photos is read. */
  private static final int EVERY = 4;

  /** Boards of drawn cells, more than half of which hold clutter only. */
  private static final int DRAWN = 8;

  private final OrientationFinder orientation = new OrientationFinder(DigitModel.load());

  /** A board with 30 digits, transformed. */
  private static byte[] board(PatchTransform turn) {
    Random random = new Random(5);
    byte[] patches = new byte[CellProbabilities.CELLS * InkNormalizer.PIXELS];
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      boolean isEmpty = random.nextInt(81) >= 30;
      List<String> art = isEmpty ? List.of() : PatchArt.DIGITS.get(1 + random.nextInt(9));
      turn.copy(PatchArt.patch(art), 0, patches, cell * InkNormalizer.PIXELS);
    }
    return patches;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void find_turnedBoard_returnsInverseTurn(int quarters) {
    BoardOrientation result = orientation.find(board(new PatchTransform(quarters, false)));

    assertEquals((4 - quarters) % 4, result.quarterTurns());
    assertFalse(result.isMirrored());
  }

  @Test
  void find_mirroredBoard_isMirrored() {
    assertTrue(orientation.find(board(new PatchTransform(0, true))).isMirrored());
  }

  /** A board of cells drawn with fonts, transformed. */
  private static byte[] drawnBoard(PatchTransform turn, long seed) throws IOException {
    CommittedCells cells = new CommittedCells();
    Random random = new Random(seed);
    byte[] patches = new byte[CellProbabilities.CELLS * InkNormalizer.PIXELS];
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      int digit = random.nextInt(81) < 26 ? 1 + random.nextInt(9) : 0;
      List<byte[]> row = cells.row(digit == 0 ? CellClass.EMPTY : CellClass.printed(digit));
      turn.copy(row.get(random.nextInt(row.size())), 0, patches, cell * InkNormalizer.PIXELS);
    }
    return patches;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void find_drawnBoards_returnsInverseTurn(int quarters) throws IOException {
    for (long seed = 1; seed <= DRAWN; seed++) {
      BoardOrientation result =
          orientation.find(drawnBoard(new PatchTransform(quarters, false), seed));

      assertEquals((4 - quarters) % 4, result.quarterTurns(), "seed " + seed);
      assertFalse(result.isMirrored(), "seed " + seed);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void find_mirroredDrawnBoards_areMirrored(int quarters) throws IOException {
    for (long seed = 1; seed <= DRAWN; seed++) {
      byte[] patches = drawnBoard(new PatchTransform(quarters, true), seed);

      assertTrue(orientation.find(patches).isMirrored(), "seed " + seed);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"newspaper", "various", "calendar"})
  void find_photosTurnedAndMirrored_returnsOrientation(String set) {
    Assumptions.assumeTrue(PhotoCorpus.find().isPresent(), PhotoCorpus.MISSING);
    List<byte[]> boards = HeldOutCells.boards(set, EVERY);
    for (byte[] board : boards) {
      for (int quarters = 0; quarters < 4; quarters++) {
        BoardOrientation result =
            orientation.find(turned(board, new PatchTransform(quarters, false)));
        assertEquals((4 - quarters) % 4, result.quarterTurns());
        assertFalse(result.isMirrored());
        assertTrue(
            orientation.find(turned(board, new PatchTransform(quarters, true))).isMirrored());
      }
    }
  }

  /** Transforms the cells but not their positions, which do not matter. */
  private static byte[] turned(byte[] board, PatchTransform turn) {
    byte[] patches = new byte[board.length];
    for (int offset = 0; offset < board.length; offset += InkNormalizer.PIXELS) {
      turn.copy(board, offset, patches, offset);
    }
    return patches;
  }

  @Test
  void find_emptyBoard_keepsOrientation() {
    byte[] patches = new byte[CellProbabilities.CELLS * InkNormalizer.PIXELS];
    assertEquals(new BoardOrientation(0, false), orientation.find(patches));
  }

  @Test
  void copy_quarterTurn_isClockwise() {
    byte[] patch = new byte[InkNormalizer.PIXELS];
    patch[0] = 7;
    byte[] turned = new byte[InkNormalizer.PIXELS];
    new PatchTransform(1, false).copy(patch, 0, turned, 0);

    assertEquals(7, turned[27]);
  }
}
