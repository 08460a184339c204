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
 * A picture of a page, as a camera would have taken it.
 *
 * @param plane the picture
 * @param nodes where the puzzle's lines cross, row by row; empty where there is no puzzle
 * @param puzzle the puzzle, if there is one
 * @param others the other puzzles on the page, solved ones too
 * @param entries what the person wrote into it
 * @param covered the printed digits of which a pen hides so much that nobody could read them
 * @param description what makes this page hard, to be read in a report
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

  /** A page of which no more is known. */
  RenderedPage(LumaPlane plane, List<Point> nodes, String description) {
    this(plane, nodes, Optional.empty(), List.of(), Grid.EMPTY, Grid.EMPTY, description);
  }

  /**
   * Whether a puzzle with exactly these givens is on the page, the one that is meant or another.
   */
  public boolean prints(Grid givens) {
    return Stream.concat(puzzle.stream(), others.stream())
        .anyMatch(printed -> printed.givens().equals(givens));
  }

  /** This page in a mirror, where nothing on it can be read. */
  public RenderedPage mirrored() {
    return without(MirrorImage.of(plane), description + " mirrored");
  }

  /** This page with a finger on a corner of the puzzle, reaching in by that many cells. */
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

  /** This page with a blemish somewhere on the puzzle. */
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
