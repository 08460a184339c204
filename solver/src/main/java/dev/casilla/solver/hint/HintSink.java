package dev.casilla.solver.hint;

/** Takes hints one by one. */
@FunctionalInterface
public interface HintSink {
  /**
   * Takes a hint.
   *
   * @return whether that is enough
   */
  boolean take(Hint hint);
}
