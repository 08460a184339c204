package dev.casilla.app.data.transfer;

import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.ImportResult;
import dev.casilla.app.data.NewSheetBatch;
import dev.casilla.app.data.StorageException;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;
import java.io.UncheckedIOException;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Imports sheets, all or none. Thread-safe. */
public final class SheetImporter {
  private final HistoryRepository archive;
  private final SheetTextParser parser;

  /** Stores in {@code archive} what {@code parser} finds. */
  public SheetImporter(HistoryRepository archive, SheetTextParser parser) {
    this.archive = archive;
    this.parser = parser;
  }

  /** A text to import, or where to read it. */
  public interface Source {
    /**
     * Reads and parses the text; may take long.
     *
     * @throws TransferException if the text has no sheets or cannot be read
     */
    NewSheetBatch read(SheetTextParser parser) throws TransferException;
  }

  /**
   * Imports all sheets of {@code source}; may take long.
   *
   * @throws TransferException if the import failed; nothing has changed then
   */
  public ImportResult importFrom(Source source) throws TransferException {
    return importFrom(source, () -> true);
  }

  /**
   * Likewise, but only if {@code wanted} still returns true after everything has been read.
   *
   * @throws CancellationException if it returns false; nothing has changed then
   */
  public ImportResult importFrom(Source source, BooleanSupplier wanted) throws TransferException {
    try (NewSheetBatch sheets = source.read(parser)) {
      return archive.insertAll(sheets, wanted);
    } catch (StorageException | UncheckedIOException e) {
      throw new TransferException(TransferError.STORAGE, e);
    }
  }
}
