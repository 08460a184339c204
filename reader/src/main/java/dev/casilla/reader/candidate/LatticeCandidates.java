package dev.casilla.reader.candidate;

import dev.casilla.reader.geometry.BentMeshFit;
import dev.casilla.reader.geometry.Homography;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.ink.Blobs;
import dev.casilla.reader.ink.InkMap;
import dev.casilla.reader.picture.Interruption;
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

  /** Minimum spots of one of several adjacent puzzles, or of bent paper: half of the cells. */
  private static final int MIN_SPOTS_OF_TILE = 40;

  /** Maximum bent lattices of a pass: few pages have more than one puzzle that bends. */
  private static final int MAX_BENT = 3;

  /** Minimum distance of the spots from a plane, root mean square in cells, on bent paper. */
  private static final double MIN_BEND = 0.1;

  private final List<Window> fullest = new ArrayList<>();
  private final Blobs blobs;
  private final CellSpots spots = new CellSpots();
  private final CellLattice lattice = new CellLattice();
  private final Homography.Fit fit = new Homography.Fit();
  private final BentMeshFit bentFit = new BentMeshFit();

  /** Creates a generator that shares the component buffer with others. */
  LatticeCandidates(Blobs blobs) {
    this.blobs = blobs;
  }

  /** Adds the quads, the tiles and the bent meshes to the lists, in pixels of the bitmap. */
  void addTo(List<Quad> quads, List<Quad> tiles, List<Mesh> bent, InkMap ink) {
    blobs.labelPaper(ink);
    collectSpots(ink);
    lattice.begin(spots);
    for (int spot = 0; spot < spots.count(); spot++) {
      if (!lattice.isTaken(spot)) {
        Interruption.check();
        lattice.grow(spots, spot);
        addWindows(quads, bent);
        addTiles(tiles);
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
  private void addWindows(List<Quad> quads, List<Mesh> bent) {
    if (lattice.size() < MIN_SPOTS_FOR_BLOCKS) {
      return;
    }
    CellLattice.Span rows = lattice.rows();
    CellLattice.Span columns = lattice.columns();
    if (rows.count() == BLOCKS && columns.count() == BLOCKS) {
      quads.add(quadAt(new Window(rows.first(), columns.first(), BLOCKS)));
    }
    if (rows.count() < MIN_SPAN || columns.count() < MIN_SPAN || lattice.size() < MIN_SPOTS) {
      return;
    }
    findFullest(rows, columns);
    if (fullest.size() <= MAX_WINDOWS) {
      for (Window window : fullest) {
        Quad quad = quadAt(window);
        quads.add(quad);
        if (bent.size() < MAX_BENT && spotsIn(window.top, window.left) >= MIN_SPOTS_OF_TILE) {
          addIfBent(bent, quad, window);
        }
      }
    }
  }

  private void addIfBent(List<Mesh> bent, Quad quad, Window window) {
    bentFit.begin(Homography.of(quad, Mesh.CELLS));
    for (int i = 0; i < window.count(); i++) {
      int spot = spotAt(window.row(i), window.column(i));
      if (spot >= 0) {
        double column = window.column(i) - window.left + 0.5;
        double row = window.row(i) - window.top + 0.5;
        bentFit.add(column, row, spots.x(spot), spots.y(spot));
      }
    }
    if (bentFit.rmsBend() > MIN_BEND * Math.sqrt(Math.max(0, quad.area())) / Mesh.CELLS) {
      bent.add(bentFit.solve());
    }
  }

  /**
   * Adds the 9×9 squares into which the lattice can be divided: puzzles that share a border or are
   * separated by a narrow gap.
   */
  private void addTiles(List<Quad> tiles) {
    CellLattice.Span rows = lattice.rows();
    CellLattice.Span columns = lattice.columns();
    boolean isDivisible = rows.count() % Mesh.CELLS == 0 && columns.count() % Mesh.CELLS == 0;
    int count = rows.count() / Mesh.CELLS * (columns.count() / Mesh.CELLS);
    if (lattice.size() < MIN_SPOTS || !isDivisible || count < 2 || count > MAX_WINDOWS) {
      return;
    }
    for (int top = rows.first(); top < rows.last(); top += Mesh.CELLS) {
      for (int left = columns.first(); left < columns.last(); left += Mesh.CELLS) {
        if (spotsIn(top, left) >= MIN_SPOTS_OF_TILE) {
          tiles.add(quadAt(new Window(top, left, Mesh.CELLS)));
        }
      }
    }
  }

  /** Collects the 9×9 windows that contain the lattice or lie inside it. */
  private void findFullest(CellLattice.Span rows, CellLattice.Span columns) {
    fullest.clear();
    int most = 0;
    for (int top = firstWindow(rows); top <= lastWindow(rows); top++) {
      for (int left = firstWindow(columns); left <= lastWindow(columns); left++) {
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

  private static int firstWindow(CellLattice.Span span) {
    return Math.min(span.first(), span.last() - Mesh.CELLS + 1);
  }

  private static int lastWindow(CellLattice.Span span) {
    return Math.max(span.first(), span.last() - Mesh.CELLS + 1);
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
}
