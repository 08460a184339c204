package dev.casilla.training.score;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.network.DigitModel;
import dev.casilla.training.cells.LabelledPatch;

/** Counts correct and wrong cells. Not thread-safe. */
final class CellScore {
  private static final int KINDS = 10;
  private static final int BINS = 5;
  private static final double[] BOUNDS = {0.5, 0.9, 0.99, 0.999};

  /** The first bin of confident cells, 99 % and more. */
  private static final int FIRST_CONFIDENT_BIN = 2;

  /** The columns of {@link #row}. */
  static final String COLUMNS =
      "cells | right | missed | invented | mistaken | wrong at 99 % sure | print as hand"
          + " | hand as print";

  private final DigitModel model;
  private final CellProbabilities beliefs = new CellProbabilities();
  private final int[][] confusion = new int[KINDS][KINDS];
  private final int[] inBin = new int[BINS];
  private final int[] rightInBin = new int[BINS];
  private int writtenForPrinted;
  private int printedForWritten;
  private int cells;
  private int right;
  private int surelyWrong;

  CellScore(DigitModel model) {
    this.model = model;
  }

  /** Reads the cell; returns whether its digit is right. */
  boolean add(LabelledPatch sample) {
    model.read(sample.patch(), 0, beliefs, 0);
    int best = beliefs.best(0);
    int digit = CellClass.digitOf(best);
    confusion[sample.digit()][digit]++;
    boolean isRight = digit == sample.digit();
    cells++;
    right += isRight ? 1 : 0;
    if (isRight && best != sample.mark()) {
      writtenForPrinted += CellClass.isWritten(best) ? 1 : 0;
      printedForWritten += CellClass.isWritten(best) ? 0 : 1;
    }
    int bin = binOf(digit);
    inBin[bin]++;
    rightInBin[bin] += isRight ? 1 : 0;
    surelyWrong += !isRight && bin > FIRST_CONFIDENT_BIN ? 1 : 0;
    return isRight;
  }

  private int binOf(int digit) {
    double confidence =
        digit == 0
            ? Math.exp(beliefs.logProbability(0, CellClass.EMPTY))
            : beliefs.digitProbability(0, digit);
    int bin = 0;
    while (bin < BOUNDS.length && confidence >= BOUNDS[bin]) {
      bin++;
    }
    return bin;
  }

  int cells() {
    return cells;
  }

  double accuracy() {
    return cells == 0 ? Double.NaN : (double) right / cells;
  }

  /** The values of {@link #COLUMNS}. */
  String row() {
    int missed = 0;
    int invented = 0;
    for (int k = 1; k < KINDS; k++) {
      missed += confusion[k][0];
      invented += confusion[0][k];
    }
    return String.format(
        "%d | %.3f %% | %d | %d | %d | %d | %d | %d",
        cells,
        100 * accuracy(),
        missed,
        invented,
        cells - right - missed - invented,
        surelyWrong,
        writtenForPrinted,
        printedForWritten);
  }

  /** The confusion matrix. */
  String confusionTable() {
    StringBuilder table =
        new StringBuilder("truth \\ read | - | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9\n");
    table.append("---|---|---|---|---|---|---|---|---|---|---\n");
    for (int truth = 0; truth < KINDS; truth++) {
      table.append(truth == 0 ? "-" : Integer.toString(truth));
      for (int read = 0; read < KINDS; read++) {
        table.append(" | ").append(confusion[truth][read]);
      }
      table.append('\n');
    }
    return table.toString();
  }

  /** The number of cells by confidence, and how many of them are right. */
  String confidenceTable() {
    StringBuilder table = new StringBuilder("confidence below | cells | right\n---|---|---\n");
    for (int bin = 0; bin < BINS; bin++) {
      String bound = bin < BOUNDS.length ? Double.toString(BOUNDS[bin]) : "1";
      double share = 100.0 * rightInBin[bin] / Math.max(1, inBin[bin]);
      table.append(String.format("%s | %d | %.2f %%%n", bound, inBin[bin], share));
    }
    return table.toString();
  }
}
