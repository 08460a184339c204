package dev.casilla.app.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class KeptSheetTest {
  @Test
  void isJournal_anyCharacter_onlyThoseOfJournalsAre() {
    for (int character = 0; character <= Character.MAX_VALUE; character++) {
      boolean isOfJournals = "0123456789abcdefghijklmnopqrstuvwxyz:;!".indexOf(character) >= 0;
      String text = "1:0;" + (char) character;
      assertEquals(isOfJournals, KeptSheet.isJournal(text), "character " + character);
    }
  }

  @Test
  void isJournal_longerThanAnyIsKept_isNone() {
    assertEquals(true, KeptSheet.isJournal("x".repeat(KeptSheet.LONGEST_JOURNAL)));
    assertEquals(false, KeptSheet.isJournal("x".repeat(KeptSheet.LONGEST_JOURNAL + 1)));
  }
}
