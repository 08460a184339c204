package dev.casilla.solver.bench;

import dev.casilla.solver.Grid;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.Level;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.path.HintFinder;
import dev.casilla.solver.rating.Rater;
import dev.casilla.testing.RankCorrelation;
import dev.casilla.testing.SharedData;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * How ratings agree with those of other programs, and how fast ratings and hints are: {@code
 * ./gradlew :solver:ratings}. Thread CPU time, one thread, warm; sets that are missing are skipped.
 */
public final class RatingFigures {
  /** Puzzles of the large rated set, and of each set measured. */
  private static final int PUZZLES = 2_000;

  private static final int HARD_PUZZLES = 200;
  private static final int ROUNDS = 4;

  /** Up to here Sudoku Explainer needs no branches, in tenths. */
  private static final int UNBRANCHED = 72;

  private final Rater rater = new Rater();

  private RatingFigures() {}

  /** Prints the figures. */
  public static void main(String[] args) {
    RatingFigures figures = new RatingFigures();
    figures.printLevels();
    figures.printDifficulties("rated-se-random");
    figures.printDifficulties("rated-se");
    figures.printSpeed();
    printHints();
  }

  private static Optional<List<String>> lines(String set) {
    Optional<List<String>> lines = SharedData.findPuzzles(set);
    if (lines.isEmpty()) {
      print("skipped: no shared puzzles/%s.txt, -Pshared=FOLDER names the folder", set);
    }
    return lines;
  }

  private void printLevels() {
    lines("rated-hodoku")
        .ifPresent(
            lines -> {
              long same = lines.stream().filter(this::isOfSameLevel).count();
              print("HoDoKu's level: %d of %d", same, lines.size());
            });
  }

  private boolean isOfSameLevel(String line) {
    String[] fields = line.split(" ", -1);
    Level level = rater.rate(Grid.parse(fields[0])).level();
    return fields[1].equals(
        switch (level) {
          case GENTLE, EASY -> "Easy";
          case MEDIUM -> "Medium";
          case HARD -> "Hard";
          case EXPERT -> "Unfair";
          case EXTREME -> "Extreme";
        });
  }

  private void printDifficulties(String set) {
    lines(set)
        .ifPresent(
            lines -> {
              List<String> some = PuzzleSets.spread(lines, PUZZLES);
              printCorrelation(set + " up to 7.2", some, 0, UNBRANCHED);
              printCorrelation(set + " beyond", some, UNBRANCHED + 1, Integer.MAX_VALUE);
            });
  }

  private void printCorrelation(String name, List<String> lines, int from, int to) {
    List<Integer> theirs = new ArrayList<>();
    List<Integer> ours = new ArrayList<>();
    int same = 0;
    for (String line : lines) {
      String[] fields = line.split(" ", -1);
      int rated = (int) Math.round(10 * Double.parseDouble(fields[1]));
      if (rated >= from && rated <= to) {
        theirs.add(rated);
        ours.add(rater.rate(Grid.parse(fields[0])).difficulty());
        same += theirs.get(theirs.size() - 1).equals(ours.get(ours.size() - 1)) ? 1 : 0;
      }
    }
    print(
        "Sudoku Explainer, %s: rank correlation %.3f, the same for %d of %d",
        name, RankCorrelation.of(theirs, ours), same, ours.size());
  }

  private void printSpeed() {
    lines("random-minimal")
        .ifPresent(
            lines -> {
              List<Grid> puzzles =
                  PuzzleSets.spread(lines, PUZZLES).stream().map(Grid::parse).toList();
              long best = Long.MAX_VALUE;
              for (int round = 0; round < ROUNDS; round++) {
                long before = now();
                puzzles.forEach(rater::rate);
                best = Math.min(best, now() - before);
              }
              print("ratings/s, random-minimal: %.0f", puzzles.size() / (best / 1e9));
            });
  }

  /** Every step on the way from the clues to the solution counts once. */
  private static void printHints() {
    lines("hard")
        .ifPresent(
            lines -> {
              List<Grid> puzzles =
                  PuzzleSets.spread(lines, 2 * HARD_PUZZLES).stream().map(Grid::parse).toList();
              HintFinder finder = HintFinder.usual();
              times(finder, puzzles.subList(0, HARD_PUZZLES));
              long[] times = times(finder, puzzles.subList(HARD_PUZZLES, puzzles.size()));
              print(
                  "next hint, hard: p50 %.3f ms, p99 %.3f ms, %d hints",
                  times[times.length / 2] / 1e6,
                  times[times.length * 99 / 100] / 1e6,
                  times.length);
            });
  }

  private static long[] times(HintFinder finder, List<Grid> puzzles) {
    LongStream.Builder times = LongStream.builder();
    CandidateGrid grid = new CandidateGrid();
    for (Grid puzzle : puzzles) {
      grid.fill(puzzle);
      while (!grid.isComplete()) {
        long before = now();
        Hint hint = finder.findFirst(grid);
        times.add(now() - before);
        if (hint == null) {
          throw new IllegalStateException("no hint: " + puzzle);
        }
        hint.applyTo(grid);
      }
    }
    return times.build().sorted().toArray();
  }

  private static long now() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static void print(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
  }
}
