package dev.casilla.app.exchange;

import dev.casilla.app.sheet.Arrival;
import dev.casilla.app.sheet.Arrivals;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.text.PuzzleResult;
import dev.casilla.solver.text.PuzzleText;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
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
        : puzzles(new BoundedReader(text, Bounds.LIST.characters()).rest());
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
      return puzzles(whole);
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
      // It is closed with the process.
    }
  }

  private static PutAside putAside() throws ExchangeException {
    try {
      return PutAside.create();
    } catch (IOException e) {
      throw new ExchangeException(Trouble.STORAGE, e);
    }
  }

  private Incoming puzzles(String text) throws ExchangeException {
    if (text.trim().isEmpty()) {
      throw new ExchangeException(Trouble.EMPTY);
    }
    List<Arrival> arrivals = new ArrayList<>();
    List<InvalidGridException> malformed = new ArrayList<>();
    boolean hasBlank = false;
    for (PuzzleResult result : results(text)) {
      if (result instanceof PuzzleResult.Malformed unread) {
        malformed.add(unread.trouble());
      } else if (result.orThrow().grid().equals(Grid.EMPTY)) {
        hasBlank = true;
      } else {
        arrivals.add(arrival(result.orThrow().grid()));
      }
    }
    if (arrivals.isEmpty()) {
      throw hasBlank
          ? new ExchangeException(Trouble.BLANK)
          : new ExchangeException(Trouble.NO_PUZZLE, malformed.isEmpty() ? null : malformed.get(0));
    }
    if (arrivals.size() > Bounds.LIST.sheets()) {
      throw new ExchangeException(Trouble.TOO_LARGE);
    }
    return new Incoming(Arrivals.of(arrivals), malformed.size());
  }

  private Arrival arrival(Grid givens) {
    return Arrival.now(Origin.PASTED, Sheet.of(givens), millis.getAsLong());
  }

  private static List<PuzzleResult> results(String text) throws ExchangeException {
    try {
      return PuzzleText.read(text);
    } catch (InvalidGridException e) {
      throw new ExchangeException(Trouble.NO_PUZZLE, e);
    }
  }
}
