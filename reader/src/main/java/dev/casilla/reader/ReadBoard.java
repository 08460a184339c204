package dev.casilla.reader;

import dev.casilla.reader.reading.Change;
import dev.casilla.reader.reading.Conclusion;
import dev.casilla.reader.reading.Explanation;
import dev.casilla.reader.reading.Reading;
import dev.casilla.reader.vision.FoundGrid;
import dev.casilla.reader.vision.Mesh;
import dev.casilla.reader.vision.Quad;
import dev.casilla.solver.Grid;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A board and what was read from it. Immutable.
 *
 * @param grid where it is; its first node is the top left corner of the puzzle as it is printed
 * @param reading what is in its cells
 * @param conclusion which puzzle that amounts to
 */
public record ReadBoard(FoundGrid grid, Reading reading, Conclusion conclusion) {
  /** A board without a conclusion yet. */
  static ReadBoard unconcluded(FoundGrid grid, Reading reading) {
    return new ReadBoard(grid, reading, new Conclusion.None(Conclusion.Why.NOT_SOUGHT));
  }

  /** The corners of the puzzle as printed, in pixels of the picture when that stands upright. */
  public Quad corners() {
    return grid.corners();
  }

  /** Where the lines of the puzzle as printed cross, in pixels of the upright picture. */
  public Mesh mesh() {
    return grid.mesh();
  }

  /** The same board, taken to stand a quarter turn clockwise from here; without a conclusion. */
  ReadBoard quarterTurned() {
    return unconcluded(grid.quarterTurned(), reading.quarterTurned());
  }

  /** The printed digits as they were read. */
  public Grid raw() {
    return reading.givens();
  }

  /** The printed digits as they are shown: by the best explanation, or as read without one. */
  public Grid shown() {
    return best().map(Explanation::givens).orElseGet(this::raw);
  }

  /** The digits that were taken for handwriting; never in a cell where a given is shown. */
  public Grid entries() {
    return reading.entriesBesides(shown());
  }

  /** Whether the puzzle and its solution may be shown without asking the person. */
  public boolean isCertain() {
    return conclusion instanceof Conclusion.Accepted;
  }

  /** The solution, if what is shown has exactly one. */
  public Optional<Grid> solution() {
    return best().map(Explanation::solution);
  }

  /** What may be on the board, the likeliest first. */
  public List<Explanation> explanations() {
    if (conclusion instanceof Conclusion.Accepted accepted) {
      return Collections.singletonList(accepted.explanation());
    }
    return conclusion instanceof Conclusion.Proposed proposed
        ? proposed.bestFirst()
        : Collections.emptyList();
  }

  /** The cells to be looked at: read without confidence, or changed by an explanation. */
  public SortedSet<Integer> doubtful() {
    SortedSet<Integer> cells = new TreeSet<>(reading.doubtful());
    for (Explanation explanation : explanations()) {
      for (Change change : explanation.changes()) {
        cells.add(change.cell());
      }
    }
    return Collections.unmodifiableSortedSet(cells);
  }

  private Optional<Explanation> best() {
    return explanations().stream().findFirst();
  }
}
