package dev.casilla.reader.digits;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

final class InkResidueTest {
  /** A six with a blot beside it. */
  private static final List<String> SMUDGED_SIX =
      List.of("..####", ".##..#", "###...", "#####.", "####.#", "##...#", ".#...#", "..###.");

  private static final List<String> BLOT = List.of(".##.", "####", ".##.");

  private final byte[] patches = new byte[CellProbabilities.CELLS * InkNormalizer.PIXELS];
  private final CellProbabilities beliefs = new CellProbabilities();
  private final InkResidue residue = new InkResidue();

  /** Creates an empty board with three printed digits. */
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

  /** Returns whether the patch may hide a digit in a central cell that was classified as empty. */
  private boolean mayHideDigit(byte[] patch) {
    put(40, patch, CellClass.EMPTY);
    residue.analyze(patches, beliefs);
    return residue.mayHideDigit(40);
  }

  @Test
  void mayHideDigit_asMuchInkAsADigit_true() {
    assertTrue(mayHideDigit(PatchArt.patch(SMUDGED_SIX)));
    assertFalse(residue.mayHideDigit(41));
  }

  @Test
  void mayHideDigit_smallBlot_false() {
    assertFalse(mayHideDigit(PatchArt.patch(BLOT)));
    assertTrue(residue.hasInk(40));
    assertFalse(residue.hasInk(41));
  }

  /** A blot that covers most of a digit leaves little ink, which may look handwritten. */
  @Test
  void mayHideDigit_smallBlotInUncertainCell_true() {
    put(40, PatchArt.patch(BLOT), CellClass.EMPTY);
    beliefs.logProbabilities()[40 * CellClass.COUNT + CellClass.EMPTY] = (float) Math.log(0.94);
    beliefs.logProbabilities()[40 * CellClass.COUNT + CellClass.written(1)] =
        (float) Math.log(0.06);

    residue.analyze(patches, beliefs);

    assertTrue(residue.mayHideDigit(40));
    assertFalse(residue.mayHideDigit(41));
  }

  /**
   * For example print that shows through from the other side of the page, or the tip of a gray pen.
   */
  @Test
  void mayHideDigit_faintInk_false() {
    assertFalse(mayHideDigit(PatchArt.patch(SMUDGED_SIX, 90)));
  }

  @Test
  void mayHideDigit_boardWithEntries_false() {
    for (int cell = 50; cell < 53; cell++) {
      put(cell, PatchArt.patch(PatchArt.DIGITS.get(4)), CellClass.written(4));
    }

    assertFalse(mayHideDigit(PatchArt.patch(SMUDGED_SIX)));
  }

  @Test
  void mayHideDigit_moreThanEightInkedCells_false() {
    for (int cell = 50; cell < 57; cell++) {
      put(cell, PatchArt.patch(SMUDGED_SIX), CellClass.EMPTY);
    }
    assertTrue(mayHideDigit(PatchArt.patch(SMUDGED_SIX)), "eight");
    put(57, PatchArt.patch(SMUDGED_SIX), CellClass.EMPTY);

    assertFalse(mayHideDigit(PatchArt.patch(SMUDGED_SIX)), "nine");
  }

  @Test
  void mayHideDigit_boardWithoutDigits_false() {
    for (int digit = 1; digit <= 3; digit++) {
      put(digit, PatchArt.patch(List.of()), CellClass.EMPTY);
    }

    assertFalse(mayHideDigit(PatchArt.patch(SMUDGED_SIX)));
  }
}
