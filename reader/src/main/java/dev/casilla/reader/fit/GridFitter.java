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
 * Fits a mesh to the lines near a candidate quad and scores it. Reuses its buffers; not
 * thread-safe.
 *
 * <p>Each step rectifies the board with the current mesh, finds the lines on it, and moves the
 * nodes to them. The first step uses a wide window and a stiff mesh, so that the mesh moves as a
 * whole; later steps relax it until it follows a fold.
 */
public final class GridFitter {
  /**
   * One fitting step: search range in pixels, and radius in cells within which edges are smoothed.
   */
  private record Step(int reach, double radius) {}

  private static final Step[] STEPS = {
    new Step(8, 9), new Step(6, 5), new Step(5, 4), new Step(3, 2.2)
  };

  /** Search range in pixels and polarity of the lines. */
  private record ScanSettings(int reach, Polarity polarity) {}

  /**
   * Minimum evidence after the first step: of about 600 fits, all that became grids had more than
   * 0.55. Half of all fits end here.
   */
  private static final double MIN_SCORE_AFTER_FIRST_STEP = 0.48;

  /** Maximum evidence of a candidate that was refuted, regardless of its lines. */
  private static final double MAX_REFUTED_SCORE = 0.3;

  /** Minimum contrast of evenly spaced lines in levels. */
  private static final double MIN_EVEN_LINE_CLARITY = 0.7;

  /** Minimum border edges seen, of 36, on a border that is beyond doubt. */
  private static final int MIN_BORDER_EDGES = 28;

  /** Minimum evidence for a second fit. */
  private static final double MIN_SCORE_FOR_REFIT = 0.6;

  /** Minimum edges seen, of 180, for proposing another position. */
  private static final int MIN_EDGES_FOR_ALTERNATIVE = 90;

  /** Evidence that a straighter mesh may lack. */
  private static final double SCORE_TOLERANCE = 0.06;

  private final Rectifier rectifier = new Rectifier();
  private final GrayImage board = new GrayImage();
  private final LineScanner scan = new LineScanner();
  private final List<LineOffsets> firstScans = new ArrayList<>();
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
  private int firstScansUsed;

  /** A fitter with a budget of rectifications for each image. */
  GridFitter(int maxRectifications) {
    this.maxRectifications = maxRectifications;
  }

  /** Resets the budget for a new image. */
  void begin() {
    rectifications = 0;
  }

  /** Whether the budget of rectifications is used up; they are nearly all of the cost of a fit. */
  boolean isBudgetSpent() {
    return rectifications >= maxRectifications;
  }

  /** Invalidates all scored quads. */
  void forgetFirstScans() {
    firstScansUsed = 0;
  }

  /** Scores a candidate by one scan without fitting. */
  ScoredQuad scoreCandidate(Picture picture, QuadCandidate candidate) {
    GrayImage level = levelFor(picture, candidate);
    Mesh mesh = meshOn(picture, level, candidate);
    LineOffsets seen = nextFirstScan();
    scan(level, mesh, new ScanSettings(STEPS[0].reach, candidate.polarity()), seen);
    lines.analyze(board, seen, mesh, level);
    return new ScoredQuad(candidate, LineEvidence.of(lines), seen);
  }

  private LineOffsets nextFirstScan() {
    if (firstScansUsed == firstScans.size()) {
      firstScans.add(new LineOffsets());
    }
    return firstScans.get(firstScansUsed++);
  }

  /** The evenly spaced lines within the candidate, if there are any. */
  Optional<QuadCandidate> evenLinesWithin(Picture picture, QuadCandidate candidate) {
    GrayImage level = levelFor(picture, candidate);
    Homography view = Homography.of(candidate.corners(), Mesh.CELLS);
    flatten(level, meshOn(picture, level, candidate), candidate.polarity());
    evenLineFinder.analyze(board, LineDirection.DOWN);
    double left = evenLineFinder.position(0);
    double right = evenLineFinder.position(Mesh.CELLS);
    double clarity = evenLineFinder.clarity();
    evenLineFinder.analyze(board, LineDirection.RIGHT);
    double top = evenLineFinder.position(0);
    double bottom = evenLineFinder.position(Mesh.CELLS);
    Quad corners =
        new Quad(
            view.map(left, top),
            view.map(right, top),
            view.map(right, bottom),
            view.map(left, bottom));
    return Math.min(clarity, evenLineFinder.clarity()) < MIN_EVEN_LINE_CLARITY
        ? Optional.empty()
        : Optional.of(new QuadCandidate(corners, candidate.polarity()));
  }

