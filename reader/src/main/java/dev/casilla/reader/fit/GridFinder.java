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
 * Finds the grids in an image. Reuses its buffers; not thread-safe.
 *
 * <p>Candidates are cheap and numerous; they come from outlines and from lattices of cells. A mesh
 * is fitted to the lines near the promising ones, and its score is the part of a grid's lines that
 * it meets. Passes are tried in order until a grid is clear, from the pass that nearly always
 * succeeds to those for dashed lines, blur, small grids and dark screens.
 */
public final class GridFinder {
  /** Evidence above which no further pass is tried. */
  private static final double CLEAR_SCORE = 0.74;

  /** Minimum evidence of a grid; pages without one nearly always stay below. */
  private static final double MIN_SCORE = 0.68;

  /** Minimum evidence of a faint grid, which may be small, pale, or surrounded by text. */
  private static final double MIN_FAINT_SCORE = 0.5;

  /** Minimum evidence of a candidate before the fit; below, a fit never succeeded. */
  private static final double MIN_FIRST_SCORE = 0.35;

  /**
   * Maximum fits in each pass: they are most of the cost, and a page has few large grids. If a page
   * has as many grids or more, some may be missed.
   */
  public static final int MAX_FITS_PER_PASS = 5;

  /**
   * Maximum fits over the same cells in each pass: a crossword has many 9×9 squares, all of which
   * score higher than a pale puzzle beside it.
   */
  private static final int MAX_FITS_AT_A_PLACE = 3;

  /**
   * Maximum rectifications for a frame, about a quarter of a millisecond each: enough for the best
   * candidates of one pass and some of another. The next frame comes soon.
   */
  private static final int MAX_RECTIFICATIONS_OF_FRAME = 20;

  /**
   * Maximum candidates in each pass: rarely more than six are useful, but text on dark ground
   * yields about twenty.
   */
  private static final int MAX_CANDIDATES = 32;

  private static final int MAX_CANDIDATES_OF_FRAME = 8;

  /** Grids whose centres are closer than this many cells share cells, so one of them is wrong. */
  private static final double MIN_CELLS_APART = 4.5;

  private final MeshBends bends = new MeshBends();
  private final QuadCandidates candidates;
  private final GridFitter fitter;
  private final NoGridDiagnosis diagnosis;
  private final List<FoundGrid> fits = new ArrayList<>();
  private final SearchEffort effort;
  private int pictureCount;

  /** A finder with full effort. */
  public GridFinder() {
    this(SearchEffort.PHOTO);
  }

  /** A finder with this effort for each image. */
  public GridFinder(SearchEffort effort) {
    this.effort = effort;
    diagnosis = new NoGridDiagnosis(effort);
    fitter =
        new GridFitter(
            effort == SearchEffort.PHOTO ? Integer.MAX_VALUE : MAX_RECTIFICATIONS_OF_FRAME);
    candidates =
        new QuadCandidates(effort == SearchEffort.PHOTO ? MAX_CANDIDATES : MAX_CANDIDATES_OF_FRAME);
  }

