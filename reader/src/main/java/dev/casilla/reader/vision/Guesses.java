package dev.casilla.reader.vision;

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
final class Guesses {
  /** Corners within this part of a cell make two guesses the same. */
  private static final double SAME = 0.25;

  private final Binarizer binarizer = new Binarizer();
  private final InkMap ink = new InkMap();
  private final InkMap thicker = new InkMap();
  private final Blobs blobs = new Blobs();
  private final OutlineCandidates outlines = new OutlineCandidates(blobs);
  private final LatticeCandidates lattices = new LatticeCandidates(blobs);
  private final List<Quad> quads = new ArrayList<>();
  private final List<Quad> given = new ArrayList<>();
  private final int most;
  private Polarity polarity = Polarity.DARK_ON_LIGHT;

  /** Guesses, as many for each look. */
  Guesses(int most) {
    this.most = most;
  }

  /** Forgets what was given. */
  void begin() {
    given.clear();
    polarity = Polarity.DARK_ON_LIGHT;
  }

  /** The next guesses, largest first, in the picture's own pixels. */
  List<Guess> of(Picture picture, Look look) {
    if (look.polarity() != polarity) {
      given.clear();
      polarity = look.polarity();
    }
    GrayImage level = look.levelOf(picture);
    takeInk(level, look);
    quads.clear();
    outlines.addTo(quads, ink);
    lattices.addTo(quads, ink);
    quads.sort(Comparator.comparingDouble(Quad::area).reversed());
    return news(1 / picture.scaleOf(level));
  }

  private void takeInk(GrayImage level, Look look) {
    if (look.isThickened()) {
      thicker.setThickened(ink);
      ink.setThickened(thicker);
    } else if (look == Look.MEANS) {
      binarizer.means(level, ink);
    } else if (look.isForFaintest()) {
      binarizer.faintRidges(level, look.polarity(), thicker);
      ink.setThickened(thicker);
    } else {
      binarizer.ridges(level, look.polarity(), ink);
    }
  }

  private List<Guess> news(double scale) {
    List<Guess> news = new ArrayList<>();
    for (Quad quad : quads) {
      Quad guess = quad.times(scale);
      if (news.size() < most && given.stream().noneMatch(old -> isSame(old, guess))) {
        given.add(guess);
        news.add(new Guess(guess, polarity));
      }
    }
    return news;
  }

  private static boolean isSame(Quad old, Quad guess) {
    double cell = Math.sqrt(old.area()) / Mesh.CELLS;
    return old.farthestCorner(guess) < SAME * cell;
  }
}
