package dev.casilla.reader;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.repair.Conclusion;
import dev.casilla.reader.repair.GivenChange;
import dev.casilla.reader.repair.PossiblePuzzle;
import dev.casilla.reader.result.FoundGrid;
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
public record ReadBoard(FoundGrid grid, BoardReading reading, Conclusion conclusion) {
  /** A board without a conclusion yet. */
  static ReadBoard withoutConclusion(FoundGrid grid, BoardReading reading) {
    return new ReadBoard(grid, reading, new Conclusion.None(Conclusion.NoPuzzleReason.NOT_SOUGHT));
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
    return withoutConclusion(grid.quarterTurned(), reading.quarterTurned());
  }

  /** The printed digits as they were read. */
  public Grid raw() {
    return reading.givens();
  }

  /** The printed digits as they are shown: by the best explanation, or as read without one. */
  public Grid shown() {
    return best().map(PossiblePuzzle::givens).orElseGet(this::raw);
  }

  /** The digits that were taken for handwriting; never in a cell where a given is shown. */
  public Grid entries() {
    return reading.entriesOutside(shown());
  }

  /** Whether the puzzle and its solution may be shown without asking the person. */
  public boolean isCertain() {
    return conclusion instanceof Conclusion.Accepted;
  }

  /** The solution, if what is shown has exactly one. */
  public Optional<Grid> solution() {
    return best().map(PossiblePuzzle::solution);
  }

  /** What may be on the board, the likeliest first. */
  public List<PossiblePuzzle> explanations() {
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
    for (PossiblePuzzle explanation : explanations()) {
      for (GivenChange change : explanation.changes()) {
        cells.add(change.cell());
      }
    }
    return Collections.unmodifiableSortedSet(cells);
  }

  private Optional<PossiblePuzzle> best() {
    return explanations().stream().findFirst();
  }
}
