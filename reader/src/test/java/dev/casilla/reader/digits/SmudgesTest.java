package dev.casilla.reader.digits;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SmudgesTest {
  /** A six with a drop beside it. */
  private static final List<String> SPOILT_SIX =
      List.of("..####", ".##..#", "###...", "#####.", "####.#", "##...#", ".#...#", "..###.");

  private static final List<String> DROP = List.of(".##.", "####", ".##.");

  private final byte[] patches = new byte[CellBeliefs.CELLS * InkScale.PIXELS];
  private final CellBeliefs beliefs = new CellBeliefs();
  private final Smudges smudges = new Smudges();

  /** An empty board with three printed digits. */
  SmudgesTest() {
    for (int cell = 0; cell < CellBeliefs.CELLS; cell++) {
      put(cell, PatchArt.patch(List.of()), Mark.EMPTY);
    }
    for (int digit = 1; digit <= 3; digit++) {
      put(digit, PatchArt.patch(PatchArt.DIGITS.get(digit)), Mark.printed(digit));
    }
  }

  private void put(int cell, byte[] patch, int read) {
    System.arraycopy(patch, 0, patches, cell * InkScale.PIXELS, InkScale.PIXELS);
    beliefs.setEmpty(cell);
    beliefs.logProbabilities()[cell * Mark.COUNT + read] = 0;
  }

  /** Whether this is, in a cell in the middle that was read as empty. */
  private boolean isSmudged(byte[] patch) {
    put(40, patch, Mark.EMPTY);
    smudges.look(patches, beliefs);
    return smudges.isSmudged(40);
  }

  @Test
  void isSmudged_asMuchInkAsADigit_isSo() {
    assertTrue(isSmudged(PatchArt.patch(SPOILT_SIX)));
    assertFalse(smudges.isSmudged(41));
  }

  @Test
  void isSmudged_smallDrop_isNone() {
    assertFalse(isSmudged(PatchArt.patch(DROP)));
    assertTrue(smudges.hasInk(40));
    assertFalse(smudges.hasInk(41));
  }

  /** A drop that hides most of a digit leaves little to be seen, of handwriting if at all. */
  @Test
  void isSmudged_smallDropThatMayBeADigit_isSo() {
    put(40, PatchArt.patch(DROP), Mark.EMPTY);
    beliefs.logProbabilities()[40 * Mark.COUNT + Mark.EMPTY] = (float) Math.log(0.94);
    beliefs.logProbabilities()[40 * Mark.COUNT + Mark.written(1)] = (float) Math.log(0.06);

    smudges.look(patches, beliefs);

    assertTrue(smudges.isSmudged(40));
    assertFalse(smudges.isSmudged(41));
  }

  /** Such as print that shows through from the other side, or a gray pen's tip. */
  @Test
  void isSmudged_faintInk_isNone() {
    assertFalse(isSmudged(PatchArt.patch(SPOILT_SIX, 90)));
  }

  @Test
  void isSmudged_boardThatIsWrittenInto_isNone() {
    for (int cell = 50; cell < 53; cell++) {
      put(cell, PatchArt.patch(PatchArt.DIGITS.get(4)), Mark.written(4));
    }

    assertFalse(isSmudged(PatchArt.patch(SPOILT_SIX)));
  }

  @Test
  void isSmudged_manyOfThem_areSomebodysMarks() {
    for (int cell = 50; cell < 57; cell++) {
      put(cell, PatchArt.patch(SPOILT_SIX), Mark.EMPTY);
    }
    assertTrue(isSmudged(PatchArt.patch(SPOILT_SIX)), "eight");
    put(57, PatchArt.patch(SPOILT_SIX), Mark.EMPTY);

    assertFalse(isSmudged(PatchArt.patch(SPOILT_SIX)), "nine");
  }

  @Test
  void isSmudged_boardWithoutDigits_isNone() {
    for (int digit = 1; digit <= 3; digit++) {
      put(digit, PatchArt.patch(List.of()), Mark.EMPTY);
    }

    assertFalse(isSmudged(PatchArt.patch(SPOILT_SIX)));
  }
}
