package dev.casilla.reader.candidate;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.ink.Binarizer;
import dev.casilla.reader.ink.Blobs;
import dev.casilla.reader.ink.InkMap;
import dev.casilla.reader.ink.Polarity;
import dev.casilla.reader.picture.GrayImage;
import dev.casilla.reader.picture.Picture;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Generates candidate quads for each search pass. Reuses its buffers; not thread-safe.
 *
 * <p>Outlines and lattices, and successive passes, often produce the same quad. It is returned once
 * for each polarity.
 */
public final class QuadCandidates {
  /** Two quads are the same if their corners differ by less than this part of a cell. */
  private static final double MAX_CORNER_DISTANCE = 0.25;

  private final Binarizer binarizer = new Binarizer();
  private final InkMap ink = new InkMap();
  private final InkMap dilated = new InkMap();
  private final Blobs blobs = new Blobs();
  private final OutlineCandidates outlines = new OutlineCandidates(blobs);
  private final LatticeCandidates lattices = new LatticeCandidates(blobs);
  private final List<Quad> quads = new ArrayList<>();
  private final List<Quad> alreadyReturned = new ArrayList<>();
  private final int maxPerPass;
  private Polarity polarity = Polarity.DARK_ON_LIGHT;

  /** Creates a generator of at most this many candidates in each pass. */
  public QuadCandidates(int maxPerPass) {
    this.maxPerPass = maxPerPass;
  }

  /** Starts a new image. */
  public void begin() {
    alreadyReturned.clear();
    polarity = Polarity.DARK_ON_LIGHT;
  }

  /**
   * Returns the new candidates of this pass, the largest first, in pixels of the original image.
   */
  public List<QuadCandidate> find(Picture picture, SearchPass pass) {
    if (pass.polarity() != polarity) {
      alreadyReturned.clear();
      polarity = pass.polarity();
    }
    GrayImage level = pass.levelOf(picture);
    loadInk(level, pass);
    quads.clear();
    outlines.addTo(quads, ink);
    lattices.addTo(quads, ink);
    quads.sort(Comparator.comparingDouble(Quad::area).reversed());
    return newCandidates(1 / picture.scaleOf(level));
  }

  private void loadInk(GrayImage level, SearchPass pass) {
    if (pass.isDilated()) {
      dilated.setDilated(ink);
      ink.setDilated(dilated);
    } else if (pass == SearchPass.LOCAL_MEANS) {
      binarizer.localMeans(level, ink);
    } else if (pass.usesFaintRidges()) {
      binarizer.faintRidges(level, pass.polarity(), dilated);
      ink.setDilated(dilated);
    } else {
      binarizer.ridges(level, pass.polarity(), ink);
    }
  }

  private List<QuadCandidate> newCandidates(double scale) {
    List<QuadCandidate> added = new ArrayList<>();
    for (Quad quad : quads) {
      Quad candidate = quad.scaled(scale);
      if (added.size() < maxPerPass
          && alreadyReturned.stream().noneMatch(old -> isSame(old, candidate))) {
        alreadyReturned.add(candidate);
        added.add(new QuadCandidate(candidate, polarity));
      }
    }
    return added;
  }

  private static boolean isSame(Quad old, Quad candidate) {
    double cell = Math.sqrt(old.area()) / Mesh.CELLS;
    return old.farthestCorner(candidate) < MAX_CORNER_DISTANCE * cell;
  }
}
