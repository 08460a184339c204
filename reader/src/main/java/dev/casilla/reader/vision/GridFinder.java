package dev.casilla.reader.vision;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * Finds the grids in a picture. Keeps its buffers; not safe for use by several threads.
 *
 * <p>Guesses are cheap and many, from outlines and from rows of cells; a mesh is then fitted to the
 * lines near the promising ones, and what counts is how much of a grid's lines it meets. Pictures
 * are looked at in several ways, from the one that nearly always does to those for dashed lines,
 * blur, small grids and dark screens, until a grid stands out.
 */
public final class GridFinder {
  /** Evidence with which no other way to look is tried. */
  private static final double CLEAR = 0.74;

  /** Evidence that there is a grid; pages without any stay below it nearly always. */
  private static final double ENOUGH = 0.68;

  /** Evidence with which there is a grid now and then: small, pale, and with text around it. */
  private static final double FAINT = 0.5;

  /** Evidence at first sight below which a fit was never worth its time. */
  private static final double HOPE = 0.35;

  /**
   * Fits for one look: they are most of the cost, and a page has few grids large enough. Of a page
   * that has as many grids or more, some may be missed.
   */
  public static final int SURELY_FOUND = 5;

  /**
   * Fits of these over the same cells: a crossword has many squares of nine by nine, and all of
   * them promise more than a pale puzzle beside it.
   */
  private static final int MAX_FITS_AT_A_PLACE = 3;

  /**
   * Boards looked at for a frame before no more is tried, about a quarter of a millisecond each:
   * the most promising places of one look, and some of another. There is a next frame soon.
   */
  private static final int MOST_BOARDS_OF_FRAME = 20;

  /**
   * Grids of a page, and what else has four corners: rarely more than six, but text on dark ground
   * has some twenty.
   */
  private static final int MAX_GUESSES = 32;

  private static final int MAX_GUESSES_OF_FRAME = 8;

  /** Grids whose middles are nearer than this many cells share cells: one of them is wrong. */
  private static final double APART = 4.5;

  private final Bends bends = new Bends();
  private final Guesses guesses;
  private final GridFitter fitter;
  private final Diagnosis diagnosis;
  private final List<FoundGrid> fits = new ArrayList<>();
  private final Effort effort;
  private int pictures;

  /** A finder that tries everything. */
  public GridFinder() {
    this(Effort.PHOTO);
  }

  /** A finder that does as much for each picture. */
  public GridFinder(Effort effort) {
    this.effort = effort;
    diagnosis = new Diagnosis(effort);
    fitter = new GridFitter(effort == Effort.PHOTO ? Integer.MAX_VALUE : MOST_BOARDS_OF_FRAME);
    guesses = new Guesses(effort == Effort.PHOTO ? MAX_GUESSES : MAX_GUESSES_OF_FRAME);
  }

  /** The grids in the picture that was loaded, or why there is none to be read. */
  public Finding find(Picture picture) {
    fits.clear();
    guesses.begin();
    fitter.begin();
    pictures++;
    for (Look look : Look.values()) {
      if (isWorthwhile(look, picture)) {
        fitAll(picture, look);
      }
    }
    fits.sort(Comparator.comparingDouble(bends::merit).reversed());
    List<FoundGrid> grids = apart(picture, ENOUGH, Collections.emptyList());
    List<FoundGrid> faint = apart(picture, FAINT, grids);
    if (!grids.isEmpty()) {
      return new FoundGrids(grids, faint);
    }
    Rejection rejection = diagnosis.of(picture, fits);
    return faint.isEmpty() ? rejection : new FaintGrids(faint, rejection);
  }

  /**
   * Grids with so much evidence that share no cells, neither with one another nor with those that
   * are taken; what the camera is aimed at first.
   */
  private List<FoundGrid> apart(Picture picture, double evidence, List<FoundGrid> taken) {
    List<FoundGrid> grids = new ArrayList<>();
    for (FoundGrid fit : fits) {
      if (fit.evidence() >= evidence
          && taken.stream().noneMatch(grid -> overlap(grid, fit))
          && grids.stream().noneMatch(grid -> overlap(grid, fit))
          && !diagnosis.objection(fit, picture).isPresent()) {
        grids.add(fit);
      }
    }
    if (grids.size() > 1) {
      grids.sort(Comparator.comparingDouble(new Aim(picture, grids.get(0))::at).reversed());
    }
    return grids;
  }

