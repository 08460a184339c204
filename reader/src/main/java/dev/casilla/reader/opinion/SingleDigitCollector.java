package dev.casilla.reader.opinion;

import dev.casilla.reader.reading.DigitOpinion;
import dev.casilla.solver.Cells;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** Collects the characters recognized in each cell; cells with more than one have no answer. */
final class SingleDigitCollector {
  private final Map<Integer, DigitOpinion> digits = new HashMap<>();
  private final int[] inCell = new int[Cells.COUNT];

  /** Adds any character that was recognized in the cell. */
  void add(int cell, char character, double confidence) {
    inCell[cell]++;
    int digit = Character.digit(character, 10);
    if (digit > 0 && inCell[cell] == 1) {
      digits.put(cell, new DigitOpinion(digit, confidence));
    } else {
      digits.remove(cell);
    }
  }

  /** The digits of cells in which one digit and nothing else was recognized. */
  Map<Integer, DigitOpinion> byCell() {
    return Collections.unmodifiableMap(digits);
  }
}
