package dev.casilla.solver.bench;

import dev.casilla.solver.Grid;
import dev.casilla.solver.generator.Symmetry;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Grid strings a second: {@code ./gradlew :solver:jmh -Ponly=GridBenchmark}. */
@State(Scope.Thread)
public class GridBenchmark {
  private static final int PUZZLES = 1_000;

  private final List<String> texts =
      PuzzleSets.generated(Symmetry.NONE, PUZZLES).stream().map(Grid::toString).toList();
  private int next;

  /** Reads the next grid string. */
  @Benchmark
  public Grid parse() {
    next = next + 1 < PUZZLES ? next + 1 : 0;
    return Grid.parse(texts.get(next));
  }
}
