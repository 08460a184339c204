package dev.casilla.solver.articles.playback;

import dev.casilla.solver.articles.trace.Step;

/**
 * Receives each step of an algorithm right after it was applied to the board. Confined to one
 * thread.
 */
@FunctionalInterface
public interface StepListener {
  /**
   * Takes one step, on the thread that runs the algorithm. May block for as long as it likes, and
   * may stop the run by throwing an unchecked exception.
   *
   * @param playback the board after the step, and the counts; valid during the call
   */
  void onStep(Step step, Playback playback);
}
