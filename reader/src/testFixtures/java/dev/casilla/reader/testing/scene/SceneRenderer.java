package dev.casilla.reader.testing.scene;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.testing.camera.JpegCompression;
import dev.casilla.reader.testing.camera.SeededDraws;
import dev.casilla.reader.testing.camera.Snapshot;
import dev.casilla.reader.testing.draw.PagePuzzle;
import dev.casilla.reader.testing.page.RenderedPage;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Renders scenes as JPEG images of {@value #SIDE}×{@value #SIDE} pixels; edges are repeated. */
public final class SceneRenderer {
  public static final int SIDE = 600;

  private SceneRenderer() {}

  /** The scene of this kind; the same seed gives the same image. */
  @SuppressWarnings("EnumOrdinal") // It only tells the seeds of two kinds apart.
  public static RenderedPage scene(Scene kind, long seed) {
    Random random = SeededDraws.of(seed * 64 + kind.ordinal());
    double cell = kind.cell(random);
    double half = SIDE / cell / 2 * (0.9 + 0.4 * random.nextDouble());
    ScenePage page = new ScenePage(half, cell, random);
    SceneView view = kind.draw(page, cell, random);
    byte[] luma = new Snapshot(page::at, view::toPage).take(SIDE, SIDE);
    develop(luma, random);
    List<PagePuzzle> puzzles = page.puzzles();
    return new RenderedPage(
        LumaPlane.of(luma, SIDE, SIDE),
        nodes(kind, view),
        Optional.of(puzzles.get(0)),
        puzzles.subList(1, puzzles.size()),
        Grid.EMPTY,
        Grid.EMPTY,
        kind + " " + view);
  }

  private static void develop(byte[] luma, Random random) {
    double contrast = 0.75 + 0.25 * random.nextDouble();
    double noise = 3 * random.nextDouble();
    for (int i = 0; i < luma.length; i++) {
      double seen = 245 - contrast * (255 - (luma[i] & 0xff)) + noise * random.nextGaussian();
      luma[i] = (byte) Math.max(0, Math.min(255, seen));
    }
    new JpegCompression(0.1 + 0.5 * random.nextDouble()).apply(luma, SIDE, SIDE);
  }

  /** The crossings of the lines of a puzzle in the middle; empty if it is elsewhere. */
  private static List<Point> nodes(Scene kind, SceneView view) {
    List<Point> nodes = new ArrayList<>();
    for (int i = 0; kind != Scene.TWO && kind != Scene.SIX && i < 100; i++) {
      int row = i / 10;
      double height = kind == Scene.TALL ? 1.25 : 1;
      nodes.add(view.toImage(new Point(i % 10 - 4.5, height * (row - 4.5))));
    }
    return nodes;
  }
}
