package dev.casilla.reader.opinion;

import dev.casilla.reader.digits.CellBeliefs;
import dev.casilla.reader.digits.Mark;
import dev.casilla.reader.reading.Reading;
import dev.casilla.solver.Cells;

/** Readings in which what was in doubt stays in doubt. Stateless. */
final class KeptInDoubt {
  /** How much is left of a belief: less than it takes to be confident. */
  private static final double LEFT = 0.98;

  private KeptInDoubt() {}

  /** The reading {@code after}, but no surer of the cells that {@code before} was not sure of. */
  static Reading of(Reading before, Reading after) {
    CellBeliefs beliefs = new CellBeliefs();
    float[] log = beliefs.logProbabilities();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      boolean isToBeDoubted = before.cell(cell).isDoubtful() && !after.cell(cell).isDoubtful();
      for (int mark = 0; mark < Mark.COUNT; mark++) {
        float believed = after.logProbability(cell, mark);
        log[cell * Mark.COUNT + mark] = isToBeDoubted ? doubted(believed) : believed;
      }
    }
    return Reading.of(beliefs);
  }

  private static float doubted(float logProbability) {
    return (float) Math.log(LEFT * Math.exp(logProbability) + (1 - LEFT) / Mark.COUNT);
  }
}
