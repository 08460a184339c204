package dev.casilla.app.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class StoredSheetTest {
  @Test
  void isJournal_anyCharacter_onlyJournalCharactersAreAllowed() {
    for (int character = 0; character <= Character.MAX_VALUE; character++) {
      boolean isOfJournals = "0123456789abcdefghijklmnopqrstuvwxyz:;!".indexOf(character) >= 0;
      String text = "1:0;" + (char) character;
      assertEquals(isOfJournals, StoredSheet.isJournal(text), "character " + character);
    }
  }

  @Test
  void isJournal_longerThanTheLimit_isFalse() {
    assertEquals(true, StoredSheet.isJournal("x".repeat(StoredSheet.LONGEST_JOURNAL)));
    assertEquals(false, StoredSheet.isJournal("x".repeat(StoredSheet.LONGEST_JOURNAL + 1)));
  }
}
