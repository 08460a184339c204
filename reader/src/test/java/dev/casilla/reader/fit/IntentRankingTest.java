package dev.casilla.reader.fit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.geometry.Homography;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrid;
import org.junit.jupiter.api.Test;

final class IntentRankingTest {
  private final Picture picture = new Picture();

  IntentRankingTest() {
    assertTrue(picture.load(LumaPlane.of(new byte[800 * 600], 800, 600)).isEmpty());
  }

  private static FoundGrid grid(Quad corners) {
    return new FoundGrid(Mesh.of(Homography.of(corners, Mesh.CELLS)), 0.95, false);
  }

  private static FoundGrid square(double left, double top, double side) {
    return grid(
        new Quad(
            new Point(left, top),
            new Point(left + side, top),
            new Point(left + side, top + side),
            new Point(left, top + side)));
  }

  private void assertIntended(FoundGrid meant, FoundGrid other) {
    for (FoundGrid clearest : new FoundGrid[] {meant, other}) {
      IntentRanking aim = new IntentRanking(picture, clearest);
      assertTrue(
          aim.probability(meant) > aim.probability(other),
          aim.probability(meant) + " and " + aim.probability(other));
    }
  }

  @Test
  void probability_equalGrids_prefersCentre() {
    assertIntended(square(300, 200, 200), square(550, 200, 200));
  }

  @Test
  void probability_smallerBeside_prefersLarger() {
    assertIntended(square(100, 150, 300), square(450, 150, 200));
  }

  @Test
  void probability_smallerInCentre_prefersLarger() {
    assertIntended(square(100, 80, 240), square(300, 200, 200));
  }

  @Test
  void probability_largerAtImageBorder_prefersCentre() {
    assertIntended(square(300, 200, 200), square(0, 0, 220));
  }

  @Test
  void probability_smallerButNearer_prefersLargerOnPaper() {
    // A page tilted backwards: positions in cells, and their scale towards the top.
    Homography page =
        Homography.of(
            new Quad(
                new Point(300, 100), new Point(500, 100), new Point(700, 500), new Point(100, 500)),
            20);
    FoundGrid far = grid(onPage(page, 6, 0, 9));
    FoundGrid near = grid(onPage(page, 7, 11, 7));

    assertTrue(near.mesh().cellSide() > far.mesh().cellSide());
    assertIntended(far, near);
  }

  private static Quad onPage(Homography page, double left, double top, double side) {
    return new Quad(
        page.map(left, top),
        page.map(left + side, top),
        page.map(left + side, top + side),
        page.map(left, top + side));
  }
}
