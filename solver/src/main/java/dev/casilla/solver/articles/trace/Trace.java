package dev.casilla.solver.articles.trace;

/**
 * Listens to an algorithm's steps, on the thread that runs it.
 *
 * <p>Applying each step's {@link Rule.Effect} in order to the candidates an algorithm starts from
 * gives the candidates it ends with. A listener may take its time, and may stop the algorithm by
 * throwing an unchecked exception.
 */
/*
 * An algorithm asks isListening() before it makes a Step. For NONE that is a constant false behind
 * one call, so an untraced run makes no object for steps and computes no reasons.
 */
@FunctionalInterface
public interface Trace {
  /** Hears nothing and costs nothing. */
  Trace NONE =
      new Trace() {
        @Override
        public void tell(Step step) {}

        @Override
        public boolean isListening() {
          return false;
        }
      };

  /** Takes one step. */
  void tell(Step step);

  /** Whether steps are to be made at all. */
  default boolean isListening() {
    return true;
  }
}
