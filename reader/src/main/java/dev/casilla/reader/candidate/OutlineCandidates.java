package dev.casilla.reader.candidate;

import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.ink.Blobs;
import dev.casilla.reader.ink.InkMap;
import java.util.List;

/**
 * Quads around large pieces of ink: a grid's lines hang together, so its outline is that of one
 * piece. Keeps its buffers; not safe for use by several threads.
 */
final class OutlineCandidates {
  /** Pixels a side: nine cells of five, which are too small to be read, but can be told so. */
  private static final int MIN_SIDE = 45;

  /** A grid's sides seen at a slant; beyond this ratio cells are too flat to be read. */
  private static final double MAX_ASPECT = 3;

  private final Blobs blobs;
  private final ConvexHull hull = new ConvexHull();

  /** Candidates from pieces that may be overwritten by others in between. */
  OutlineCandidates(Blobs blobs) {
    this.blobs = blobs;
  }

  /** Adds the quads to the list, in the map's pixels. */
  void addTo(List<Quad> quads, InkMap ink) {
    blobs.ofInk(ink);
    for (int blob = 0; blob < blobs.count(); blob++) {
      if (isLarge(blobs.box(blob))) {
        hull.enclose(blobs, blob);
        hull.largestQuad().filter(OutlineCandidates::isPlausible).ifPresent(quads::add);
        hull.enclosingQuad().filter(OutlineCandidates::isPlausible).ifPresent(quads::add);
      }
    }
  }

  private static boolean isLarge(Blobs.Box box) {
    return box.width() >= MIN_SIDE && box.height() >= MIN_SIDE;
  }

  private static boolean isPlausible(Quad quad) {
    return quad.isConvex()
        && quad.shortestSide() >= MIN_SIDE / 2.0
        && quad.longestSide() <= MAX_ASPECT * quad.shortestSide();
  }
}
