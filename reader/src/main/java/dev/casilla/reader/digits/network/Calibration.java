package dev.casilla.reader.digits.network;

import dev.casilla.reader.digits.CellClass;

/**
 * Makes of what the network puts out log-probabilities that can be believed: of cells read with a
 * confidence of 90 %, nine of ten are right. Immutable.
 *
 * <p>Networks are surer than they should be. One number, found on cells that were not trained with,
 * tempers all outputs alike, and so changes no answer, only the confidence in it (Guo and others,
 * 2017).
 */
public record Calibration(float temperature) {
  /** Refuses what is no temperature. */
  public Calibration {
    if (!(temperature > 0) || Float.isInfinite(temperature)) {
      throw new IllegalArgumentException("no temperature: " + temperature);
    }
  }

  /** Writes {@link CellClass#COUNT} log-probabilities from {@code at} on. */
  public void temper(float[] outputs, float[] to, int at) {
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
