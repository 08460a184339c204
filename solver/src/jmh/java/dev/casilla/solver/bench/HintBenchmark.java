package dev.casilla.solver.bench;

import dev.casilla.solver.Grid;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.path.HintFinder;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** First hints of puzzles a second: {@code ./gradlew :solver:jmh -Ponly=Hint}. */
@State(Scope.Thread)
public class HintBenchmark {
  private final HintFinder finder = HintFinder.usual();
  private final CandidateGrid grid = new CandidateGrid();
  private List<Grid> puzzles = List.of();
  private int next;

  /** Reads hard puzzles, or generates some where there are none. */
  @Setup
  public void read() {
    boolean isPresent = PuzzleSets.present().contains(PuzzleSets.HARD);
    puzzles = PuzzleSets.puzzles(isPresent ? PuzzleSets.HARD : PuzzleSets.GENERATED);
  }

  /** Finds the first hint of the next puzzle. */
  @Benchmark
  public @Nullable Hint first() {
    next = next + 1 < puzzles.size() ? next + 1 : 0;
    grid.fill(puzzles.get(next));
    return finder.findFirst(grid);
  }
}
