package dev.casilla.training.score;

import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.testing.CorpusPhoto;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * Counts the photos of a set that are read as printed. A photo without a board counts as misread.
 */
public final class PhotoScore {
  /** The heading for {@link #row rows}. */
  public static final String HEADING =
      """
      set | photos | right before repair | right as shown | solved | certain and wrong
      ---|---|---|---|---|---
      """;

  private final String set;
  private final StringBuilder failures = new StringBuilder();
  private int photos;
  private int raw;
  private int shown;
  private int solved;
  private int wrong;

  public PhotoScore(String set) {
    this.set = set;
  }

  /** Adds a photo with these printed digits. */
  public void add(CorpusPhoto photo, String printed, PuzzleReading reading) {
    Grid truth = Grid.parse(printed);
    List<ReadBoard> all =
        reading instanceof PuzzleReading.Boards boards ? boards.bestFirst() : List.of();
    Optional<ReadBoard> board = all.stream().findFirst();
    boolean isShown = board.map(ReadBoard::shown).equals(Optional.of(truth));
    photos++;
    raw += board.map(ReadBoard::raw).equals(Optional.of(truth)) ? 1 : 0;
    shown += isShown ? 1 : 0;
    solved += isSolved(truth, board) ? 1 : 0;
    wrong += all.stream().anyMatch(read -> read.isCertain() && !read.shown().equals(truth)) ? 1 : 0;
    if (!isShown) {
      String what = board.map(read -> read.shown().toString()).orElse("nothing read");
      failures.append("- ").append(photo.name()).append(": ").append(what).append('\n');
    }
  }

  private static boolean isSolved(Grid truth, Optional<ReadBoard> board) {
    return new Solver(2).judge(truth) instanceof Verdict.Unique unique
        && board.flatMap(ReadBoard::solution).equals(Optional.of(unique.solution()));
  }

  public String row() {
    return String.join(" | ", set, "" + photos, "" + raw, "" + shown, "" + solved, wrong + "\n");
  }

  public String failures() {
    return failures.toString();
  }

  /** Whether at least these parts of the photos are right, and none is certain and wrong. */
  public boolean reaches(double leastRaw, double leastShown, double leastSolved) {
    return raw >= leastRaw * photos
        && shown >= leastShown * photos
        && solved >= leastSolved * photos
        && wrong == 0;
  }
}
