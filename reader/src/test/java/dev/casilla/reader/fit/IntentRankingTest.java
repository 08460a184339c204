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

  private void assertAimedAt(FoundGrid meant, FoundGrid other) {
    for (FoundGrid clearest : new FoundGrid[] {meant, other}) {
      IntentRanking aim = new IntentRanking(picture, clearest);
      assertTrue(
          aim.probability(meant) > aim.probability(other),
          aim.probability(meant) + " and " + aim.probability(other));
    }
  }

  @Test
  void at_twoAlike_isTheOneInTheMiddle() {
    assertAimedAt(square(300, 200, 200), square(550, 200, 200));
  }

  @Test
  void at_smallerOneBeside_isTheLarger() {
    assertAimedAt(square(100, 150, 300), square(450, 150, 200));
  }

  @Test
  void at_smallerOneInTheMiddle_isTheLargerBeside() {
    assertAimedAt(square(100, 80, 240), square(300, 200, 200));
  }

  @Test
  void at_largerOneAtTheRim_isTheOneInTheMiddle() {
    assertAimedAt(square(300, 200, 200), square(0, 0, 220));
  }

  @Test
  void at_smallerOneThatIsNearer_isTheLargerOnPaper() {
    // A page that leans away: places on it, in cells, and how much smaller they look upwards.
    Homography page =
        Homography.of(
            new Quad(
                new Point(300, 100), new Point(500, 100), new Point(700, 500), new Point(100, 500)),
            20);
    FoundGrid far = grid(onPage(page, 6, 0, 9));
    FoundGrid near = grid(onPage(page, 7, 11, 7));

    assertTrue(near.mesh().cellSide() > far.mesh().cellSide());
    assertAimedAt(far, near);
  }

  private static Quad onPage(Homography page, double left, double top, double side) {
    return new Quad(
        page.map(left, top),
        page.map(left + side, top),
        page.map(left + side, top + side),
        page.map(left, top + side));
  }
}
