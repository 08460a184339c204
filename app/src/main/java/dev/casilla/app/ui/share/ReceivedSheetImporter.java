package dev.casilla.app.ui.share;

import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.InsertResult;
import dev.casilla.app.data.StorageException;
import dev.casilla.app.data.transfer.ImportResult;
import dev.casilla.app.data.transfer.ImportSource;
import dev.casilla.app.data.transfer.SheetImporter;
import dev.casilla.app.data.transfer.SheetTextParser;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;

/** Takes in an offer and makes its first sheet the last one. */
final class ReceivedSheetImporter {
  private final HistoryRepository archive;
  private final SheetImporter inbox;

  ReceivedSheetImporter(HistoryRepository archive, SheetTextParser text) {
    this.archive = archive;
    this.inbox = new SheetImporter(archive, text);
  }

  ReceiveUiState receive(ImportSource offer) {
    try {
      ImportResult delivery = inbox.importFrom(offer);
      archive.open(delivery.first());
      return told(delivery);
    } catch (TransferException e) {
      return new ReceiveUiState.Failed(e.error());
    } catch (StorageException e) {
      return new ReceiveUiState.Failed(TransferError.STORAGE);
    }
  }

  private static ReceiveUiState told(ImportResult delivery) {
    InsertResult intake = delivery.intake();
    boolean isOne = delivery.count() == 1 && delivery.malformed() == 0;
    return isOne
        ? new ReceiveUiState.One(delivery.first())
        : new ReceiveUiState.Many(intake.added(), intake.duplicates(), delivery.malformed());
  }
}
