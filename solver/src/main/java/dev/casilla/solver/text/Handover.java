package dev.casilla.solver.text;

import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.InvalidGridException.Problem;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Hands results on and remembers what there is to say if none is a puzzle. For one thread. */
final class Handover implements Consumer<PuzzleResult> {
  private final Consumer<PuzzleResult> taker;
  private @Nullable InvalidGridException first;
  private boolean hasFound;

  Handover(Consumer<PuzzleResult> taker) {
    this.taker = taker;
  }

  @Override
  public void accept(PuzzleResult result) {
    if (result instanceof PuzzleResult.Malformed malformed) {
      first = first == null ? malformed.trouble() : first;
    } else {
      hasFound = true;
    }
    taker.accept(result);
  }

  /**
   * All of {@code text} was read.
   *
   * @throws InvalidGridException if no puzzle was found: the first trouble there was
   */
  void requireFound(String text) {
    if (!hasFound) {
      throw first == null
          ? new InvalidGridException(Problem.TOO_FEW_CELLS, text, text.length(), 0)
          : first;
    }
  }
}
