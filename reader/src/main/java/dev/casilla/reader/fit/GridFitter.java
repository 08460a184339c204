package dev.casilla.reader.fit;

import dev.casilla.reader.board.Rectifier;
import dev.casilla.reader.candidate.QuadCandidate;
import dev.casilla.reader.evidence.EvenLineFinder;
import dev.casilla.reader.evidence.FalseGridDetector;
import dev.casilla.reader.evidence.LineDirection;
import dev.casilla.reader.evidence.LineEvidence;
import dev.casilla.reader.evidence.LineOffsets;
import dev.casilla.reader.evidence.LineScanner;
import dev.casilla.reader.evidence.MeshBends;
import dev.casilla.reader.evidence.SeenLines;
import dev.casilla.reader.geometry.Homography;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.ink.Polarity;
import dev.casilla.reader.picture.GrayImage;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Fits a mesh to the lines near a quad, and says how much of a grid is there. Keeps its buffers;
 * not safe for use by several threads.
 *
 * <p>The board is flattened by the mesh as known so far, the lines are looked for on it, and the
 * nodes are moved to them. At first the window is wide and the mesh stiff, so that it finds its way
 * to the lines as a whole; then it is let go step by step, until it follows a fold.
 */
public final class GridFitter {
  /** A step: pixels to look to each side of a line, cells within which edges hold together. */
  private record Step(int reach, double radius) {}

  private static final Step[] STEPS = {
    new Step(8, 9), new Step(6, 5), new Step(5, 4), new Step(3, 2.2)
  };

  /** How to look at a board: pixels to look to each side of a line, and what the lines are like. */
  private record ScanSettings(int reach, Polarity polarity) {}

  /**
   * Evidence after the first step below which nothing ever became a grid: of some 600 fits, all
   * that ended as grids had more than 0.55 by then. Half of all fits end here.
   */
  private static final double MIN_SCORE_AFTER_FIRST_STEP = 0.48;

  /** Evidence left where something says that this is no grid, however many lines there are. */
  private static final double MAX_REFUTED_SCORE = 0.3;

  /** Levels by which lines of a ruling are darker than what is between them, at least. */
  private static final double MIN_EVEN_LINE_CLARITY = 0.7;

  /** Edges of the border, of 36, that are seen where there is no doubt of it. */
  private static final int MIN_BORDER_EDGES = 28;

  /** Evidence of lines without which another border is of no use. */
  private static final double MIN_SCORE_FOR_REFIT = 0.6;

  /** Edges, of 180, of which the mesh met so many that it can be told where it went astray. */
  private static final int MIN_EDGES_FOR_ALTERNATIVE = 90;

  /** Evidence that may be less where the mesh bends less. */
  private static final double SCORE_TOLERANCE = 0.06;

  private final Rectifier rectifier = new Rectifier();
  private final GrayImage board = new GrayImage();
  private final LineScanner scan = new LineScanner();
  private final List<LineOffsets> firstSights = new ArrayList<>();
  private final LineOffsets offsets = new LineOffsets();
  private final SeenLines lines = new SeenLines();
  private final EvenLineFinder evenLineFinder = new EvenLineFinder();
  private final FalseGridDetector falseGridDetector = new FalseGridDetector();
  private final OffsetField allLines = OffsetField.ofAllLines();
  private final OffsetField innerLines = OffsetField.ofInnerLines();
  private final MeshBends bends = new MeshBends();
  private final AlternativeQuadFinder alternativeFinder = new AlternativeQuadFinder();
  private Optional<Quad> alternativeQuad = Optional.empty();
  private boolean isBorderDoubtful;
  private final int maxRectifications;
  private int rectifications;
  private int firstSightsUsed;

  /** A fitter that is tired after as many boards. */
  GridFitter(int mostBoards) {
    this.maxRectifications = mostBoards;
  }

  /** Begins to count boards for another picture. */
  void begin() {
    rectifications = 0;
  }

  /**
   * Whether as many boards were flattened and looked at as there is time for; that is nearly all of
   * what a fit costs.
   */
  boolean isBudgetSpent() {
    return rectifications >= maxRectifications;
  }

  /** Forgets the promises that were made, which are not valid any more. */
  void forgetFirstSights() {
    firstSightsUsed = 0;
  }

  /** How much of a grid there seems to be near the guess at first sight. */
  ScoredQuad scoreCandidate(Picture picture, QuadCandidate guess) {
    GrayImage level = levelFor(picture, guess);
    Mesh mesh = meshOn(picture, level, guess);
    LineOffsets seen = nextFirstSight();
    look(level, mesh, new ScanSettings(STEPS[0].reach, guess.polarity()), seen);
    lines.look(board, seen, mesh, level);
    return new ScoredQuad(guess, LineEvidence.of(lines), seen);
  }

  private LineOffsets nextFirstSight() {
    if (firstSightsUsed == firstSights.size()) {
      firstSights.add(new LineOffsets());
    }
    return firstSights.get(firstSightsUsed++);
  }

  /** The part of what the guess covers that is ruled like a grid, if any. */
  Optional<QuadCandidate> evenLinesWithin(Picture picture, QuadCandidate guess) {
    GrayImage level = levelFor(picture, guess);
    Homography view = Homography.of(guess.corners(), Mesh.CELLS);
    flatten(level, meshOn(picture, level, guess), guess.polarity());
    evenLineFinder.look(board, LineDirection.DOWN);
    double left = evenLineFinder.place(0);
    double right = evenLineFinder.place(Mesh.CELLS);
    double clarity = evenLineFinder.clarity();
    evenLineFinder.look(board, LineDirection.RIGHT);
    double top = evenLineFinder.place(0);
    double bottom = evenLineFinder.place(Mesh.CELLS);
    Quad corners =
        new Quad(
            view.map(left, top),
            view.map(right, top),
            view.map(right, bottom),
            view.map(left, bottom));
    return Math.min(clarity, evenLineFinder.clarity()) < MIN_EVEN_LINE_CLARITY
        ? Optional.empty()
        : Optional.of(new QuadCandidate(corners, guess.polarity()));
  }