  /** Finds the grids in the loaded image, or the reason why there is none. */
  public GridSearchResult find(Picture picture) {
    fits.clear();
    candidates.begin();
    fitter.begin();
    pictureCount++;
    for (SearchPass pass : SearchPass.values()) {
      if (isPassNeeded(pass, picture)) {
        fitAll(picture, pass);
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
   * Selects fits with at least this evidence that overlap neither each other nor the grids in
   * {@code taken}; the most likely intended grid first.
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

  private boolean isPassNeeded(SearchPass pass, Picture picture) {
    boolean showsMore =
        pass != SearchPass.FINE || picture.detailLevel().longSide() > Picture.SEARCH_SIDE;
    boolean isDue = effort == SearchEffort.PHOTO || pass.isDueInFrame(pictureCount);
    return showsMore
        && isDue
        && !fitter.isBudgetSpent()
        && fits.stream().noneMatch(fit -> isConclusive(fit, pass, picture));
  }

  /**
   * Whether further passes are useless: this grid is clear, and the camera is aimed at it. A clear
   * grid beside the image centre may be the neighbour of one that other passes find.
   */
  private boolean isConclusive(FoundGrid fit, SearchPass pass, Picture picture) {
    boolean isClear =
        fit.evidence() > CLEAR_SCORE && !diagnosis.reasonAgainst(fit, picture).isPresent();
    return isClear
        && (!pass.mayShowClearerThan(fit) || IntentRanking.coversImageCentre(fit, picture));
  }

  private void fitAll(Picture picture, SearchPass pass) {
    fitter.forgetFirstScans();
    List<ScoredQuad> scoredQuads = scoreCandidates(picture, candidates.find(picture, pass));
    fitBest(picture, scoredQuads);
    if (!pass.isCoarse()) {
      fitBest(picture, scoreCandidates(picture, evenLineCandidates(picture, scoredQuads)));
    }
  }

  /**
   * The evenly spaced lines within the largest candidate, such as a box with a heading, if there is
   * no clear grid there yet.
   */
  private List<QuadCandidate> evenLineCandidates(Picture picture, List<ScoredQuad> scoredQuads) {
    List<QuadCandidate> evenLines = new ArrayList<>();
    scoredQuads.stream()
        .max(Comparator.comparingDouble(ScoredQuad::area))
        .filter(
            scored ->
                !fitter.isBudgetSpent()
                    && fits.stream().noneMatch(fit -> isClearAt(fit, scored.candidate())))
        .flatMap(scored -> fitter.evenLinesWithin(picture, scored.candidate()))
        .ifPresent(evenLines::add);
    return evenLines;
  }

  private List<ScoredQuad> scoreCandidates(Picture picture, List<QuadCandidate> all) {
    List<ScoredQuad> scoredQuads = new ArrayList<>();
    for (QuadCandidate candidate : all) {
      if (!fitter.isBudgetSpent() && !isAlreadyClear(candidate)) {
        scoredQuads.add(fitter.scoreCandidate(picture, candidate));
      }
    }
    scoredQuads.removeIf(scored -> scored.evidence() < MIN_FIRST_SCORE);
    return scoredQuads;
  }

  /**
   * Whether a better grid over the same cells is not worth the effort: in a frame, a clear one
   * suffices.
   */
  private boolean isAlreadyClear(QuadCandidate candidate) {
    return effort == SearchEffort.FRAME && fits.stream().anyMatch(fit -> isClearAt(fit, candidate));
  }

  private void fitBest(Picture picture, List<ScoredQuad> scoredQuads) {
    scoredQuads.sort(Comparator.comparingDouble(ScoredQuad::evidence).reversed());
    List<ScoredQuad> fitted = new ArrayList<>();
    for (ScoredQuad scored : scoredQuads) {
      if (fitted.size() < MAX_FITS_PER_PASS
          && !fitter.isBudgetSpent()
          && fitted.stream().filter(scored::overlaps).count() < MAX_FITS_AT_A_PLACE
          && fits.stream().noneMatch(fit -> outranks(fit, scored))) {
        fits.add(fitter.fit(picture, scored));
        fitted.add(scored);
      }
    }
  }

  /** Whether this grid is so clear that the candidate over the same cells cannot be a grid too. */
  private static boolean outranks(FoundGrid fit, ScoredQuad scored) {
    return isClearAt(fit, scored.candidate()) && fit.evidence() > scored.evidence();
  }

  private static boolean isClearAt(FoundGrid fit, QuadCandidate candidate) {
    double between = fit.corners().centre().distanceTo(candidate.corners().centre());
    return fit.evidence() > CLEAR_SCORE && between < MIN_CELLS_APART * fit.mesh().cellSide();
  }

  private static boolean overlap(FoundGrid a, FoundGrid b) {
    double between = a.corners().centre().distanceTo(b.corners().centre());
    return between < MIN_CELLS_APART * Math.max(a.mesh().cellSide(), b.mesh().cellSide());
  }
}
