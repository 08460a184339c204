package dev.casilla.reader.candidate;

import dev.casilla.reader.geometry.Homography;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.ink.Blobs;
import dev.casilla.reader.ink.InkMap;
import java.util.ArrayList;
import java.util.List;

/**
 * Quads around 9×9 paper components in rows and columns. This finds grids whose outline is broken,
 * faint, missing, or merged with something that touches it, if enough cells are closed. Reuses its
 * buffers; not thread-safe.
 */
final class LatticeCandidates {
  /** Minimum side of a cell's paper in pixels. */
  private static final int MIN_SIDE = 6;

  /** Minimum rows and columns of a lattice. Without an outer border only 7×7 cells are closed. */
  private static final int MIN_SPAN = 5;

  /** A quarter of the cells; fewer may be a table or chance. */
  private static final int MIN_SPOTS = 20;

  /** Half of the blocks. Most spots have hardly a neighbour and are rejected early. */
  private static final int MIN_SPOTS_FOR_BLOCKS = 5;

  /** Rows and columns of blocks, which are the only cells seen if the thin lines are too faint. */
  private static final int BLOCKS = 3;

  /**
   * Maximum number of 9×9 windows with equally many spots. Puzzles side by side have a few; more
   * mean a larger net.
   */
  private static final int MAX_WINDOWS = 12;

  private final List<Window> fullest = new ArrayList<>();
  private final Blobs blobs;
  private final CellSpots spots = new CellSpots();
  private final CellLattice lattice = new CellLattice();
  private final Homography.Fit fit = new Homography.Fit();

  /** Creates a generator that shares the component buffer with others. */
  LatticeCandidates(Blobs blobs) {
    this.blobs = blobs;
  }

  /** Adds the quads to the list, in pixels of the bitmap. */
  void addTo(List<Quad> quads, InkMap ink) {
    blobs.labelPaper(ink);
    collectSpots(ink);
    lattice.begin(spots);
    for (int spot = 0; spot < spots.count(); spot++) {
      if (!lattice.isTaken(spot)) {
        lattice.grow(spots, spot);
        addWindows(quads);
        if (lattice.size() < MIN_SPOTS) {
          lattice.release();
        }
      }
    }
  }

  private void collectSpots(InkMap ink) {
    spots.clear(ink.width(), ink.height());
    int maxSide = Math.min(ink.width(), ink.height()) / (MIN_SPAN - 1);
    for (int blob = 0; blob < blobs.count(); blob++) {
      Blobs.Box box = blobs.box(blob);
      int shorter = Math.min(box.width(), box.height());
      int longer = Math.max(box.width(), box.height());
      boolean isCompact = box.area >= 0.4 * box.width() * box.height() && longer < 2 * shorter;
      if (shorter >= MIN_SIDE && longer <= maxSide && isCompact) {
        spots.add(
            (box.left + box.right) / 2.0,
            (box.top + box.bottom) / 2.0,
            (box.width() + box.height()) / 2.0);
      }
    }
  }

  /** Adds a quad for each 9×9 window with the maximum number of spots. */
  private void addWindows(List<Quad> quads) {
    if (lattice.size() < MIN_SPOTS_FOR_BLOCKS) {
      return;
    }
    Bounds bounds = new Bounds(lattice);
    if (bounds.rows() == BLOCKS && bounds.columns() == BLOCKS) {
      quads.add(quadAt(new Window(bounds.top, bounds.left, BLOCKS)));
    }
    if (bounds.rows() < MIN_SPAN || bounds.columns() < MIN_SPAN || lattice.size() < MIN_SPOTS) {
      return;
    }
    findFullest(bounds);
    if (fullest.size() <= MAX_WINDOWS) {
      fullest.forEach(window -> quads.add(quadAt(window)));
    }
  }

  /** Collects the 9×9 windows that contain the lattice or lie inside it. */
  private void findFullest(Bounds bounds) {
    fullest.clear();
    int most = 0;
    for (int top = bounds.firstTop(); top <= bounds.lastTop(); top++) {
      for (int left = bounds.firstLeft(); left <= bounds.lastLeft(); left++) {
        int count = spotsIn(top, left);
        if (count > most) {
          most = count;
          fullest.clear();
        }
        if (count == most && fullest.size() <= MAX_WINDOWS) {
          fullest.add(new Window(top, left, Mesh.CELLS));
        }
      }
    }
  }

  private int spotsIn(int top, int left) {
    int count = 0;
    for (int row = top; row < top + Mesh.CELLS; row++) {
      for (int column = left; column < left + Mesh.CELLS; column++) {
        count += spotAt(row, column) >= 0 ? 1 : 0;
      }
    }
    return count;
  }

  private int spotAt(int row, int column) {
    int span = CellLattice.span();
    boolean isInside = row >= 0 && row < span && column >= 0 && column < span;
    return isInside ? lattice.spotAt(row, column) : -1;
  }

  private Quad quadAt(Window window) {
    fit.clear();
    for (int i = 0; i < window.count(); i++) {
      int spot = spotAt(window.row(i), window.column(i));
      if (spot >= 0) {
        double column = window.column(i) - window.left + 0.5;
        double row = window.row(i) - window.top + 0.5;
        fit.add(column, row, spots.x(spot), spots.y(spot));
      }
    }
    Homography view = fit.solve();
    int side = window.side;
    return new Quad(view.map(0, 0), view.map(side, 0), view.map(side, side), view.map(0, side));
  }

  /** A square window of a lattice. */
  private record Window(int top, int left, int side) {
    int count() {
      return side * side;
    }

    int row(int i) {
      return top + i / side;
    }

    int column(int i) {
      return left + i % side;
    }
  }

  /** The bounding box of a lattice. */
  private static final class Bounds {
    private int top = Integer.MAX_VALUE;
    private int left = Integer.MAX_VALUE;
    private int bottom = -1;
    private int right = -1;

    Bounds(CellLattice lattice) {
      int span = CellLattice.span();
      for (int i = 0; i < span * span; i++) {
        if (lattice.spotAt(i / span, i % span) >= 0) {
          top = Math.min(top, i / span);
          bottom = Math.max(bottom, i / span);
          left = Math.min(left, i % span);
          right = Math.max(right, i % span);
        }
      }
    }

    int rows() {
      return bottom - top + 1;
    }

    int columns() {
      return right - left + 1;
    }

    int firstTop() {
      return Math.min(top, bottom - Mesh.CELLS + 1);
    }

    int lastTop() {
      return Math.max(top, bottom - Mesh.CELLS + 1);
    }

    int firstLeft() {
      return Math.min(left, right - Mesh.CELLS + 1);
    }

    int lastLeft() {
      return Math.max(left, right - Mesh.CELLS + 1);
    }
  }
}
