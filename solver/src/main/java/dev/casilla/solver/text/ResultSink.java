package dev.casilla.solver.text;

import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.InvalidGridException.Problem;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Forwards results and keeps the first error for a text without puzzles. For one thread. */
final class ResultSink implements Consumer<PuzzleResult> {
  private final Consumer<PuzzleResult> consumer;
  private @Nullable InvalidGridException firstError;
  private boolean hasPuzzle;

  ResultSink(Consumer<PuzzleResult> consumer) {
    this.consumer = consumer;
  }

  @Override
  public void accept(PuzzleResult result) {
    if (result instanceof PuzzleResult.Malformed malformed) {
      firstError = firstError == null ? malformed.error() : firstError;
    } else {
      hasPuzzle = true;
    }
    consumer.accept(result);
  }

  /**
   * Called after all of {@code text} was read.
   *
   * @throws InvalidGridException the first error, if no puzzle was found
   */
  void requireFound(String text) {
    if (!hasPuzzle) {
      throw firstError == null
          ? new InvalidGridException(Problem.TOO_FEW_CELLS, text, text.length(), 0)
          : firstError;
    }
  }
}
