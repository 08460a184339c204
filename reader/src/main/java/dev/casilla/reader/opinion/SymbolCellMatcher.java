package dev.casilla.reader.opinion;

import dev.casilla.reader.board.FlatBoard;
import dev.casilla.reader.opinion.SymbolReader.SeenSymbol;
import dev.casilla.reader.reading.DigitOpinion;
import dev.casilla.solver.Cells;
import java.util.List;
import java.util.Map;

/**
 * Assigns symbols to cells by position and size only. Stateless.
 *
 * <p>Words and lines have no meaning on a board: a text recognizer joins neighbouring digits and
 * returns its lines in any order.
 */
final class SymbolCellMatcher {
  /** Minimum height of a digit in cells; smaller symbols are candidates or dirt. */
  private static final double MIN_HEIGHT = 0.3;

  /** Maximum height of a digit in cells; taller symbols are not a single digit. */
  private static final double MAX_HEIGHT = 1.1;

  private SymbolCellMatcher() {}

  /** The digits of cells in which exactly one symbol was recognized. */
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

  /** The cell that contains the centre of the symbol, or -1. */
  private static int cellAt(SeenSymbol symbol, FlatBoard board) {
    int row = (int) Math.floor((symbol.y() - board.margin()) / board.cell());
    int column = (int) Math.floor((symbol.x() - board.margin()) / board.cell());
    boolean isOnBoard = row >= 0 && row < Cells.SIDE && column >= 0 && column < Cells.SIDE;
    return isOnBoard ? Cells.at(row, column) : -1;
  }
}
