package dev.casilla.training;

import dev.casilla.reader.digits.InkScale;
import dev.casilla.reader.digits.Mark;
import java.util.List;

/** Cells as the network sees them, and for each mark 1 if the cell may be that, else 0. */
final class Batch {
  private final float[] ink;
  private final float[] allowed;

  Batch(float[] ink, float[] allowed) {
    this.ink = ink;
    this.allowed = allowed;
  }

  float[] ink() {
    return ink;
  }

  float[] allowed() {
    return allowed;
  }

  static Batch of(List<Sample> samples, InkScale inkScale) {
    float[] ink = new float[samples.size() * InkScale.PIXELS];
    float[] allowed = new float[samples.size() * Mark.COUNT];
    for (int i = 0; i < samples.size(); i++) {
      Sample sample = samples.get(i);
      inkScale.scale(sample.patch(), 0, InkScale.Layout.dense(i * InkScale.PIXELS), ink);
      for (int mark = 0; mark < Mark.COUNT; mark++) {
        allowed[i * Mark.COUNT + mark] = sample.allows(mark) ? 1 : 0;
      }
    }
    return new Batch(ink, allowed);
  }
}
