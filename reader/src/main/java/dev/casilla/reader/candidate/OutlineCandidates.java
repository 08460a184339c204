package dev.casilla.reader.candidate;

import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.ink.Blobs;
import dev.casilla.reader.ink.InkMap;
import java.util.List;

/**
 * Quads around large ink components: the lines of a grid are connected, so its outline is that of
 * one component. Reuses its buffers; not thread-safe.
 */
final class OutlineCandidates {
  /**
   * Pixels per side: nine cells of five pixels. They are too small to read, but the user can be
   * told so.
   */
  private static final int MIN_SIDE = 45;

  /** Maximum ratio of two sides; beyond it, cells are too flat to read. */
  private static final double MAX_ASPECT = 3;

  private final Blobs blobs;
  private final ConvexHull hull = new ConvexHull();

  /** Creates a generator that shares the component buffer with others. */
  OutlineCandidates(Blobs blobs) {
    this.blobs = blobs;
  }

  /** Adds the quads to the list, in pixels of the bitmap. */
  void addTo(List<Quad> quads, InkMap ink) {
    blobs.labelInk(ink);
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
