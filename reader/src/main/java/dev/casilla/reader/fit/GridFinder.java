package dev.casilla.reader.fit;

import dev.casilla.reader.candidate.QuadCandidate;
import dev.casilla.reader.candidate.QuadCandidates;
import dev.casilla.reader.candidate.SearchPass;
import dev.casilla.reader.evidence.MeshBends;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FaintGrids;
import dev.casilla.reader.result.FoundGrid;
import dev.casilla.reader.result.FoundGrids;
import dev.casilla.reader.result.GridSearchResult;
import dev.casilla.reader.result.RejectionReason;
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
  private static final double CLEAR_SCORE = 0.74;

  /** Evidence that there is a grid; pages without any stay below it nearly always. */
  private static final double MIN_SCORE = 0.68;

  /** Evidence with which there is a grid now and then: small, pale, and with text around it. */
  private static final double MIN_FAINT_SCORE = 0.5;

  /** Evidence at first sight below which a fit was never worth its time. */
  private static final double MIN_FIRST_SCORE = 0.35;

  /**
   * Fits for one look: they are most of the cost, and a page has few grids large enough. Of a page
   * that has as many grids or more, some may be missed.
   */
  public static final int MAX_FITS_PER_PASS = 5;

  /**
   * Fits of these over the same cells: a crossword has many squares of nine by nine, and all of
   * them promise more than a pale puzzle beside it.
   */
  private static final int MAX_FITS_AT_A_PLACE = 3;

  /**
   * Boards looked at for a frame before no more is tried, about a quarter of a millisecond each:
   * the most promising places of one look, and some of another. There is a next frame soon.
   */
  private static final int MAX_RECTIFICATIONS_OF_FRAME = 20;

  /**
   * Grids of a page, and what else has four corners: rarely more than six, but text on dark ground
   * has some twenty.
   */
  private static final int MAX_CANDIDATES = 32;

  private static final int MAX_CANDIDATES_OF_FRAME = 8;

  /** Grids whose middles are nearer than this many cells share cells: one of them is wrong. */
  private static final double MIN_CELLS_APART = 4.5;

  private final MeshBends bends = new MeshBends();
  private final QuadCandidates guesses;
  private final GridFitter fitter;
  private final NoGridDiagnosis diagnosis;
  private final List<FoundGrid> fits = new ArrayList<>();
  private final SearchEffort effort;
  private int pictures;

  /** A finder that tries everything. */
  public GridFinder() {
    this(SearchEffort.PHOTO);
  }

  /** A finder that does as much for each picture. */
  public GridFinder(SearchEffort effort) {
    this.effort = effort;
    diagnosis = new NoGridDiagnosis(effort);
    fitter =
        new GridFitter(
            effort == SearchEffort.PHOTO ? Integer.MAX_VALUE : MAX_RECTIFICATIONS_OF_FRAME);
    guesses =
        new QuadCandidates(effort == SearchEffort.PHOTO ? MAX_CANDIDATES : MAX_CANDIDATES_OF_FRAME);
  }

  /** The grids in the picture that was loaded, or why there is none to be read. */
  public GridSearchResult find(Picture picture) {
    fits.clear();
    guesses.begin();
    fitter.begin();
    pictures++;
    for (SearchPass look : SearchPass.values()) {
      if (isPassNeeded(look, picture)) {
        fitAll(picture, look);
      }
    }
    fits.sort(Comparator.comparingDouble(bends::rankingScore).reversed());
    List<FoundGrid> grids = nonOverlapping(picture, MIN_SCORE, Collections.emptyList());
    List<FoundGrid> faint = nonOverlapping(picture, MIN_FAINT_SCORE, grids);
    if (!grids.isEmpty()) {
      return new FoundGrids(grids, faint);
    }
    RejectionReason rejection = diagnosis.diagnose(picture, fits);
    return faint.isEmpty() ? rejection : new FaintGrids(faint, rejection);
  }

  /**
   * Grids with so much evidence that share no cells, neither with one another nor with those that
   * are taken; what the camera is aimed at first.
   */
  private List<FoundGrid> nonOverlapping(Picture picture, double evidence, List<FoundGrid> taken) {
    List<FoundGrid> grids = new ArrayList<>();
    for (FoundGrid fit : fits) {
      if (fit.evidence() >= evidence
          && taken.stream().noneMatch(grid -> overlap(grid, fit))
          && grids.stream().noneMatch(grid -> overlap(grid, fit))
          && !diagnosis.reasonAgainst(fit, picture).isPresent()) {
        grids.add(fit);
      }
    }
    if (grids.size() > 1) {
      grids.sort(
          Comparator.comparingDouble(new IntentRanking(picture, grids.get(0))::probability)
              .reversed());
    }
    return grids;
  }

  private boolean isPassNeeded(SearchPass look, Picture picture) {
    boolean showsMore = look != SearchPass.FINE || picture.detail().longSide() > Picture.SEARCH;
    boolean isDue = effort == SearchEffort.PHOTO || look.isDueInFrame(pictures);
    return showsMore
        && isDue
        && !fitter.isBudgetSpent()
        && fits.stream().noneMatch(fit -> isConclusive(fit, look, picture));
  }

  /**
   * Whether nothing is to be gained by another look: this grid is clear, and the camera is aimed at
   * it. One beside the middle may be the neighbour of one that other looks show.
   */
  private boolean isConclusive(FoundGrid fit, SearchPass look, Picture picture) {
    boolean isClear =
        fit.evidence() > CLEAR_SCORE && !diagnosis.reasonAgainst(fit, picture).isPresent();
    return isClear
        && (!look.mayShowClearerThan(fit) || IntentRanking.coversImageCentre(fit, picture));
  }

  private void fitAll(Picture picture, SearchPass look) {
    fitter.forgetFirstSights();
    List<ScoredQuad> promises = scoreCandidates(picture, guesses.of(picture, look));
    fitBest(picture, promises);
    if (!look.isCoarse()) {
      fitBest(picture, scoreCandidates(picture, evenLineCandidates(picture, promises)));
    }
  }

  /**
   * The grid that may be a part of what is largest of all that was promising, as of a box, if there
   * is none yet.
   */
  private List<QuadCandidate> evenLineCandidates(Picture picture, List<ScoredQuad> promises) {
    List<QuadCandidate> ruled = new ArrayList<>();
    promises.stream()
        .max(Comparator.comparingDouble(ScoredQuad::size))
        .filter(
            promise ->
                !fitter.isBudgetSpent()
                    && fits.stream().noneMatch(fit -> isClearAt(fit, promise.guess())))
        .flatMap(promise -> fitter.evenLinesWithin(picture, promise.guess()))
        .ifPresent(ruled::add);
    return ruled;
  }

  private List<ScoredQuad> scoreCandidates(Picture picture, List<QuadCandidate> all) {
    List<ScoredQuad> promises = new ArrayList<>();
    for (QuadCandidate guess : all) {
      if (!fitter.isBudgetSpent() && !isAlreadyClear(guess)) {
        promises.add(fitter.scoreCandidate(picture, guess));
      }
    }
    promises.removeIf(promise -> promise.evidence() < MIN_FIRST_SCORE);
    return promises;
  }

  /**
   * Whether it is of no use to look for a better grid over the same cells: of a frame a clear one
   * does.
   */
  private boolean isAlreadyClear(QuadCandidate guess) {
    return effort == SearchEffort.FRAME && fits.stream().anyMatch(fit -> isClearAt(fit, guess));
  }

  private void fitBest(Picture picture, List<ScoredQuad> promises) {
    promises.sort(Comparator.comparingDouble(ScoredQuad::evidence).reversed());
    List<ScoredQuad> fitted = new ArrayList<>();
    for (ScoredQuad promise : promises) {
      if (fitted.size() < MAX_FITS_PER_PASS
          && !fitter.isBudgetSpent()
          && fitted.stream().filter(promise::overlaps).count() < MAX_FITS_AT_A_PLACE
          && fits.stream().noneMatch(fit -> outranks(fit, promise))) {
        fits.add(fitter.fit(picture, promise));
        fitted.add(promise);
      }
    }
  }

  /** Whether this grid is so clear that the guess, over the same cells, cannot be one as well. */
  private static boolean outranks(FoundGrid fit, ScoredQuad promise) {
    return isClearAt(fit, promise.guess()) && fit.evidence() > promise.evidence();
  }

  private static boolean isClearAt(FoundGrid fit, QuadCandidate guess) {
    double between = fit.corners().centre().distanceTo(guess.corners().centre());
    return fit.evidence() > CLEAR_SCORE && between < MIN_CELLS_APART * fit.mesh().cellSide();
  }

  private static boolean overlap(FoundGrid a, FoundGrid b) {
    double between = a.corners().centre().distanceTo(b.corners().centre());
    return between < MIN_CELLS_APART * Math.max(a.mesh().cellSide(), b.mesh().cellSide());
  }
}
