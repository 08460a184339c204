package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.exchange.Trouble;
import dev.casilla.app.puzzle.PuzzleMessage.Saying;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;

final class NoticeTextTest {
  private static final List<PasteTrouble> TROUBLES =
      List.of(
          new PasteTrouble.NothingCopied(),
          new PasteTrouble.Blank(),
          new PasteTrouble.UnexpectedCharacter(0x1F600, 12),
          new PasteTrouble.TooShort(80),
          new PasteTrouble.TooLong(82),
          new PasteTrouble.Ambiguous(),
          new PasteTrouble.TooMuch(),
          new PasteTrouble.Interrupted(),
          new PasteTrouble.Other(Trouble.STORAGE));

  @Test
  void trouble_ofEveryKind_isReadBack() {
    for (PasteTrouble trouble : TROUBLES) {
      assertReadBack(new PuzzleMessage.Trouble(trouble));
    }
    assertEquals(PasteTrouble.class.getDeclaredClasses().length, TROUBLES.size());
  }

  @Test
  void pasted_isReadBack() {
    assertReadBack(new PuzzleMessage.Pasted(12, 3));
  }

  @ParameterizedTest
  @EnumSource(
      mode = Mode.EXCLUDE,
      names = {"STILL_OPENING", "SOLVING", "READING", "NOT_KEPT"})
  void saying_isReadBack(Saying saying) {
    assertReadBack(saying);
  }

  @ParameterizedTest
  @EnumSource(names = {"STILL_OPENING", "SOLVING", "READING", "NOT_KEPT"})
  void saying_thatComesAgainByItself_isNotWritten(Saying saying) {
    assertEquals(Optional.empty(), NoticeText.write(saying));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "saying", "saying BOO", "pasted 1", "pasted x 2", "other", "boo 1"})
  void anythingElse_isNotSaid(String text) {
    assertEquals(Optional.empty(), NoticeText.read(text));
  }

  private static void assertReadBack(PuzzleMessage notice) {
    assertEquals(Optional.of(notice), NoticeText.write(notice).flatMap(NoticeText::read));
  }
}
