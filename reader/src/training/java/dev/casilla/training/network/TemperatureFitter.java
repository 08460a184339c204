package dev.casilla.training.network;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.network.Calibration;
import dev.casilla.reader.digits.network.DigitModel;
import dev.casilla.training.cells.LabelledPatch;
import java.util.List;

/**
 * Finds the temperature that minimizes the cross-entropy on cells that were not used for training.
 */
final class TemperatureFitter {
  private static final double LOWEST = 0.5;
  private static final double HIGHEST = 4;
  private static final double STEP = 0.05;

  /** Limits the influence of a cell whose class got no probability. */
  private static final double MAX_LOSS = -Math.log(1e-12);

  private final CellProbabilities beliefs = new CellProbabilities();
  private final float[] calibrated = new float[CellClass.COUNT];

  /** The best temperature for a model with temperature 1. */
  double fit(DigitModel model, List<LabelledPatch> samples) {
    float[][] logs = new float[samples.size()][CellClass.COUNT];
    for (int i = 0; i < logs.length; i++) {
      model.read(samples.get(i).patch(), 0, beliefs, 0);
      System.arraycopy(beliefs.logProbabilities(), 0, logs[i], 0, CellClass.COUNT);
    }
    double best = 1;
    double least = Double.MAX_VALUE;
    for (double temperature = LOWEST; temperature <= HIGHEST; temperature += STEP) {
      double loss = 0;
      for (int i = 0; i < logs.length; i++) {
        loss += crossEntropy(logs[i], samples.get(i), temperature);
      }
      if (loss < least) {
        least = loss;
        best = temperature;
      }
    }
    return best;
  }

  private double crossEntropy(float[] logs, LabelledPatch sample, double temperature) {
    new Calibration((float) temperature).calibrate(logs, calibrated, 0);
    return Math.min(MAX_LOSS, -calibrated[sample.mark()]);
  }
}
