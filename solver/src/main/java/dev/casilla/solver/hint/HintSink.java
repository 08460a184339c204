package dev.casilla.solver.hint;

/** Takes hints one by one. Called on the thread of its caller. */
@FunctionalInterface
public interface HintSink {
  /**
   * Takes a hint.
   *
   * @return whether that is enough
   */
  boolean take(Hint hint);
}
