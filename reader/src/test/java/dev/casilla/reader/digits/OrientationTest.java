package dev.casilla.reader.digits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class OrientationTest {
  private final Orientation orientation = new Orientation(DigitModel.load());

  /** A board with 30 digits, given the turn. */
  private static byte[] board(PatchTurn turn) {
    Random random = new Random(5);
    byte[] patches = new byte[CellBeliefs.CELLS * InkScale.PIXELS];
    byte[] turned = new byte[InkScale.PIXELS];
    for (int cell = 0; cell < CellBeliefs.CELLS; cell++) {
      boolean isEmpty = random.nextInt(81) >= 30;
      List<String> art = isEmpty ? List.of() : PatchArt.DIGITS.get(1 + random.nextInt(9));
      turn.copy(PatchArt.patch(art), 0, turned);
      System.arraycopy(turned, 0, patches, cell * InkScale.PIXELS, turned.length);
    }
    return patches;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3})
  void find_turnedBoard_tellsTheTurnBack(int quarters) {
    Heading heading = orientation.find(board(new PatchTurn(quarters, false)));

    assertEquals((4 - quarters) % 4, heading.quarterTurns());
    assertFalse(heading.isMirrored());
    assertTrue(heading.confidence() > 0.99, "confidence " + heading.confidence());
  }

  @Test
  void find_mirroredBoard_saysSo() {
    assertTrue(orientation.find(board(new PatchTurn(0, true))).isMirrored());
  }

  @Test
  void find_nothingWritten_isNotSure() {
    byte[] patches = new byte[CellBeliefs.CELLS * InkScale.PIXELS];
    assertTrue(orientation.find(patches).confidence() < 0.5);
  }

  @Test
  void copy_quarterTurn_isClockwise() {
    byte[] patch = new byte[InkScale.PIXELS];
    patch[0] = 7;
    byte[] turned = new byte[InkScale.PIXELS];
    new PatchTurn(1, false).copy(patch, 0, turned);

    assertEquals(7, turned[27]);
  }
}
