package dev.casilla.app.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.history.ArchiveInMemory;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An export that does not come to its end destroys no more than it must. */
final class OutgoingTest {
  private final ArchiveInMemory archive = new ArchiveInMemory();
  private final DocumentInMemory backup = new DocumentInMemory("all that was kept last year");
  private final DocumentInMemory made = new DocumentInMemory("");

  @BeforeEach
  void keepTwo() {
    archive.add(Origin.TYPED, Sheet.EMPTY.withGiven(0, 1));
    archive.add(Origin.TYPED, Sheet.EMPTY.withGiven(0, 2));
  }

  @Test
  void write_moreSheetsThanMayBe_leavesWhatWasThere() {
    assertEquals(Trouble.TOO_MANY, trouble(backup, new Bounds(1, 10_000)));
    assertFalse(backup.isWrittenOver());
    assertEquals(Trouble.TOO_MANY, trouble(made, new Bounds(1, 10_000)));
    assertTrue(made.isDiscarded(), "an empty file is left");
  }

  @Test
  void write_archiveCannotBeRead_leavesWhatWasThere() {
    archive.setBroken(true);
    assertEquals(Trouble.STORAGE, trouble(backup, Bounds.LIST));
    assertFalse(backup.isWrittenOver());
    assertEquals(Trouble.STORAGE, trouble(made, Bounds.LIST));
    assertTrue(made.isDiscarded(), "an empty file is left");
  }

  @Test
  void write_notAllowed_leavesWhatWasThere() {
    backup.revoke();
    assertEquals(Trouble.OUT_OF_REACH, trouble(backup, Bounds.LIST));
    assertFalse(backup.isWrittenOver());
  }

  /** How long it will be is known when it is too late. */
  @Test
  void write_moreCharactersThanMayBe_leavesNoHalfFile() {
    assertEquals(Trouble.TOO_MANY, trouble(backup, new Bounds(2, 100)));
    assertTrue(backup.isDiscarded());
  }

  @Test
  void write_failsToClose_leavesNoHalfFile() {
    FailingToClose document = new FailingToClose("");
    assertEquals(Trouble.OUT_OF_REACH, trouble(document, Bounds.LIST));
    assertTrue(document.isDiscarded());
  }

  private Trouble trouble(Document document, Bounds bounds) {
    Outgoing outgoing = new Outgoing(archive);
    return assertThrows(
            ExchangeException.class, () -> outgoing.write(document, Outgoing.Form.SDM, bounds))
        .trouble();
  }
}
