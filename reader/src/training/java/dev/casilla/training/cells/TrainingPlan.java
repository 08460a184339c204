package dev.casilla.training.cells;

/**
 * Length and parameters of a training run.
 *
 * @param batches number of batches, each of {@code batchSize} new cells
 * @param realShare part of a batch that is cut from photos, if there are any
 * @param learningRate peak learning rate of Adam
 * @param dropped dropout rate of the features
 * @param afar part of the drawn cells that are seen from a distance
 */
public record TrainingPlan(
    long seed,
    int batches,
    int batchSize,
    double realShare,
    double learningRate,
    double dropped,
    double afar) {
  private static final int BATCH_SIZE = 256;

  /** Batches of drawn cells; fewer for a quick trial. */
  private static final int BATCHES = Integer.getInteger("casilla.batches", 12000);

  /** Pretraining on three million drawn cells. */
  public static TrainingPlan drawn() {
    return new TrainingPlan(1, BATCHES, BATCH_SIZE, 0, 0.004, 0.15, 0.35);
  }

  /**
   * Fine-tuning on drawn cells and cells of photos, so that the pretraining is not forgotten. Close
   * cells and no dropout, as in most photos, come last.
   */
  public static TrainingPlan withPhotos() {
    return new TrainingPlan(11, BATCHES, BATCH_SIZE, 0.25, 0.002, 0, 0.15);
  }

  /** A short fine-tuning for each fold of a cross-validation. */
  public static TrainingPlan fold() {
    return new TrainingPlan(21, Math.max(1, BATCHES / 12), BATCH_SIZE, 0.25, 0.0015, 0, 0.15);
  }
}
