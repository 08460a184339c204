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
 * A board and its reading. Immutable.
 *
 * @param grid its position; the first node is the top left corner of the printed puzzle
 * @param reading the content of its cells
 * @param conclusion the puzzle that the reading amounts to
 */
public record ReadBoard(FoundGrid grid, BoardReading reading, Conclusion conclusion) {
  /** A board without a conclusion yet. */
  static ReadBoard withoutConclusion(FoundGrid grid, BoardReading reading) {
    return new ReadBoard(grid, reading, new Conclusion.None(Conclusion.NoPuzzleReason.NOT_SOUGHT));
  }

  /** The corners of the printed puzzle, in pixels of the upright image. */
  public Quad corners() {
    return grid.corners();
  }

  /** The crossings of the lines of the printed puzzle, in pixels of the upright image. */
  public Mesh mesh() {
    return grid.mesh();
  }

  /** The same board, rotated clockwise by a quarter turn; without a conclusion. */
  ReadBoard quarterTurned() {
    return withoutConclusion(grid.quarterTurned(), reading.quarterTurned());
  }

  /** The printed digits as read. */
  public Grid raw() {
    return reading.givens();
  }

  /** The printed digits to show: those of the best explanation, or as read if there is none. */
  public Grid shown() {
    return best().map(PossiblePuzzle::givens).orElseGet(this::raw);
  }

  /** The handwritten digits, except in cells where a given is shown. */
  public Grid entries() {
    return reading.entriesOutside(shown());
  }

  /** Whether the puzzle and its solution may be shown without confirmation by the user. */
  public boolean isCertain() {
    return conclusion instanceof Conclusion.Accepted;
  }

  /** The solution, if the givens shown have exactly one. */
  public Optional<Grid> solution() {
    return best().map(PossiblePuzzle::solution);
  }

  /** The possible puzzles, the most likely first. */
  public List<PossiblePuzzle> explanations() {
    if (conclusion instanceof Conclusion.Accepted accepted) {
      return Collections.singletonList(accepted.explanation());
    }
    return conclusion instanceof Conclusion.Proposed proposed
        ? proposed.bestFirst()
        : Collections.emptyList();
  }

  /**
   * The cells that the user should check: read without confidence, or changed by an explanation.
   */
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
