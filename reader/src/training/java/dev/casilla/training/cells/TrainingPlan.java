package dev.casilla.training.cells;

/**
 * How long to train and from which seed.
 *
 * @param batches how many batches, each of {@code batchSize} cells never seen before
 * @param realShare part of a batch that is cut from photos where there are any
 * @param learningRate of Adam at its highest
 * @param dropped the part of the features that is left out at random, so that none is relied on
 * @param afar the part of the drawn cells that are seen from afar
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

  /** Batches of drawn cells; fewer make a quick trial. */
  private static final int BATCHES = Integer.getInteger("casilla.batches", 12000);

  /** Three million drawn cells. */
  public static TrainingPlan drawn() {
    return new TrainingPlan(1, BATCHES, BATCH_SIZE, 0, 0.004, 0.15, 0.35);
  }

  /**
   * Some more, and cells of photos among them: what was learnt is not to be forgotten. Cells near
   * and whole features, as most photos have them, come last.
   */
  public static TrainingPlan withPhotos() {
    return new TrainingPlan(11, BATCHES, BATCH_SIZE, 0.25, 0.002, 0, 0.15);
  }

  /** As with photos, but short: for each of the folds of a cross-validation. */
  public static TrainingPlan fold() {
    return new TrainingPlan(21, Math.max(1, BATCHES / 12), BATCH_SIZE, 0.25, 0.0015, 0, 0.15);
  }
}
