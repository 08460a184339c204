package dev.casilla.reader.candidate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.evidence.LineDirection;
import dev.casilla.reader.geometry.Homography;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.ink.Blobs;
import dev.casilla.reader.ink.InkMap;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LatticeCandidatesTest {
  private static final int SIDE = 400;
  private static final int CELL = 24;
  private static final Quad FROM_ABOVE = square(80, 60, 9 * CELL);

  private final InkMap ink = new InkMap();
  private final LatticeCandidates lattices = new LatticeCandidates(new Blobs());

  LatticeCandidatesTest() {
    ink.reshape(SIDE, SIDE);
  }

  private static Quad square(double left, double top, double side) {
    return new Quad(
        new Point(left, top),
        new Point(left + side, top),
        new Point(left + side, top + side),
        new Point(left, top + side));
  }

  /** Selects the edges to draw: lines have {@code number} 0 to 9, and each has edges 0 to 8. */
  private interface Edges {
    boolean isDrawn(LineDirection direction, int number, int edge);
  }

  private void draw(Quad corners, int cells, Edges edges) {
    Homography view = Homography.of(corners, cells);
    for (LineDirection direction : LineDirection.values()) {
      for (int number = 0; number <= cells; number++) {
        for (int edge = 0; edge < cells; edge++) {
          if (edges.isDrawn(direction, number, edge)) {
            drawEdge(view, direction, number, edge);
          }
        }
      }
    }
  }

  /** Two pixels wide, so that cells stay separate. */
  private void drawEdge(Homography view, LineDirection direction, int number, int edge) {
    for (double along = edge; along <= edge + 1; along += 0.01) {
      Point place =
          direction == LineDirection.DOWN ? view.map(number, along) : view.map(along, number);
      for (int i = 0; i < 4; i++) {
        int down = i / 2;
        ink.setInk((int) Math.round(place.x()) - i % 2, (int) Math.round(place.y()) - down);
      }
    }
  }

  private List<Quad> quads() {
    List<Quad> quads = new ArrayList<>();
    lattices.addTo(quads, ink);
    return quads;
  }

  private static void assertHas(Quad expected, List<Quad> quads) {
    double off = Double.MAX_VALUE;
    for (Quad quad : quads) {
      off = Math.min(off, quad.upright().farthestCorner(expected));
    }
    assertTrue(off < 0.15 * CELL, "off by " + off + ": " + quads);
  }

  private static boolean isBorder(int number) {
    return number % Mesh.CELLS == 0;
  }

  @Test
  void addTo_wholeGrid_enclosesIt() {
    draw(FROM_ABOVE, Mesh.CELLS, (direction, number, edge) -> true);

    List<Quad> quads = quads();

    assertEquals(1, quads.size(), quads.toString());
    assertHas(FROM_ABOVE, quads);
  }

  @Test
  void addTo_slantedGrid_enclosesIt() {
    Quad slanted =
        new Quad(new Point(90, 60), new Point(310, 90), new Point(280, 330), new Point(50, 290));
    draw(slanted, Mesh.CELLS, (direction, number, edge) -> true);

    assertHas(slanted, quads());
  }

  /** Eight rows of cells are open then, so the position is one of nine candidates. */
  @Test
  void addTo_borderErased_isAmongCandidates() {
    draw(FROM_ABOVE, Mesh.CELLS, (direction, number, edge) -> !isBorder(number));

    List<Quad> quads = quads();

    assertEquals(9, quads.size(), quads.toString());
    assertHas(FROM_ABOVE, quads);
  }

  @Test
  void addTo_borderBrokenInPlaces_enclosesIt() {
    draw(
        FROM_ABOVE,
        Mesh.CELLS,
        (direction, number, edge) -> !isBorder(number) || (edge + number) % 3 != 1);

    assertHas(FROM_ABOVE, quads());
  }

  @Test
  void addTo_linesBrokenEverywhere_enclosesIt() {
    draw(
        FROM_ABOVE,
        Mesh.CELLS,
        (direction, number, edge) -> (7 * number + 5 * edge + 3 * direction.index()) % 11 != 0);

    assertHas(FROM_ABOVE, quads());
  }

  /** As if the thin lines were too faint. */
  @Test
  void addTo_onlyBlocks_enclosesThem() {
    draw(FROM_ABOVE, Mesh.CELLS, (direction, number, edge) -> number % 3 == 0);

    List<Quad> quads = quads();

    assertFalse(quads.isEmpty());
    quads.forEach(quad -> assertHas(FROM_ABOVE, List.of(quad)));
  }

  @Test
  void addTo_fewCells_addsNothing() {
    draw(square(80, 60, 4 * CELL), 4, (direction, number, edge) -> true);

    assertEquals(List.of(), quads());
  }

  /** There are too many possible 9×9 windows. */
  @Test
  void addTo_largerNet_addsNothing() {
    draw(square(20, 20, 15 * CELL), 15, (direction, number, edge) -> true);

    assertEquals(List.of(), quads());
  }

  @Test
  void addTo_sameInstanceForAnotherMap_discardsTheFirst() {
    draw(FROM_ABOVE, Mesh.CELLS, (direction, number, edge) -> true);
    assertEquals(1, quads().size());
    ink.reshape(SIDE, SIDE);

    assertEquals(List.of(), quads());
  }
}
