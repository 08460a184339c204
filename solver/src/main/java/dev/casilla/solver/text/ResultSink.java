package dev.casilla.solver.text;

import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.InvalidGridException.Problem;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Hands results on and remembers what there is to say if none is a puzzle. For one thread. */
final class ResultSink implements Consumer<PuzzleResult> {
  private final Consumer<PuzzleResult> consumer;
  private @Nullable InvalidGridException firstError;
  private boolean hasPuzzle;

  ResultSink(Consumer<PuzzleResult> taker) {
    this.consumer = taker;
  }

  @Override
  public void accept(PuzzleResult result) {
    if (result instanceof PuzzleResult.Malformed malformed) {
      firstError = firstError == null ? malformed.trouble() : firstError;
    } else {
      hasPuzzle = true;
    }
    consumer.accept(result);
  }

  /**
   * All of {@code text} was read.
   *
   * @throws InvalidGridException if no puzzle was found: the first trouble there was
   */
  void requireFound(String text) {
    if (!hasPuzzle) {
      throw firstError == null
          ? new InvalidGridException(Problem.TOO_FEW_CELLS, text, text.length(), 0)
          : firstError;
    }
  }
}
