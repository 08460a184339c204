package dev.casilla.app.data.transfer;

import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.NewSheetBatch;
import dev.casilla.app.data.StorageException;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;
import java.io.UncheckedIOException;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Takes in what comes from elsewhere, all or nothing. Safe for use by many threads. */
public final class SheetImporter {
  private final HistoryRepository archive;
  private final SheetTextParser text;

  /** Keeps in {@code archive} what {@code text} finds. */
  public SheetImporter(HistoryRepository archive, SheetTextParser text) {
    this.archive = archive;
    this.text = text;
  }

  /**
   * Keeps all sheets of {@code offer}; takes its time, and a disk's.
   *
   * @throws TransferException if nothing came of it; nothing was changed then
   */
  public ImportResult importFrom(ImportSource offer) throws TransferException {
    return importFrom(offer, () -> true);
  }

  /**
   * Likewise, if by the time all is read and taken in it is still {@code wanted}.
   *
   * @throws CancellationException if it is not; nothing was changed then either
   */
  public ImportResult importFrom(ImportSource offer, BooleanSupplier wanted)
      throws TransferException {
    ParsedSheets incoming = offer.read(text);
    try (NewSheetBatch arrivals = incoming.arrivals()) {
      return new ImportResult(archive.insertAll(arrivals, wanted), incoming.malformed());
    } catch (StorageException | UncheckedIOException e) {
      throw new TransferException(TransferError.STORAGE, e);
    }
  }
}
