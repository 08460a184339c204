package dev.casilla.app.exchange;

import dev.casilla.app.sheet.Arrival;
import dev.casilla.app.sheet.Arrivals;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.text.PuzzleResult;
import dev.casilla.solver.text.PuzzleText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** Gathers the puzzles of a text in any form but Casilla's own. For one thread. */
/*
 * A text as long as any may have a puzzle and two million lines more, all malformed: they are
 * counted, and not kept, or they would take 200 MB.
 */
final class PuzzlesInText implements Consumer<PuzzleResult> {
  private final LongSupplier millis;
  private final List<Arrival> arrivals = new ArrayList<>();
  private int malformed;

  /** What is found comes now, by {@code millis}. */
  PuzzlesInText(LongSupplier millis) {
    this.millis = millis;
  }

  /**
   * All that is in {@code text}, which comes now, by {@code millis}.
   *
   * @throws ExchangeException if there is nothing, or too much; its cause is the {@link
   *     InvalidGridException} of the first puzzle that could not be read, if one was recognised
   */
  static Incoming in(String text, LongSupplier millis) throws ExchangeException {
    if (text.trim().isEmpty()) {
      throw new ExchangeException(Trouble.EMPTY);
    }
    PuzzlesInText puzzles = new PuzzlesInText(millis);
    try {
      PuzzleText.read(text, puzzles);
    } catch (InvalidGridException e) {
      throw new ExchangeException(Trouble.NO_PUZZLE, e);
    }
    return puzzles.incoming();
  }

  @Override
  public void accept(PuzzleResult result) {
    if (result instanceof PuzzleResult.Malformed) {
      malformed++;
      return;
    }
    Grid givens = result.orThrow().grid();
    if (!givens.equals(Grid.EMPTY)) {
      arrivals.add(Arrival.now(Origin.PASTED, Sheet.of(givens), millis.getAsLong()));
    }
  }

  /** What was gathered; a text in which something was found has nothing but blank grids else. */
  private Incoming incoming() throws ExchangeException {
    if (arrivals.isEmpty()) {
      throw new ExchangeException(Trouble.BLANK);
    }
    if (arrivals.size() > Bounds.LIST.sheets()) {
      throw new ExchangeException(Trouble.TOO_LARGE);
    }
    return new Incoming(Arrivals.of(arrivals), malformed);
  }
}
