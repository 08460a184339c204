package dev.casilla.app.data.transfer;

import dev.casilla.app.data.NewSheetBatch;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;
import dev.casilla.app.model.NewSheet;
import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/**
 * Sheets in Casilla's JSON format. A first pass counts and checks them; each {@link #forEach} reads
 * them again, one by one.
 */
// Two passes, because parsing inside the transaction would hold the database's write lock while
// another app delivers its document slowly.
final class JsonSheetBatch implements NewSheetBatch {
  private final RereadableText text;
  private final int count;
  private final int malformed;

  private JsonSheetBatch(RereadableText text, int count, int malformed) {
    this.text = text;
    this.count = count;
    this.malformed = malformed;
  }

  interface RereadableText extends Closeable {
    Reader read() throws IOException;

    @Override
    default void close() throws IOException {}
  }

  /**
   * Checks and counts the sheets in {@code first}, running {@code beforeEach} at the start of each.
   * Later passes read the same text from {@code again}.
   */
  static JsonSheetBatch in(Reader first, Runnable beforeEach, RereadableText again)
      throws TransferException {
    int count = 0;
    try (SheetsJsonReader sheets = new SheetsJsonReader(first, beforeEach)) {
      while (sheets.next().isPresent()) {
        count++;
      }
      if (count == 0) {
        throw new TransferException(
            sheets.malformed() == 0 ? TransferError.EMPTY : TransferError.NO_PUZZLE);
      }
      return new JsonSheetBatch(again, count, sheets.malformed());
    } catch (TransferException e) {
      throw e;
    } catch (IOException e) {
      throw new TransferException(TransferError.OUT_OF_REACH, e);
    }
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public int malformed() {
    return malformed;
  }

  /**
   * {@inheritDoc}
   *
   * @throws CancellationException on an interrupted thread
   */
  @Override
  public void forEach(Consumer<NewSheet> taker) {
    try (SheetsJsonReader sheets = new SheetsJsonReader(text.read(), () -> {})) {
      for (Optional<NewSheet> sheet = sheets.next(); sheet.isPresent(); sheet = sheets.next()) {
        taker.accept(sheet.get());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Ignores errors: nothing unsaved is in the copy. */
  @Override
  public void close() {
    try {
      text.close();
    } catch (IOException e) {
      // The process closes the file when it ends.
    }
  }
}
