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
 * Sheets in Casilla's own form. They are read a first time to know that they can be, and how many
 * there are; then one by one, whenever they are handed on.
 */
final class JsonSheetBatch implements NewSheetBatch {
  private final RereadableText text;
  private final int count;

  private JsonSheetBatch(RereadableText text, int count) {
    this.text = text;
    this.count = count;
  }

  /** A text that can be read any number of times. */
  interface RereadableText extends Closeable {
    Reader read() throws IOException;

    @Override
    default void close() throws IOException {}
  }

  /**
   * Those in {@code first}, from which all is read now, {@code beforeEach} being run where one
   * begins; later the same is read from {@code again}.
   */
  static ParsedSheets in(Reader first, Runnable beforeEach, RereadableText again)
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
      return new ParsedSheets(new JsonSheetBatch(again, count), sheets.malformed());
    } catch (IOException e) {
      throw new TransferException(TransferError.OUT_OF_REACH, e);
    }
  }

  @Override
  public int count() {
    return count;
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
    } catch (TransferException e) {
      throw new UncheckedIOException(new IOException(e));
    }
  }

  /** What cannot be closed now is closed with the process. */
  @Override
  public void close() {
    try {
      text.close();
    } catch (IOException e) {
      // There is nothing in it that could be lost.
    }
  }
}
