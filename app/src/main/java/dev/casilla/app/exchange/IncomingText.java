package dev.casilla.app.exchange;

import dev.casilla.app.sheet.Arrival;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.text.PuzzleResult;
import dev.casilla.solver.text.PuzzleText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Finds sheets in a text: Casilla's own JSON, or any form that {@link PuzzleText} reads. Safe for
 * use by many threads.
 */
public final class IncomingText {
  /** More would be a database, not a person's puzzles. */
  static final int MOST_SHEETS = 20_000;

  private final LongSupplier millis;

  /** Where a text does not tell when a sheet came, it comes now, by {@code millis}. */
  public IncomingText(LongSupplier millis) {
    this.millis = millis;
  }

  /**
   * The sheets in {@code document}.
   *
   * @throws ExchangeException if there are none, or they cannot be had
   */
  public Incoming read(Document document) throws ExchangeException {
    return read(BoundedText.of(document));
  }

  /**
   * The sheets in {@code text}.
   *
   * @throws ExchangeException if there are none, or too many; its cause is the {@link
   *     InvalidGridException} of the first puzzle that could not be read, if one was recognised
   */
  public Incoming read(CharSequence text) throws ExchangeException {
    if (text.length() > BoundedText.MOST_CHARACTERS) {
      throw new ExchangeException(Trouble.TOO_LARGE);
    }
    String whole = text.toString();
    if (whole.trim().isEmpty()) {
      throw new ExchangeException(Trouble.EMPTY);
    }
    Incoming incoming = SheetsJson.isRecognised(whole) ? SheetsJson.read(whole) : puzzles(whole);
    if (incoming.arrivals().size() > MOST_SHEETS) {
      throw new ExchangeException(Trouble.TOO_LARGE);
    }
    return incoming;
  }

  private Incoming puzzles(String text) throws ExchangeException {
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
    return new Incoming(arrivals, malformed.size());
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
