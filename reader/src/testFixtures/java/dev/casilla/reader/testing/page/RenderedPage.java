package dev.casilla.reader.testing.page;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.testing.camera.SeededDraws;
import dev.casilla.reader.testing.draw.PagePuzzle;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/**
 * A photographed page and its ground truth.
 *
 * @param plane the image
 * @param nodes crossings of the puzzle's lines, row by row; empty if there is no puzzle
 * @param puzzle the puzzle, if there is one
 * @param others the other puzzles on the page, including solved ones
 * @param entries the handwritten digits
 * @param covered the printed digits that a pen makes unreadable
 * @param description what makes this page hard, for reports
 */
public record RenderedPage(
    LumaPlane plane,
    List<Point> nodes,
    Optional<PagePuzzle> puzzle,
    List<PagePuzzle> others,
    Grid entries,
    Grid covered,
    String description) {
  /** A page without a puzzle. */
  static RenderedPage without(LumaPlane plane, String description) {
    return new RenderedPage(plane, List.of(), description);
  }

  /** A page with known nodes only. */
  RenderedPage(LumaPlane plane, List<Point> nodes, String description) {
    this(plane, nodes, Optional.empty(), List.of(), Grid.EMPTY, Grid.EMPTY, description);
  }

  /** Whether the page has a puzzle with exactly these givens, the intended one or another. */
  public boolean prints(Grid givens) {
    return Stream.concat(puzzle.stream(), others.stream())
        .anyMatch(printed -> printed.givens().equals(givens));
  }

  /** This page mirrored, so that nothing on it can be read. */
  public RenderedPage mirrored() {
    return without(MirrorImage.of(plane), description + " mirrored");
  }

  /** This page with a finger on a corner of the puzzle that reaches in by {@code depth} cells. */
  public RenderedPage withFinger(double depth, long seed) {
    return new RenderedPage(
        FingerOverlay.on(plane, nodes, depth, new Random(seed)),
        nodes,
        puzzle,
        others,
        entries,
        covered,
        description + " finger");
  }

  /** This page with a blemish at a random position on the puzzle. */
  public RenderedPage with(Blemish blemish, long seed) {
    return new RenderedPage(
        blemish.on(plane, nodes, SeededDraws.of(seed)),
        nodes,
        puzzle,
        others,
        entries,
        covered,
        description + " " + blemish);
  }
}
