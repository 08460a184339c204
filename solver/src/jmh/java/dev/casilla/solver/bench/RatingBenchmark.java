package dev.casilla.solver.bench;

import dev.casilla.solver.Grid;
import dev.casilla.solver.generator.Symmetry;
import dev.casilla.solver.rating.Rater;
import dev.casilla.solver.rating.Rating;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Ratings of random minimal puzzles a second: {@code ./gradlew :solver:jmh -Ponly=Rating}. */
@State(Scope.Thread)
public class RatingBenchmark {
  private final Rater rater = new Rater();
  private final List<Grid> puzzles = PuzzleSets.generated(Symmetry.NONE, 1_000);
  private int next;

  /** Rates the next puzzle. */
  @Benchmark
  public Rating rate() {
    next = next + 1 < puzzles.size() ? next + 1 : 0;
    return rater.rate(puzzles.get(next));
  }
}
