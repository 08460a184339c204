package dev.casilla.reader.candidate;

import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.ink.Blobs;
import dev.casilla.reader.ink.InkMap;
import dev.casilla.reader.picture.Interruption;
import java.util.Arrays;
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

  /** Maximum components; rings within rings have hundreds, a page has few. */
  private static final int MAX_OUTLINES = 32;

  private static final int NONE = -1;

  private final Blobs blobs;
  private final ConvexHull[] hulls = new ConvexHull[MAX_OUTLINES];
  private final int[] largest = new int[MAX_OUTLINES];

  /** A hash table from components to their hulls, with linear probing; small for any image. */
  private final int[] keys = new int[4 * MAX_OUTLINES];

  private final int[] values = new int[4 * MAX_OUTLINES];
  private int count;

  /** Creates a generator that shares the component buffer with others. */
  OutlineCandidates(Blobs blobs) {
    this.blobs = blobs;
    for (int i = 0; i < hulls.length; i++) {
      hulls[i] = new ConvexHull();
    }
  }

  /** Adds the quads to the list, in pixels of the bitmap. */
  void addTo(List<Quad> quads, InkMap ink) {
    blobs.labelInk(ink);
    chooseLargest();
    encloseChosen(ink.height());
    for (int i = 0; i < count; i++) {
      Interruption.check();
      hulls[i].close();
      hulls[i].largestQuad().filter(OutlineCandidates::isPlausible).ifPresent(quads::add);
      hulls[i].enclosingQuad().filter(OutlineCandidates::isPlausible).ifPresent(quads::add);
    }
  }

  private void chooseLargest() {
    count = 0;
    for (int blob = 0; blob < blobs.count(); blob++) {
      Blobs.Box box = blobs.box(blob);
      if (box.width() >= MIN_SIDE && box.height() >= MIN_SIDE) {
        insert(blob, area(box));
      }
    }
  }

  /** Inserts the component into those chosen, the largest first; the least may drop out. */
  private void insert(int blob, int area) {
    int at = count < MAX_OUTLINES ? count++ : MAX_OUTLINES;
    while (at > 0 && area(blobs.box(largest[at - 1])) < area) {
      if (at < MAX_OUTLINES) {
        largest[at] = largest[at - 1];
      }
      at--;
    }
    if (at < MAX_OUTLINES) {
      largest[at] = blob;
    }
  }

  private static int area(Blobs.Box box) {
    return box.width() * box.height();
  }

  /** Computes all hulls in one sweep over the runs: components may lie within each other. */
  private void encloseChosen(int height) {
    Arrays.fill(keys, NONE);
    for (int i = 0; i < count; i++) {
      int at = find(largest[i]);
      keys[at] = largest[i];
      values[at] = i;
      hulls[i].clear();
    }
    for (int y = 0; y < height && count > 0; y++) {
      for (int run = blobs.firstRun(y); run < blobs.firstRun(y + 1); run++) {
        int blob = blobs.blobOf(run);
        int at = find(blob);
        if (blob != NONE && keys[at] == blob) {
          hulls[values[at]].addRun(y, blobs.start(run), blobs.end(run));
        }
      }
    }
  }

  /** Where the component is in the table, or the free place for it. */
  private int find(int blob) {
    int at = blob & (keys.length - 1);
    while (keys[at] != NONE && keys[at] != blob) {
      at = (at + 1) & (keys.length - 1);
    }
    return at;
  }

  private static boolean isPlausible(Quad quad) {
    return quad.isConvex()
        && quad.shortestSide() >= MIN_SIDE / 2.0
        && quad.longestSide() <= MAX_ASPECT * quad.shortestSide();
  }
}
