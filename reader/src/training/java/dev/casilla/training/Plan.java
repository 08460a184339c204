package dev.casilla.training;

/**
 * How long to train and from which seed.
 *
 * @param batches how many batches, each of {@code batchSize} cells never seen before
 * @param realShare part of a batch that is cut from photos where there are any
 * @param learningRate of Adam at its highest
 */
record Plan(long seed, int batches, int batchSize, double realShare, double learningRate) {
  /** A million and a half cells: five minutes on two cores; fewer batches make a quick trial. */
  static Plan standard() {
    return new Plan(1, Integer.getInteger("casilla.batches", 6000), 256, 0.25, 0.004);
  }
}
