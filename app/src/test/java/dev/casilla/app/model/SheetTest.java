package dev.casilla.app.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import org.junit.jupiter.api.Test;

final class SheetTest {
  private static final Grid GIVENS =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");

  @Test
  void encode_givenEntryNotes_areDecoded() {
    Sheet sheet = Sheet.of(GIVENS).withEntry(0, 4).withNotes(1, Digits.only(5) | Digits.only(8));
    assertEquals(sheet, Sheet.decode(sheet.encode()));
    assertEquals(sheet.hashCode(), Sheet.decode(sheet.encode()).hashCode());
  }

  @Test
  void decode_invalidText_throws() {
    assertThrows(IllegalArgumentException.class, () -> Sheet.decode(GIVENS.toString()));
  }

  @Test
  void withEntry_cellWithNotes_removesThem() {
    Sheet sheet = Sheet.of(GIVENS).withNotes(0, Digits.only(4)).withEntry(0, 4);
    assertEquals(Digits.NONE, sheet.notesAt(0));
    assertEquals(4, sheet.digitAt(0));
    assertFalse(sheet.isGivenAt(0));
  }

  @Test
  void withEntry_given_throws() {
    assertThrows(IllegalArgumentException.class, () -> Sheet.of(GIVENS).withEntry(2, 4));
  }

  @Test
  void withGiven_noDigit_cellIsBlank() {
    assertTrue(Sheet.EMPTY.withGiven(7, 3).withGiven(7, Grid.NO_DIGIT).isBlank());
  }

  @Test
  void asPuzzle_entries_becomeGivens() {
    Sheet sheet = Sheet.EMPTY.withGiven(2, 3).withEntry(0, 4).asPuzzle();
    assertEquals(Sheet.EMPTY.withGiven(0, 4).withGiven(2, 3), sheet);
  }

  @Test
  void asPuzzle_notes_stay() {
    Sheet sheet = Sheet.EMPTY.withEntry(0, 4).withNotes(1, Digits.only(1)).asPuzzle();
    assertEquals(Sheet.EMPTY.withGiven(0, 4).withNotes(1, Digits.only(1)), sheet);
  }
}
