package dev.casilla.reader.digits.network;

import dev.casilla.reader.digits.CellClass;

/**
 * Converts network outputs into calibrated log-probabilities: of cells read with a confidence of 90
 * %, nine in ten are correct. Immutable.
 *
 * <p>Networks are overconfident. Temperature scaling divides all outputs by one number, fitted on
 * cells that were not used for training. It changes no answer, only the confidence (Guo et al.,
 * 2017).
 */
public record Calibration(float temperature) {
  /** Validates the temperature. */
  public Calibration {
    if (!(temperature > 0) || Float.isInfinite(temperature)) {
      throw new IllegalArgumentException("temperature is not positive and finite: " + temperature);
    }
  }

  /**
   * Writes the log-softmax of the outputs, {@link CellClass#COUNT} log-probabilities from {@code
   * at} on.
   */
  public void calibrate(float[] outputs, float[] to, int at) {
    float highest = outputs[0];
    for (float output : outputs) {
      highest = Math.max(highest, output);
    }
    double sum = 0;
    for (float output : outputs) {
      sum += Math.exp((output - highest) / temperature);
    }
    float logSum = (float) Math.log(sum);
    for (int i = 0; i < outputs.length; i++) {
      to[at + i] = (outputs[i] - highest) / temperature - logSum;
    }
  }
}
