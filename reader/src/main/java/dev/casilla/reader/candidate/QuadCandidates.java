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
 * Quads that may be grids, as one look at a picture gives them. Keeps its buffers; not safe for use
 * by several threads.
 *
 * <p>The same quad comes up again and again, from outline and cells and from look to look. It is
 * given once for each polarity.
 */
public final class QuadCandidates {
  /** Corners within this part of a cell make two guesses the same. */
  private static final double MAX_CORNER_DISTANCE = 0.25;

  private final Binarizer binarizer = new Binarizer();
  private final InkMap ink = new InkMap();
  private final InkMap thicker = new InkMap();
  private final Blobs blobs = new Blobs();
  private final OutlineCandidates outlines = new OutlineCandidates(blobs);
  private final LatticeCandidates lattices = new LatticeCandidates(blobs);
  private final List<Quad> quads = new ArrayList<>();
  private final List<Quad> alreadyReturned = new ArrayList<>();
  private final int maxPerPass;
  private Polarity polarity = Polarity.DARK_ON_LIGHT;

  /** Guesses, as many for each look. */
  public QuadCandidates(int most) {
    this.maxPerPass = most;
  }

  /** Forgets what was given. */
  public void begin() {
    alreadyReturned.clear();
    polarity = Polarity.DARK_ON_LIGHT;
  }

  /** The next guesses, largest first, in the picture's own pixels. */
  public List<QuadCandidate> of(Picture picture, SearchPass look) {
    if (look.polarity() != polarity) {
      alreadyReturned.clear();
      polarity = look.polarity();
    }
    GrayImage level = look.levelOf(picture);
    loadInk(level, look);
    quads.clear();
    outlines.addTo(quads, ink);
    lattices.addTo(quads, ink);
    quads.sort(Comparator.comparingDouble(Quad::area).reversed());
    return newCandidates(1 / picture.scaleOf(level));
  }

  private void loadInk(GrayImage level, SearchPass look) {
    if (look.isThickened()) {
      thicker.setThickened(ink);
      ink.setThickened(thicker);
    } else if (look == SearchPass.MEANS) {
      binarizer.means(level, ink);
    } else if (look.takesFaintestRidges()) {
      binarizer.faintRidges(level, look.polarity(), thicker);
      ink.setThickened(thicker);
    } else {
      binarizer.ridges(level, look.polarity(), ink);
    }
  }

  private List<QuadCandidate> newCandidates(double scale) {
    List<QuadCandidate> news = new ArrayList<>();
    for (Quad quad : quads) {
      Quad guess = quad.times(scale);
      if (news.size() < maxPerPass
          && alreadyReturned.stream().noneMatch(old -> isSame(old, guess))) {
        alreadyReturned.add(guess);
        news.add(new QuadCandidate(guess, polarity));
      }
    }
    return news;
  }

  private static boolean isSame(Quad old, Quad guess) {
    double cell = Math.sqrt(old.area()) / Mesh.CELLS;
    return old.farthestCorner(guess) < MAX_CORNER_DISTANCE * cell;
  }
}
