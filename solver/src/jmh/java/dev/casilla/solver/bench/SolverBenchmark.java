package dev.casilla.solver.bench;

import dev.casilla.solver.Correction;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import dev.casilla.solver.generator.Symmetry;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Verdicts and corrections a second: {@code ./gradlew :solver:jmh -Ponly=SolverBenchmark}. */
@State(Scope.Thread)
public class SolverBenchmark {
  /** The defect of the puzzles. */
  public enum Defect {
    /** None. */
    UNIQUE,
    /** One given is missing. */
    SEVERAL,
    /** One given is wrong, and none clash. */
    UNSOLVABLE
  }

  private static final int PUZZLES = 500;

  private final Solver solver = new Solver();
  private List<Grid> puzzles = List.of();
  private int next;

  /** The defect of the puzzles to judge and correct. */
  @Param public Defect defect = Defect.UNIQUE;

  /** Generates the puzzles. */
  @Setup
  public void make() {
    puzzles =
        PuzzleSets.generated(Symmetry.HALF_TURN, PUZZLES).stream().map(this::withDefect).toList();
  }

  /** Judges the next puzzle. */
  @Benchmark
  public Verdict judge() {
    return solver.judge(nextPuzzle());
  }

  /** Finds all corrections of the next puzzle. */
  @Benchmark
  public List<Correction> corrections() {
    return solver.corrections(nextPuzzle(), 1, TimeUnit.HOURS);
  }

  private Grid nextPuzzle() {
    next = next + 1 < puzzles.size() ? next + 1 : 0;
    return puzzles.get(next);
  }

  private Grid withDefect(Grid puzzle) {
    return switch (defect) {
      case UNIQUE -> puzzle;
      case SEVERAL -> puzzle.with(puzzle.filled().first(), Grid.NO_DIGIT);
      case UNSOLVABLE -> spoiled(puzzle);
    };
  }

  private Grid spoiled(Grid puzzle) {
    for (int cell : puzzle.filled()) {
      for (int digit = 1; digit <= 9; digit++) {
        Grid wrong = puzzle.with(cell, digit);
        if (solver.judge(wrong) instanceof Verdict.Unsolvable) {
          return wrong;
        }
      }
    }
    throw new IllegalStateException("cannot be spoiled: " + puzzle);
  }
}
