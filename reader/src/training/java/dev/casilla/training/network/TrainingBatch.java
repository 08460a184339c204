package dev.casilla.training.network;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.InkNormalizer;
import dev.casilla.training.cells.LabelledPatch;
import java.util.List;

/** A batch of normalized cells with one-hot labels. */
final class TrainingBatch {
  private final float[] ink;
  private final float[] truth;

  TrainingBatch(float[] ink, float[] truth) {
    this.ink = ink;
    this.truth = truth;
  }

  float[] ink() {
    return ink;
  }

  float[] truth() {
    return truth;
  }

  static TrainingBatch of(List<LabelledPatch> samples, InkNormalizer inkScale) {
    float[] ink = new float[samples.size() * InkNormalizer.PIXELS];
    float[] truth = new float[samples.size() * CellClass.COUNT];
    for (int i = 0; i < samples.size(); i++) {
      LabelledPatch sample = samples.get(i);
      inkScale.scale(sample.patch(), 0, InkNormalizer.Layout.dense(i * InkNormalizer.PIXELS), ink);
      truth[i * CellClass.COUNT + sample.mark()] = 1;
    }
    return new TrainingBatch(ink, truth);
  }
}