  /**
   * Fits a mesh to the candidate. If the lines indicate another position, that is fitted too, and
   * the better fit wins.
   */
  FoundGrid fit(Picture picture, ScoredQuad scored) {
    FoundGrid fit = fitAllThenInner(picture, scored);
    if (alternativeQuad.isPresent() && !isBudgetSpent()) {
      QuadCandidate candidate =
          new QuadCandidate(alternativeQuad.get(), scored.candidate().polarity());
      FoundGrid other = fitAllThenInner(picture, scoreCandidate(picture, candidate));
      return bends.rankingScore(other) > bends.rankingScore(fit) ? other : fit;
    }
    return fit;
  }

  /**
   * Fits all lines first. If the border is doubtful or the lines indicate another position,
   * something else may have attracted the mesh. Then the inner lines are fitted first, and of the
   * two meshes the straighter one is nearly always correct.
   */
  private FoundGrid fitAllThenInner(Picture picture, ScoredQuad scored) {
    FoundGrid fit = fit(picture, scored, allLines);
    alternativeQuad =
        lines.seenEdges() >= MIN_EDGES_FOR_ALTERNATIVE
            ? alternativeFinder.of(fit.mesh(), lines)
            : Optional.empty();
    boolean isMisplaced = alternativeQuad.isPresent() && fit.evidence() >= MIN_SCORE_FOR_REFIT;
    if (!isBorderDoubtful && !isMisplaced) {
      return fit;
    }
    double minScore = fit.evidence() - (isBorderDoubtful ? SCORE_TOLERANCE : 0);
    FoundGrid other = fit(picture, scored, innerLines);
    boolean isSeenAsWell = other.evidence() > minScore;
    return isSeenAsWell && bends.rmsBend(other.mesh()) < bends.rmsBend(fit.mesh()) ? other : fit;
  }

  private FoundGrid fit(Picture picture, ScoredQuad scored, OffsetField field) {
    isBorderDoubtful = false;
    QuadCandidate candidate = scored.candidate();
    GrayImage level = levelFor(picture, candidate);
    Mesh mesh =
        moveNodes(meshOn(picture, level, candidate), scored.firstScan(), field, STEPS[0].radius);
    for (int i = 1; i < STEPS.length; i++) {
      scan(level, mesh, new ScanSettings(STEPS[i].reach, candidate.polarity()), offsets);
      if (i == 1 && evidence(level, mesh) < MIN_SCORE_AFTER_FIRST_STEP) {
        return toFoundGrid(picture, level, mesh, candidate);
      }
      mesh = moveNodes(mesh, offsets, field, STEPS[i].radius);
    }
    scan(level, mesh, new ScanSettings(LineScanner.FINAL_REACH, candidate.polarity()), offsets);
    boolean isSeen = evidence(level, mesh) >= MIN_SCORE_FOR_REFIT;
    FoundGrid found = toFoundGrid(picture, level, mesh, candidate);
    isBorderDoubtful =
        isSeen
            && (found.evidence() <= MAX_REFUTED_SCORE
                || lines.seenBorderEdges() < MIN_BORDER_EDGES);
    return found;
  }

  private double evidence(GrayImage level, Mesh mesh) {
    lines.analyze(board, offsets, mesh, level);
    return LineEvidence.of(lines);
  }

  /** The grid for the lines that were analyzed last. */
  private FoundGrid toFoundGrid(
      Picture picture, GrayImage level, Mesh mesh, QuadCandidate candidate) {
    double evidence = LineEvidence.of(lines);
    boolean isRefuted =
        evidence > MAX_REFUTED_SCORE && falseGridDetector.refutes(board, lines, mesh, level);
    return new FoundGrid(
        mesh.scaled(1 / picture.scaleOf(level)),
        isRefuted ? MAX_REFUTED_SCORE : evidence,
        candidate.polarity() == Polarity.LIGHT_ON_DARK);
  }

  private static GrayImage levelFor(Picture picture, QuadCandidate candidate) {
    double cell = Math.sqrt(Math.max(0, candidate.corners().area())) / Mesh.CELLS;
    return picture.levelWith(cell, LineDirection.BOARD.cell());
  }

  private static Mesh meshOn(Picture picture, GrayImage level, QuadCandidate candidate) {
    Quad corners = candidate.corners().scaled(picture.scaleOf(level));
    return Mesh.of(Homography.of(corners, Mesh.CELLS));
  }

  private void scan(GrayImage level, Mesh mesh, ScanSettings settings, LineOffsets seen) {
    flatten(level, mesh, settings.polarity);
    scan.scan(board, settings.reach, seen);
  }

  private void flatten(GrayImage level, Mesh mesh, Polarity polarity) {
    rectifications++;
    rectifier.rectify(level, mesh, LineDirection.BOARD, board);
    if (polarity == Polarity.LIGHT_ON_DARK) {
      board.invert();
    }
  }

  private static Mesh moveNodes(Mesh mesh, LineOffsets seen, OffsetField field, double radius) {
    double[] right = field.smooth(seen, LineDirection.DOWN, radius);
    double[] down = field.smooth(seen, LineDirection.RIGHT, radius);
    return mesh.moved(right, down);
  }
}
