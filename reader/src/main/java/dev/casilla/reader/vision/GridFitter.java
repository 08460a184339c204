package dev.casilla.reader.vision;

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
final class GridFitter {
  /** A step: pixels to look to each side of a line, cells within which edges hold together. */
  private record Step(int reach, double radius) {}

  private static final Step[] STEPS = {
    new Step(8, 9), new Step(6, 5), new Step(5, 4), new Step(3, 2.2)
  };

  /** How to look at a board: pixels to look to each side of a line, and what the lines are like. */
  private record Glance(int reach, Polarity polarity) {}

  /** Pixels a line may still be off its place at last. */
  static final int FINAL_REACH = 2;

  /**
   * Evidence after the first step below which nothing ever became a grid: of some 600 fits, all
   * that ended as grids had more than 0.55 by then. Half of all fits end here.
   */
  private static final double HOPELESS = 0.48;

  /** Evidence left where something says that this is no grid, however many lines there are. */
  private static final double REFUTED = 0.3;

  /** Levels by which lines of a ruling are darker than what is between them, at least. */
  private static final double RULED = 0.7;

  /** Edges of the border, of 36, that are seen where there is no doubt of it. */
  private static final int WHOLE_BORDER = 28;

  /** Evidence of lines without which another border is of no use. */
  private static final double HOPEFUL = 0.6;

  /** Edges, of 180, of which the mesh met so many that it can be told where it went astray. */
  private static final int MET = 90;

  /** Evidence that may be less where the mesh bends less. */
  private static final double LESS = 0.06;

  private final Rectifier rectifier = new Rectifier();
  private final GrayImage board = new GrayImage();
  private final LineScan scan = new LineScan();
  private final List<LineOffsets> firstSights = new ArrayList<>();
  private final LineOffsets offsets = new LineOffsets();
  private final SeenLines lines = new SeenLines();
  private final Ruling ruling = new Ruling();
  private final Refutation refutation = new Refutation();
  private final OffsetField allLines = OffsetField.ofAllLines();
  private final OffsetField innerLines = OffsetField.ofInnerLines();
  private final Bends bends = new Bends();
  private final SecondGuess secondGuess = new SecondGuess();
  private Optional<Quad> elsewhere = Optional.empty();
  private boolean isBorderDoubtful;
  private final int mostBoards;
  private int boards;
  private int promises;

  /** A fitter that is tired after as many boards. */
  GridFitter(int mostBoards) {
    this.mostBoards = mostBoards;
  }

  /** Begins to count boards for another picture. */
  void begin() {
    boards = 0;
  }

  /**
   * Whether as many boards were flattened and looked at as there is time for; that is nearly all of
   * what a fit costs.
   */
  boolean isTired() {
    return boards >= mostBoards;
  }

  /** Forgets the promises that were made, which are not valid any more. */
  void forget() {
    promises = 0;
  }

  /** How much of a grid there seems to be near the guess at first sight. */
  Promise promise(Picture picture, Guess guess) {
    GrayImage level = levelFor(picture, guess);
    Mesh mesh = meshOn(picture, level, guess);
    LineOffsets seen = nextFirstSight();
    look(level, mesh, new Glance(STEPS[0].reach, guess.polarity()), seen);
    lines.look(board, seen, mesh, level);
    return new Promise(guess, LineEvidence.of(lines), seen);
  }

  private LineOffsets nextFirstSight() {
    if (promises == firstSights.size()) {
      firstSights.add(new LineOffsets());
    }
    return firstSights.get(promises++);
  }

  /** The part of what the guess covers that is ruled like a grid, if any. */
  Optional<Guess> ruledWithin(Picture picture, Guess guess) {
    GrayImage level = levelFor(picture, guess);
    Homography view = Homography.of(guess.corners(), Mesh.CELLS);
    flatten(level, meshOn(picture, level, guess), guess.polarity());
    ruling.look(board, LineDirection.DOWN);
    double left = ruling.place(0);
    double right = ruling.place(Mesh.CELLS);
    double clarity = ruling.clarity();
    ruling.look(board, LineDirection.RIGHT);
    double top = ruling.place(0);
    double bottom = ruling.place(Mesh.CELLS);
    Quad corners =
        new Quad(
            view.map(left, top),
            view.map(right, top),
            view.map(right, bottom),
            view.map(left, bottom));
    return Math.min(clarity, ruling.clarity()) < RULED
        ? Optional.empty()
        : Optional.of(new Guess(corners, guess.polarity()));
  }

