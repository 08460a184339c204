package dev.casilla.reader.digits;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

final class InkResidueTest {
  /** A six with a drop beside it. */
  private static final List<String> SPOILT_SIX =
      List.of("..####", ".##..#", "###...", "#####.", "####.#", "##...#", ".#...#", "..###.");

  private static final List<String> DROP = List.of(".##.", "####", ".##.");

  private final byte[] patches = new byte[CellProbabilities.CELLS * InkNormalizer.PIXELS];
  private final CellProbabilities beliefs = new CellProbabilities();
  private final InkResidue smudges = new InkResidue();

  /** An empty board with three printed digits. */
  InkResidueTest() {
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      put(cell, PatchArt.patch(List.of()), CellClass.EMPTY);
    }
    for (int digit = 1; digit <= 3; digit++) {
      put(digit, PatchArt.patch(PatchArt.DIGITS.get(digit)), CellClass.printed(digit));
    }
  }

  private void put(int cell, byte[] patch, int read) {
    System.arraycopy(patch, 0, patches, cell * InkNormalizer.PIXELS, InkNormalizer.PIXELS);
    beliefs.setEmpty(cell);
    beliefs.logProbabilities()[cell * CellClass.COUNT + read] = 0;
  }

  /** Whether this is, in a cell in the middle that was read as empty. */
  private boolean isSmudged(byte[] patch) {
    put(40, patch, CellClass.EMPTY);
    smudges.analyze(patches, beliefs);
    return smudges.mayHideDigit(40);
  }

  @Test
  void isSmudged_asMuchInkAsADigit_isSo() {
    assertTrue(isSmudged(PatchArt.patch(SPOILT_SIX)));
    assertFalse(smudges.mayHideDigit(41));
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
    put(40, PatchArt.patch(DROP), CellClass.EMPTY);
    beliefs.logProbabilities()[40 * CellClass.COUNT + CellClass.EMPTY] = (float) Math.log(0.94);
    beliefs.logProbabilities()[40 * CellClass.COUNT + CellClass.written(1)] =
        (float) Math.log(0.06);

    smudges.analyze(patches, beliefs);

    assertTrue(smudges.mayHideDigit(40));
    assertFalse(smudges.mayHideDigit(41));
  }

  /** Such as print that shows through from the other side, or a gray pen's tip. */
  @Test
  void isSmudged_faintInk_isNone() {
    assertFalse(isSmudged(PatchArt.patch(SPOILT_SIX, 90)));
  }

  @Test
  void isSmudged_boardThatIsWrittenInto_isNone() {
    for (int cell = 50; cell < 53; cell++) {
      put(cell, PatchArt.patch(PatchArt.DIGITS.get(4)), CellClass.written(4));
    }

    assertFalse(isSmudged(PatchArt.patch(SPOILT_SIX)));
  }

  @Test
  void isSmudged_manyOfThem_areSomebodysMarks() {
    for (int cell = 50; cell < 57; cell++) {
      put(cell, PatchArt.patch(SPOILT_SIX), CellClass.EMPTY);
    }
    assertTrue(isSmudged(PatchArt.patch(SPOILT_SIX)), "eight");
    put(57, PatchArt.patch(SPOILT_SIX), CellClass.EMPTY);

    assertFalse(isSmudged(PatchArt.patch(SPOILT_SIX)), "nine");
  }

  @Test
  void isSmudged_boardWithoutDigits_isNone() {
    for (int digit = 1; digit <= 3; digit++) {
      put(digit, PatchArt.patch(List.of()), CellClass.EMPTY);
    }

    assertFalse(isSmudged(PatchArt.patch(SPOILT_SIX)));
  }
}
