package dev.casilla.solver.bench;

import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Puzzles a second by the articles' own loop: {@code ./gradlew :solver:jmh -Ponly=Articles}. */
@State(Scope.Thread)
public class ArticlesLoopBenchmark {
  private final ArticlesLoop loop = new ArticlesLoop();
  private List<String> puzzles = List.of();
  private int next;

  /** A set of {@link PuzzleSets}; {@link BenchmarkRunner} names all that are there. */
  @Param(PuzzleSets.GENERATED)
  public String set = "";

  /** Loads the set. */
  @Setup
  public void load() {
    puzzles = PuzzleSets.puzzles(set).stream().map(Grid::toString).toList();
  }

  /** Solves the next puzzle of the set. */
  @Benchmark
  public Optional<Map<String, String>> solve() {
    next = next + 1 < puzzles.size() ? next + 1 : 0;
    return loop.solve(puzzles.get(next));
  }
}
