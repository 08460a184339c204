package dev.casilla.cli;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.testing.camera.ShotSpec;
import dev.casilla.reader.testing.page.PageRenderer;
import dev.casilla.reader.testing.page.RenderedPage;
import dev.casilla.solver.Grid;
import java.nio.file.Path;
import java.util.List;

/** The sample of a puzzle turned by 90°, and how it was rendered. */
public final class SidewaysSample {
  public static final Path FILE = Path.of("../docs/samples/on-its-side.jpg");
  public static final int WIDTH = 960;
  public static final int HEIGHT = 720;

  /** The side of a cell in pixels. */
  public static final double CELL = 36;

  private static final RenderedPage PAGE =
      new PageRenderer(WIDTH, HEIGHT).puzzle(111, new ShotSpec(CELL, 96, 15, 0.4, 0));

  private SidewaysSample() {}

  /** The crossings of the printed lines, row by row, in pixels of the file. */
  public static List<Point> nodes() {
    return PAGE.nodes();
  }

  /** The puzzle's corners, from the top left one as printed, clockwise. */
  public static List<Point> corners() {
    return List.of(nodes().get(0), nodes().get(9), nodes().get(99), nodes().get(90));
  }

  public static Grid givens() {
    return PAGE.puzzle().orElseThrow().givens();
  }

  public static Grid solution() {
    return PAGE.puzzle().orElseThrow().solution();
  }
}
