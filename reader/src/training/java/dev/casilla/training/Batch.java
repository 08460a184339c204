package dev.casilla.training;

import dev.casilla.reader.digits.InkScale;
import dev.casilla.reader.digits.Mark;
import java.util.List;

/** Cells as the network sees them, and for each mark 1 if the cell is that, else 0. */
final class Batch {
  private final float[] ink;
  private final float[] truth;

  Batch(float[] ink, float[] truth) {
    this.ink = ink;
    this.truth = truth;
  }

  float[] ink() {
    return ink;
  }

  float[] truth() {
    return truth;
  }

  static Batch of(List<Sample> samples, InkScale inkScale) {
    float[] ink = new float[samples.size() * InkScale.PIXELS];
    float[] truth = new float[samples.size() * Mark.COUNT];
    for (int i = 0; i < samples.size(); i++) {
      Sample sample = samples.get(i);
      inkScale.scale(sample.patch(), 0, InkScale.Layout.dense(i * InkScale.PIXELS), ink);
      truth[i * Mark.COUNT + sample.mark()] = 1;
    }
    return new Batch(ink, truth);
  }
}
