package dev.casilla.app.data.transfer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.data.InMemoryHistoryRepository;
import dev.casilla.app.data.transfer.document.FailingCloseDocument;
import dev.casilla.app.data.transfer.document.InMemoryDocument;
import dev.casilla.app.data.transfer.document.TextDocument;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;
import dev.casilla.app.data.transfer.document.TransferLimits;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A failed export destroys as little as possible. */
final class SheetExporterTest {
  private final InMemoryHistoryRepository archive = new InMemoryHistoryRepository();
  private final InMemoryDocument backup = new InMemoryDocument("all that was kept last year");
  private final InMemoryDocument made = new InMemoryDocument("");

  @BeforeEach
  void keepTwo() {
    archive.add(Origin.TYPED, Sheet.EMPTY.withGiven(0, 1));
    archive.add(Origin.TYPED, Sheet.EMPTY.withGiven(0, 2));
  }

  @Test
  void write_moreSheetsThanMayBe_leavesWhatWasThere() {
    assertEquals(TransferError.TOO_MANY, trouble(backup, new TransferLimits(1, 10_000)));
    assertFalse(backup.isWrittenOver());
    assertEquals(TransferError.TOO_MANY, trouble(made, new TransferLimits(1, 10_000)));
    assertTrue(made.isDiscarded(), "an empty file is left");
  }

  @Test
  void write_archiveCannotBeRead_leavesWhatWasThere() {
    archive.setBroken(true);
    assertEquals(TransferError.STORAGE, trouble(backup, TransferLimits.LIST));
    assertFalse(backup.isWrittenOver());
    assertEquals(TransferError.STORAGE, trouble(made, TransferLimits.LIST));
    assertTrue(made.isDiscarded(), "an empty file is left");
  }

  @Test
  void write_notAllowed_leavesWhatWasThere() {
    backup.revoke();
    assertEquals(TransferError.OUT_OF_REACH, trouble(backup, TransferLimits.LIST));
    assertFalse(backup.isWrittenOver());
  }

  /** The length is known only after writing. */
  @Test
  void write_moreCharactersThanMayBe_leavesNoHalfFile() {
    assertEquals(TransferError.TOO_MANY, trouble(backup, new TransferLimits(2, 100)));
    assertTrue(backup.isDiscarded());
  }

  @Test
  void write_failsToClose_leavesNoHalfFile() {
    FailingCloseDocument document = new FailingCloseDocument("");
    assertEquals(TransferError.OUT_OF_REACH, trouble(document, TransferLimits.LIST));
    assertTrue(document.isDiscarded());
  }

  private TransferError trouble(TextDocument document, TransferLimits bounds) {
    SheetExporter outgoing = new SheetExporter(archive);
    return assertThrows(
            TransferException.class,
            () -> outgoing.write(document, SheetExporter.Format.SDM, bounds))
        .error();
  }
}
