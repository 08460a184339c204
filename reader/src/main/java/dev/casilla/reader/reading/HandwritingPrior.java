package dev.casilla.reader.reading;

import dev.casilla.reader.digits.CellBeliefs;
import dev.casilla.reader.digits.Mark;
import dev.casilla.solver.Cells;

/**
 * Believes less in handwriting on a board where there is hardly any. Stateless.
 *
 * <p>A cell by itself does not tell a light or rounded typeface from a pen. But who writes into a
 * puzzle leaves more than one entry, while most puzzles are read before anybody has written: so
 * three cells that may be written, among thirty that are printed, are printed. The share of written
 * cells is estimated from the beliefs, beliefs are weighed by that share instead of the one that
 * the network was trained with, and so on until neither moves: expectation maximisation for one
 * unknown number (Saerens, Latinne and Decaestecker, 2002).
 */
public final class HandwritingPrior {
  /** The share of written cells among those that are not printed, as the network takes it. */
  private static final double TRAINED = 0.25;

  private static final int ROUNDS = 12;

  /** So that the share is never nothing: one written cell on twenty boards. */
  private static final double LEAST = 0.05 / Cells.COUNT;

  private HandwritingPrior() {}

  /** Weighs the beliefs by the share of written cells on this board. */
  public static void apply(CellBeliefs beliefs) {
    double share = TRAINED;
    for (int round = 0; round < ROUNDS; round++) {
      double weight = odds(share) / odds(TRAINED);
      double written = 0;
      double printed = 0;
      for (int cell = 0; cell < Cells.COUNT; cell++) {
        double hand = weight * sum(beliefs, cell, Cells.SIDE);
        double print = sum(beliefs, cell, 0);
        double all = hand + print + Math.exp(beliefs.logProbability(cell, Mark.EMPTY));
        written += hand / all;
        printed += print / all;
      }
      share = Math.max(LEAST, Math.min(1 - LEAST, written / Math.max(1, Cells.COUNT - printed)));
    }
    if (share < TRAINED) {
      weigh(beliefs, odds(share) / odds(TRAINED));
    }
  }

  private static double odds(double share) {
    return share / (1 - share);
  }

  /** How probable any digit is, printed for {@code offset} 0, written for 9. */
  private static double sum(CellBeliefs beliefs, int cell, int offset) {
    double sum = 0;
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      sum += Math.exp(beliefs.logProbability(cell, offset + digit));
    }
    return sum;
  }

  private static void weigh(CellBeliefs beliefs, double weight) {
    float[] log = beliefs.logProbabilities();
    float more = (float) Math.log(weight);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int first = cell * Mark.COUNT;
      double all = 0;
      for (int mark = 0; mark < Mark.COUNT; mark++) {
        log[first + mark] += Mark.isWritten(mark) ? more : 0;
        all += Math.exp(log[first + mark]);
      }
      float logAll = (float) Math.log(all);
      for (int mark = 0; mark < Mark.COUNT; mark++) {
        log[first + mark] -= logAll;
      }
    }
  }
}
