package dev.casilla.app.exchange;

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
 * Finds sheets in a text: Casilla's own JSON, or any form that {@link PuzzleText} reads. Safe for
 * use by many threads.
 */
public final class IncomingText {
  private final LongSupplier millis;

  /** Where a text does not tell when a sheet came, it comes now, by {@code millis}. */
  public IncomingText(LongSupplier millis) {
    this.millis = millis;
  }

  /**
   * The sheets in {@code document}. Of Casilla's own form there may be more than fit into memory.
   *
   * @throws ExchangeException if there are none, or they cannot be had
   * @throws CancellationException on an interrupted thread
   */
  public Incoming read(Document document) throws ExchangeException {
    try {
      BufferedReader text = DocumentText.open(document);
      try {
        return read(text);
      } finally {
        letGo(text);
      }
    } catch (UnreadableException e) {
      throw e.told();
    } catch (IOException | SecurityException e) {
      throw new ExchangeException(Trouble.OUT_OF_REACH, e);
    }
  }

  private Incoming read(BufferedReader text) throws IOException, ExchangeException {
    String beginning = DocumentText.beginning(text, SheetsJson.BEGINNING);
    return SheetsJson.isRecognised(beginning)
        ? sheets(new BoundedReader(text, Bounds.JSON.characters()))
        : PuzzlesInText.in(new BoundedReader(text, Bounds.LIST.characters()).rest(), millis);
  }

  /**
   * The sheets in {@code text}.
   *
   * @throws ExchangeException if there are none, or too many; its cause is the {@link
   *     InvalidGridException} of the first puzzle that could not be read, if one was recognised
   */
  public Incoming read(CharSequence text) throws ExchangeException {
    if (text.length() > BoundedReader.MOST_AT_A_TIME) {
      throw new ExchangeException(Trouble.TOO_LARGE);
    }
    String whole = text.toString();
    if (!SheetsJson.isRecognised(whole)) {
      return PuzzlesInText.in(whole, millis);
    }
    return SheetsInJson.in(reader(whole), () -> {}, () -> reader(whole));
  }

  private static Reader reader(String text) {
    return new BoundedReader(new StringReader(text), text.length());
  }

  /** A document may be far away, and another when it is read again: what was read is put aside. */
  private static Incoming sheets(BoundedReader text) throws ExchangeException {
    PutAside copy = putAside();
    boolean isKept = false;
    try {
      Incoming incoming = SheetsInJson.in(copy.reading(text), text::beginPiece, copy);
      isKept = true;
      return incoming;
    } finally {
      if (!isKept) {
        letGo(copy);
      }
    }
  }

  /** All that is wanted of it was read, or nothing is: that is what is told, however this goes. */
  private static void letGo(Closeable source) {
    try {
      source.close();
    } catch (IOException e) {
      // No more can be done: a file of ours goes with the process, another app's is its own affair.
    }
  }

  private static PutAside putAside() throws ExchangeException {
    try {
      return PutAside.create();
    } catch (IOException e) {
      throw new ExchangeException(Trouble.STORAGE, e);
    }
  }
}