  private boolean isWorthwhile(Look look, Picture picture) {
    boolean showsMore = look != Look.FINE || picture.detail().longSide() > Picture.SEARCH;
    boolean isDue = effort == Effort.PHOTO || look.isDue(pictures);
    return showsMore
        && isDue
        && !fitter.isTired()
        && fits.stream().noneMatch(fit -> isEnough(fit, look, picture));
  }

  /**
   * Whether nothing is to be gained by another look: this grid is clear, and the camera is aimed at
   * it. One beside the middle may be the neighbour of one that other looks show.
   */
  private boolean isEnough(FoundGrid fit, Look look, Picture picture) {
    boolean isClear = fit.evidence() > CLEAR && !diagnosis.objection(fit, picture).isPresent();
    return isClear && (!look.showsMoreThan(fit) || Aim.isInTheMiddle(fit, picture));
  }

  private void fitAll(Picture picture, Look look) {
    fitter.forget();
    List<Promise> promises = promises(picture, guesses.of(picture, look));
    fitBest(picture, promises);
    if (!look.isCoarse()) {
      fitBest(picture, promises(picture, ruled(picture, promises)));
    }
  }

  /**
   * The grid that may be a part of what is largest of all that was promising, as of a box, if there
   * is none yet.
   */
  private List<Guess> ruled(Picture picture, List<Promise> promises) {
    List<Guess> ruled = new ArrayList<>();
    promises.stream()
        .max(Comparator.comparingDouble(Promise::size))
        .filter(
            promise ->
                !fitter.isTired()
                    && fits.stream().noneMatch(fit -> isClearAt(fit, promise.guess())))
        .flatMap(promise -> fitter.ruledWithin(picture, promise.guess()))
        .ifPresent(ruled::add);
    return ruled;
  }

  private List<Promise> promises(Picture picture, List<Guess> all) {
    List<Promise> promises = new ArrayList<>();
    for (Guess guess : all) {
      if (!fitter.isTired() && !isSettled(guess)) {
        promises.add(fitter.promise(picture, guess));
      }
    }
    promises.removeIf(promise -> promise.evidence() < HOPE);
    return promises;
  }

  /**
   * Whether it is of no use to look for a better grid over the same cells: of a frame a clear one
   * does.
   */
  private boolean isSettled(Guess guess) {
    return effort == Effort.FRAME && fits.stream().anyMatch(fit -> isClearAt(fit, guess));
  }

  private void fitBest(Picture picture, List<Promise> promises) {
    promises.sort(Comparator.comparingDouble(Promise::evidence).reversed());
    List<Promise> fitted = new ArrayList<>();
    for (Promise promise : promises) {
      if (fitted.size() < SURELY_FOUND
          && !fitter.isTired()
          && fitted.stream().filter(promise::overlaps).count() < MAX_FITS_AT_A_PLACE
          && fits.stream().noneMatch(fit -> settles(fit, promise))) {
        fits.add(fitter.fit(picture, promise));
        fitted.add(promise);
      }
    }
  }

  /** Whether this grid is so clear that the guess, over the same cells, cannot be one as well. */
  private static boolean settles(FoundGrid fit, Promise promise) {
    return isClearAt(fit, promise.guess()) && fit.evidence() > promise.evidence();
  }

  private static boolean isClearAt(FoundGrid fit, Guess guess) {
    double between = fit.corners().centre().distanceTo(guess.corners().centre());
    return fit.evidence() > CLEAR && between < APART * fit.mesh().cellSide();
  }

  private static boolean overlap(FoundGrid a, FoundGrid b) {
    double between = a.corners().centre().distanceTo(b.corners().centre());
    return between < APART * Math.max(a.mesh().cellSide(), b.mesh().cellSide());
  }
}
