package dev.casilla.app.data.transfer;

import dev.casilla.app.data.NewSheetBatch;
import dev.casilla.app.data.transfer.document.BoundedReader;
import dev.casilla.app.data.transfer.document.DocumentTextReader;
import dev.casilla.app.data.transfer.document.TextDocument;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;
import dev.casilla.app.data.transfer.document.TransferLimits;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.text.PuzzleText;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.concurrent.CancellationException;
import java.util.function.LongSupplier;

/**
 * Finds sheets in a text: in Casilla's JSON, or in any format that {@link PuzzleText} reads.
 * Thread-safe.
 */
public final class SheetTextParser {
  private final LongSupplier millis;

  /** Sheets without a creation time get the time {@code millis}. */
  public SheetTextParser(LongSupplier millis) {
    this.millis = millis;
  }

  /**
   * The sheets in {@code document}. JSON may hold more sheets than fit into memory.
   *
   * @throws TransferException if there are none, or the document cannot be read
   * @throws CancellationException on an interrupted thread
   */
  public NewSheetBatch read(TextDocument document) throws TransferException {
    try {
      BufferedReader text = DocumentTextReader.open(document);
      try {
        return read(text);
      } finally {
        closeQuietly(text);
      }
    } catch (TransferException e) {
      throw e;
    } catch (IOException | SecurityException e) {
      throw new TransferException(TransferError.OUT_OF_REACH, e);
    }
  }

  private NewSheetBatch read(BufferedReader text) throws IOException, TransferException {
    String beginning = DocumentTextReader.beginning(text, SheetsJsonReader.BEGINNING);
    return SheetsJsonReader.isRecognised(beginning)
        ? sheets(new BoundedReader(text, TransferLimits.JSON.characters()))
        : PuzzleListParser.in(
            new BoundedReader(text, TransferLimits.LIST.characters()).readAll(), millis);
  }

  /**
   * The sheets in {@code text}.
   *
   * @throws TransferException if there are none, or too many; its cause is the {@link
   *     InvalidGridException} of the first malformed puzzle, if one was recognised
   */
  public NewSheetBatch read(CharSequence text) throws TransferException {
    if (text.length() > BoundedReader.MAX_PIECE_LENGTH) {
      throw new TransferException(TransferError.TOO_LARGE);
    }
    String whole = text.toString();
    if (!SheetsJsonReader.isRecognised(whole)) {
      return PuzzleListParser.in(whole, millis);
    }
    return JsonSheetBatch.in(reader(whole), () -> {}, () -> reader(whole));
  }

  private static Reader reader(String text) {
    return new BoundedReader(new StringReader(text), text.length());
  }

  /**
   * Copies the text while reading: the document may be remote, and may change before the second
   * pass.
   */
  private static NewSheetBatch sheets(BoundedReader text) throws TransferException {
    TemporaryTextCopy copy = createTemporaryCopy();
    boolean isKept = false;
    try {
      NewSheetBatch incoming = JsonSheetBatch.in(copy.reading(text), text::beginPiece, copy);
      isKept = true;
      return incoming;
    } finally {
      if (!isKept) {
        closeQuietly(copy);
      }
    }
  }

  /** Ignores errors: the outcome of the import is already known. */
  private static void closeQuietly(Closeable source) {
    try {
      source.close();
    } catch (IOException e) {
      // The process closes our file when it ends; another app's stream is not our concern.
    }
  }

  private static TemporaryTextCopy createTemporaryCopy() throws TransferException {
    try {
      return TemporaryTextCopy.create();
    } catch (IOException e) {
      throw new TransferException(TransferError.STORAGE, e);
    }
  }
}
