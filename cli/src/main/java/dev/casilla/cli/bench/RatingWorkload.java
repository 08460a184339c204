package dev.casilla.cli.bench;

import dev.casilla.solver.Grid;
import dev.casilla.solver.rating.Rater;
import java.util.List;

/** Puzzles with exactly one solution, to rate repeatedly. */
final class RatingWorkload implements Workload {
  private final Rater rater = new Rater();
  private final List<Grid> puzzles;

  RatingWorkload(List<Grid> puzzles) {
    this.puzzles = List.copyOf(puzzles);
  }

  @Override
  public int size() {
    return puzzles.size();
  }

  @Override
  public void run(int from, int to) {
    for (Grid puzzle : puzzles.subList(from, to)) {
      rater.rate(puzzle);
    }
  }
}
