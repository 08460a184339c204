package dev.casilla.solver.bench;

import dev.casilla.solver.engine.FastSolver;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Puzzles a second on each set: {@code ./gradlew :solver:jmh -Ponly=FastSolver}. */
@State(Scope.Thread)
public class FastSolverBenchmark {
  private final FastSolver solver = new FastSolver();
  private byte[][] puzzles = {};
  private int next;

  /** A set of {@link PuzzleSets}; {@link BenchmarkRunner} names all that are present. */
  @Param(PuzzleSets.GENERATED)
  public String set = "";

  /** 1 finds a solution, 2 tells whether it is the only one. */
  @Param("2")
  public int limit;

  /** Loads the set. */
  @Setup
  public void load() {
    puzzles = PuzzleSets.cells(set);
  }

  /** Solves the next puzzle of the set. */
  @Benchmark
  public int solve() {
    next = next + 1 < puzzles.length ? next + 1 : 0;
    return solver.countSolutions(puzzles[next], limit);
  }
}
