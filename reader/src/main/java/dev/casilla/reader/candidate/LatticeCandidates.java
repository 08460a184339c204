package dev.casilla.reader.candidate;

import dev.casilla.reader.geometry.Homography;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.ink.Blobs;
import dev.casilla.reader.ink.InkMap;
import java.util.ArrayList;
import java.util.List;

/**
 * Quads around 9×9 pieces of paper in rows and columns. That finds grids whose outline is broken,
 * faint, missing, or hidden by what touches it, as long as enough of the cells are closed. Keeps
 * its buffers; not safe for use by several threads.
 */
final class LatticeCandidates {
  /** Pixels a side of the smallest cell's paper. */
  private static final int MIN_SIDE = 6;

  /** Seven rows of seven cells have their four sides where the outer border is missing. */
  private static final int MIN_SPAN = 5;

  /** A quarter of the cells: fewer may be a table, or chance. */
  private static final int MIN_SPOTS = 20;

  /**
   * Half of the blocks: most spots have hardly a neighbour, and are not to be looked at for long.
   */
  private static final int MIN_SPOTS_FOR_BLOCKS = 5;

  /** Rows and columns of blocks, which show alone where the thin lines are too faint. */
  private static final int BLOCKS = 3;

  /**
   * Ways to lay nine rows and columns that hold equally many spots; puzzles side by side have a
   * few. Where there are more, this is a larger net.
   */
  private static final int MAX_WINDOWS = 12;

  private final List<Window> fullest = new ArrayList<>();
  private final Blobs blobs;
  private final CellSpots spots = new CellSpots();
  private final CellLattice lattice = new CellLattice();
  private final Homography.Fit fit = new Homography.Fit();

  /** Candidates from pieces that may be overwritten by others in between. */
  LatticeCandidates(Blobs blobs) {
    this.blobs = blobs;
  }

  /** Adds the quads to the list, in the map's pixels. */
  void addTo(List<Quad> quads, InkMap ink) {
    blobs.ofPaper(ink);
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

  /** Adds a quad for each way to lay nine rows and columns so that they hold most of the spots. */
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

  /** Nine rows and columns that hold all of the lattice, or are all within it. */
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

  /** As many rows as columns of a lattice. */
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

  /** The rows and columns in which a lattice has spots. */
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
