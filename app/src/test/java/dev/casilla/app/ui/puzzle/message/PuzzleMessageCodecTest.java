package dev.casilla.app.ui.puzzle.message;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;

final class PuzzleMessageCodecTest {
  private static final List<PasteError> TROUBLES =
      List.of(
          new PasteError.NothingCopied(),
          new PasteError.Blank(),
          new PasteError.UnexpectedCharacter(0x1F600, 12),
          new PasteError.TooShort(80),
          new PasteError.TooLong(82),
          new PasteError.Ambiguous(),
          new PasteError.TooMuch(),
          new PasteError.Interrupted(),
          new PasteError.Other(TransferError.STORAGE));

  @Test
  void trouble_ofEveryKind_isReadBack() {
    for (PasteError trouble : TROUBLES) {
      assertReadBack(new PuzzleMessage.PasteFailed(trouble));
    }
    assertEquals(PasteError.class.getDeclaredClasses().length, TROUBLES.size());
  }

  @Test
  void pasted_isReadBack() {
    assertReadBack(new PuzzleMessage.Pasted(12, 3));
  }

  @ParameterizedTest
  @EnumSource(
      mode = Mode.EXCLUDE,
      names = {"STILL_OPENING", "SOLVING", "READING", "STORAGE_FAILED"})
  void fixedMessage_isReadBack(Fixed saying) {
    assertReadBack(saying);
  }

  @ParameterizedTest
  @EnumSource(names = {"STILL_OPENING", "SOLVING", "READING", "STORAGE_FAILED"})
  void transientMessage_isNotWritten(Fixed saying) {
    assertEquals(Optional.empty(), PuzzleMessageCodec.write(saying));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "saying", "saying BOO", "pasted 1", "pasted x 2", "other", "boo 1"})
  void anythingElse_isNotSaid(String text) {
    assertEquals(Optional.empty(), PuzzleMessageCodec.read(text));
  }

  private static void assertReadBack(PuzzleMessage notice) {
    assertEquals(
        Optional.of(notice), PuzzleMessageCodec.write(notice).flatMap(PuzzleMessageCodec::read));
  }
}
