package dev.casilla.reader.opinion;

import dev.casilla.reader.reading.DigitOpinion;
import dev.casilla.solver.Cells;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** Gathers what is seen in each cell: two characters in one place are no answer. */
final class SingleDigitCollector {
  private final Map<Integer, DigitOpinion> digits = new HashMap<>();
  private final int[] inCell = new int[Cells.COUNT];

  /** Adds a character of any kind that is seen in the cell. */
  void add(int cell, char character, double confidence) {
    inCell[cell]++;
    int digit = Character.digit(character, 10);
    if (digit > 0 && inCell[cell] == 1) {
      digits.put(cell, new DigitOpinion(digit, confidence));
    } else {
      digits.remove(cell);
    }
  }

  /** The digit of each cell in which one is seen, and nothing else. */
  Map<Integer, DigitOpinion> byCell() {
    return Collections.unmodifiableMap(digits);
  }
}
