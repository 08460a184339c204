package dev.casilla.reader.opinion;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.reading.BoardReading;
import dev.casilla.solver.Cells;

/** Limits the confidence of cells that were doubtful before a second opinion. Stateless. */
final class ConfidenceCap {
  /** Maximum probability of a capped class; below the threshold of confidence. */
  private static final double MAX_KEPT_PROBABILITY = 0.98;

  private ConfidenceCap() {}

  /**
   * Returns {@code after}, with the confidence capped for cells that were doubtful in {@code
   * before}.
   */
  static BoardReading of(BoardReading before, BoardReading after) {
    CellProbabilities beliefs = new CellProbabilities();
    float[] log = beliefs.logProbabilities();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      boolean isCapped = before.cell(cell).isDoubtful() && !after.cell(cell).isDoubtful();
      for (int mark = 0; mark < CellClass.COUNT; mark++) {
        float believed = after.logProbability(cell, mark);
        log[cell * CellClass.COUNT + mark] = isCapped ? capped(believed) : believed;
      }
    }
    return BoardReading.of(beliefs);
  }

  private static float capped(float logProbability) {
    return (float)
        Math.log(
            MAX_KEPT_PROBABILITY * Math.exp(logProbability)
                + (1 - MAX_KEPT_PROBABILITY) / CellClass.COUNT);
  }
}