  /**
   * The mesh that meets the lines near the guess best. If the lines tell that it went astray, where
   * they say that the grid is counts as a guess, too.
   */
  FoundGrid fit(Picture picture, ScoredQuad promise) {
    FoundGrid fit = fitAllThenInner(picture, promise);
    if (alternativeQuad.isPresent() && !isBudgetSpent()) {
      QuadCandidate guess = new QuadCandidate(alternativeQuad.get(), promise.guess().polarity());
      FoundGrid other = fitAllThenInner(picture, scoreCandidate(picture, guess));
      return bends.rankingScore(other) > bends.rankingScore(fit) ? other : fit;
    }
    return fit;
  }

  /**
   * The mesh that the lines draw the guess to.
   *
   * <p>Where the border is not seen as it should be, or the other lines tell of another place,
   * something else may have drawn the mesh aside. Then the lines inside are asked first, and of the
   * two meshes the one that bends less is right nearly always.
   */
  private FoundGrid fitAllThenInner(Picture picture, ScoredQuad promise) {
    FoundGrid fit = fit(picture, promise, allLines);
    alternativeQuad =
        lines.seenEdges() >= MIN_EDGES_FOR_ALTERNATIVE
            ? alternativeFinder.of(fit.mesh(), lines)
            : Optional.empty();
    boolean isAstray = alternativeQuad.isPresent() && fit.evidence() >= MIN_SCORE_FOR_REFIT;
    if (!isBorderDoubtful && !isAstray) {
      return fit;
    }
    double least = fit.evidence() - (isBorderDoubtful ? SCORE_TOLERANCE : 0);
    FoundGrid other = fit(picture, promise, innerLines);
    boolean isSeenAsWell = other.evidence() > least;
    return isSeenAsWell && bends.rmsBend(other.mesh()) < bends.rmsBend(fit.mesh()) ? other : fit;
  }

  private FoundGrid fit(Picture picture, ScoredQuad promise, OffsetField field) {
    isBorderDoubtful = false;
    QuadCandidate guess = promise.guess();
    GrayImage level = levelFor(picture, guess);
    Mesh mesh = moved(meshOn(picture, level, guess), promise.seen(), field, STEPS[0].radius);
    for (int i = 1; i < STEPS.length; i++) {
      look(level, mesh, new ScanSettings(STEPS[i].reach, guess.polarity()), offsets);
      if (i == 1 && evidence(level, mesh) < MIN_SCORE_AFTER_FIRST_STEP) {
        return found(picture, level, mesh, guess);
      }
      mesh = moved(mesh, offsets, field, STEPS[i].radius);
    }
    look(level, mesh, new ScanSettings(LineScanner.FINAL_REACH, guess.polarity()), offsets);
    boolean isSeen = evidence(level, mesh) >= MIN_SCORE_FOR_REFIT;
    FoundGrid found = found(picture, level, mesh, guess);
    isBorderDoubtful =
        isSeen
            && (found.evidence() <= MAX_REFUTED_SCORE
                || lines.seenBorderEdges() < MIN_BORDER_EDGES);
    return found;
  }

  private double evidence(GrayImage level, Mesh mesh) {
    lines.look(board, offsets, mesh, level);
    return LineEvidence.of(lines);
  }

  /** The grid of which the lines were looked at last. */
  private FoundGrid found(Picture picture, GrayImage level, Mesh mesh, QuadCandidate guess) {
    double evidence = LineEvidence.of(lines);
    boolean isRefuted =
        evidence > MAX_REFUTED_SCORE && falseGridDetector.refutes(board, lines, mesh, level);
    return new FoundGrid(
        mesh.times(1 / picture.scaleOf(level)),
        isRefuted ? MAX_REFUTED_SCORE : evidence,
        guess.polarity() == Polarity.LIGHT_ON_DARK);
  }

  private static GrayImage levelFor(Picture picture, QuadCandidate guess) {
    double cell = Math.sqrt(Math.max(0, guess.corners().area())) / Mesh.CELLS;
    return picture.levelWith(cell, LineDirection.BOARD.cell());
  }

  private static Mesh meshOn(Picture picture, GrayImage level, QuadCandidate guess) {
    Quad corners = guess.corners().times(picture.scaleOf(level));
    return Mesh.of(Homography.of(corners, Mesh.CELLS));
  }

  private void look(GrayImage level, Mesh mesh, ScanSettings glance, LineOffsets seen) {
    flatten(level, mesh, glance.polarity);
    scan.scan(board, glance.reach, seen);
  }

  private void flatten(GrayImage level, Mesh mesh, Polarity polarity) {
    rectifications++;
    rectifier.rectify(level, mesh, LineDirection.BOARD, board);
    if (polarity == Polarity.LIGHT_ON_DARK) {
      board.invert();
    }
  }

  private static Mesh moved(Mesh mesh, LineOffsets seen, OffsetField field, double radius) {
    double[] right = field.smooth(seen, LineDirection.DOWN, radius);
    double[] down = field.smooth(seen, LineDirection.RIGHT, radius);
    return mesh.moved(right, down);
  }
}
