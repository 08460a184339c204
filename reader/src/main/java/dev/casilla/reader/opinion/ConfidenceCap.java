package dev.casilla.reader.opinion;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.reading.BoardReading;
import dev.casilla.solver.Cells;

/** Readings in which what was in doubt stays in doubt. Stateless. */
final class ConfidenceCap {
  /** How much is left of a belief: less than it takes to be confident. */
  private static final double MAX_KEPT_PROBABILITY = 0.98;

  private ConfidenceCap() {}

  /** The reading {@code after}, but no surer of the cells that {@code before} was not sure of. */
  static BoardReading of(BoardReading before, BoardReading after) {
    CellProbabilities beliefs = new CellProbabilities();
    float[] log = beliefs.logProbabilities();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      boolean isToBeDoubted = before.cell(cell).isDoubtful() && !after.cell(cell).isDoubtful();
      for (int mark = 0; mark < CellClass.COUNT; mark++) {
        float believed = after.logProbability(cell, mark);
        log[cell * CellClass.COUNT + mark] = isToBeDoubted ? capped(believed) : believed;
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
