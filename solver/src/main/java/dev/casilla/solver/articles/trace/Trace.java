package dev.casilla.solver.articles.trace;

/**
 * Receives the steps of an algorithm, on the thread that runs it.
 *
 * <p>Applying each step's {@link Rule.Effect} in order to the candidates that an algorithm starts
 * from gives the candidates that it ends with. A trace may block, and may stop the algorithm by
 * throwing an unchecked exception.
 */
/*
 * An algorithm calls isListening() before it creates a Step. NONE returns false, so a run without a
 * trace creates no steps and computes no reasons.
 */
@FunctionalInterface
public interface Trace {
  /** Ignores all steps and costs nothing. */
  Trace NONE =
      new Trace() {
        @Override
        public void onStep(Step step) {}

        @Override
        public boolean isListening() {
          return false;
        }
      };

  /** Receives one step. */
  void onStep(Step step);

  /** Whether the algorithm must create steps. */
  default boolean isListening() {
    return true;
  }
}