  /**
   * The mesh that meets the lines near the guess best. If the lines tell that it went astray, where
   * they say that the grid is counts as a guess, too.
   */
  FoundGrid fit(Picture picture, Promise promise) {
    FoundGrid fit = fitOnce(picture, promise);
    if (elsewhere.isPresent() && !isTired()) {
      Guess guess = new Guess(elsewhere.get(), promise.guess().polarity());
      FoundGrid other = fitOnce(picture, promise(picture, guess));
      return bends.merit(other) > bends.merit(fit) ? other : fit;
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
  private FoundGrid fitOnce(Picture picture, Promise promise) {
    FoundGrid fit = fit(picture, promise, allLines);
    elsewhere = lines.seen() >= MET ? secondGuess.of(fit.mesh(), lines) : Optional.empty();
    boolean isAstray = elsewhere.isPresent() && fit.evidence() >= HOPEFUL;
    if (!isBorderDoubtful && !isAstray) {
      return fit;
    }
    double least = fit.evidence() - (isBorderDoubtful ? LESS : 0);
    FoundGrid other = fit(picture, promise, innerLines);
    boolean isSeenAsWell = other.evidence() > least;
    return isSeenAsWell && bends.usual(other.mesh()) < bends.usual(fit.mesh()) ? other : fit;
  }

  private FoundGrid fit(Picture picture, Promise promise, OffsetField field) {
    isBorderDoubtful = false;
    Guess guess = promise.guess();
    GrayImage level = levelFor(picture, guess);
    Mesh mesh = moved(meshOn(picture, level, guess), promise.seen(), field, STEPS[0].radius);
    for (int i = 1; i < STEPS.length; i++) {
      look(level, mesh, new Glance(STEPS[i].reach, guess.polarity()), offsets);
      if (i == 1 && evidence(level, mesh) < HOPELESS) {
        return found(picture, level, mesh, guess);
      }
      mesh = moved(mesh, offsets, field, STEPS[i].radius);
    }
    look(level, mesh, new Glance(FINAL_REACH, guess.polarity()), offsets);
    boolean isSeen = evidence(level, mesh) >= HOPEFUL;
    FoundGrid found = found(picture, level, mesh, guess);
    isBorderDoubtful = isSeen && (found.evidence() <= REFUTED || lines.onBorder() < WHOLE_BORDER);
    return found;
  }

  private double evidence(GrayImage level, Mesh mesh) {
    lines.look(board, offsets, mesh, level);
    return LineEvidence.of(lines);
  }

  /** The grid of which the lines were looked at last. */
  private FoundGrid found(Picture picture, GrayImage level, Mesh mesh, Guess guess) {
    double evidence = LineEvidence.of(lines);
    boolean isRefuted = evidence > REFUTED && refutation.refutes(board, lines, mesh, level);
    return new FoundGrid(
        mesh.times(1 / picture.scaleOf(level)),
        isRefuted ? REFUTED : evidence,
        guess.polarity() == Polarity.LIGHT_ON_DARK);
  }

  private static GrayImage levelFor(Picture picture, Guess guess) {
    double cell = Math.sqrt(Math.max(0, guess.corners().area())) / Mesh.CELLS;
    return picture.levelWith(cell, LineDirection.BOARD.cell());
  }

  private static Mesh meshOn(Picture picture, GrayImage level, Guess guess) {
    Quad corners = guess.corners().times(picture.scaleOf(level));
    return Mesh.of(Homography.of(corners, Mesh.CELLS));
  }

  private void look(GrayImage level, Mesh mesh, Glance glance, LineOffsets seen) {
    flatten(level, mesh, glance.polarity);
    scan.scan(board, glance.reach, seen);
  }

  private void flatten(GrayImage level, Mesh mesh, Polarity polarity) {
    boards++;
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
