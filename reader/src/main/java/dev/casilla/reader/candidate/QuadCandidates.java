package dev.casilla.reader.candidate;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.ink.Binarizer;
import dev.casilla.reader.ink.Blobs;
import dev.casilla.reader.ink.InkMap;
import dev.casilla.reader.ink.Polarity;
import dev.casilla.reader.picture.GrayImage;
import dev.casilla.reader.picture.Interruption;
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
  private final List<Quad> tiles = new ArrayList<>();
  private final List<Mesh> bent = new ArrayList<>();
  private final List<QuadCandidate> alreadyReturned = new ArrayList<>();
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
   * Returns the new candidates of this pass, tiles and the largest first, in pixels of the original
   * image.
   */
  public List<QuadCandidate> find(Picture picture, SearchPass pass) {
    if (pass.polarity() != polarity) {
      alreadyReturned.clear();
      polarity = pass.polarity();
    }
    GrayImage level = pass.levelOf(picture);
    loadInk(level, pass);
    Interruption.check();
    quads.clear();
    tiles.clear();
    bent.clear();
    outlines.addTo(quads, ink);
    lattices.addTo(quads, tiles, bent, ink);
    quads.sort(Comparator.comparingDouble(Quad::area).reversed());
    List<QuadCandidate> added = new ArrayList<>();
    double scale = 1 / picture.scaleOf(level);
    tiles.forEach(quad -> addNew(quad.scaled(scale), QuadCandidate.Kind.TILE, added));
    for (Mesh mesh : bent) {
      add(QuadCandidate.bent(mesh.scaled(scale), polarity), added);
    }
    quads.forEach(quad -> addNew(quad.scaled(scale), QuadCandidate.Kind.FLAT, added));
    return added;
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

  private void addNew(Quad corners, QuadCandidate.Kind kind, List<QuadCandidate> added) {
    if (alreadyReturned.stream().noneMatch(old -> makesRedundant(old, corners, kind))) {
      add(QuadCandidate.of(corners, polarity, kind), added);
    }
  }

  private void add(QuadCandidate candidate, List<QuadCandidate> added) {
    if (added.size() < maxPerPass) {
      alreadyReturned.add(candidate);
      added.add(candidate);
    }
  }

  private static boolean makesRedundant(QuadCandidate old, Quad corners, QuadCandidate.Kind kind) {
    double cell = Math.sqrt(old.corners().area()) / Mesh.CELLS;
    return (old.kind() == kind || kind == QuadCandidate.Kind.FLAT)
        && old.corners().farthestCorner(corners) < MAX_CORNER_DISTANCE * cell;
  }
}
