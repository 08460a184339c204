package dev.casilla.reader.digits.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class CalibrationTest {
  private static final float[] OUTPUTS = {3, -80, 900, 895};

  private static double[] probabilities(float temperature) {
    float[] logs = new float[6];
    new Calibration(temperature).calibrate(OUTPUTS, logs, 2);
    double[] probabilities = new double[4];
    for (int i = 0; i < 4; i++) {
      probabilities[i] = Math.exp(logs[i + 2]);
    }
    return probabilities;
  }

  @Test
  void calibrate_anyOutputs_sumsToOne() {
    double sum = 0;
    for (double probability : probabilities(1.7f)) {
      sum += probability;
    }
    assertEquals(1, sum, 1e-5);
  }

  @Test
  void calibrate_higherTemperature_isLessConfident() {
    assertTrue(probabilities(3)[2] < probabilities(1)[2]);
    assertTrue(probabilities(3)[2] > probabilities(3)[3]);
  }

  @Test
  void new_invalidTemperature_throws() {
    assertThrows(IllegalArgumentException.class, () -> new Calibration(0));
    assertThrows(IllegalArgumentException.class, () -> new Calibration(Float.NaN));
  }
}
