package dev.casilla.reader.opinion;

import dev.casilla.reader.board.FlatBoard;
import dev.casilla.reader.opinion.SymbolReader.SeenSymbol;
import dev.casilla.reader.reading.DigitOpinion;
import dev.casilla.solver.Cells;
import java.util.List;
import java.util.Map;

/**
 * Tells which symbols are a cell's digit, by their places and sizes alone. Stateless.
 *
 * <p>Words and lines mean nothing on a board: a reader of text joins what stands side by side, and
 * puts its lines in any order.
 */
final class SymbolCellMatcher {
  /** Parts of a cell that a digit is high at least: what is lower is a candidate, or dirt. */
  private static final double MIN_HEIGHT = 0.3;

  /** Parts of a cell that a digit is high at most: what is higher is no single digit. */
  private static final double MAX_HEIGHT = 1.1;

  private SymbolCellMatcher() {}

  /** The digit of each cell in which one symbol is seen, and no other. */
  static Map<Integer, DigitOpinion> digits(List<SeenSymbol> symbols, FlatBoard board) {
    SingleDigitCollector digits = new SingleDigitCollector();
    for (SeenSymbol symbol : symbols) {
      int cell = isOfDigitsSize(symbol, board) ? cellAt(symbol, board) : -1;
      if (cell >= 0) {
        digits.add(cell, symbol.character(), symbol.confidence());
      }
    }
    return digits.byCell();
  }

  private static boolean isOfDigitsSize(SeenSymbol symbol, FlatBoard board) {
    return symbol.height() >= MIN_HEIGHT * board.cell()
        && symbol.height() <= MAX_HEIGHT * board.cell();
  }

  /** The cell in which the symbol's middle lies; -1 for none. */
  private static int cellAt(SeenSymbol symbol, FlatBoard board) {
    int row = (int) Math.floor((symbol.y() - board.margin()) / board.cell());
    int column = (int) Math.floor((symbol.x() - board.margin()) / board.cell());
    boolean isOnBoard = row >= 0 && row < Cells.SIDE && column >= 0 && column < Cells.SIDE;
    return isOnBoard ? Cells.at(row, column) : -1;
  }
}
