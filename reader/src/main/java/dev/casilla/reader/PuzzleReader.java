package dev.casilla.reader;

import dev.casilla.reader.board.FlatBoard;
import dev.casilla.reader.digits.network.DigitModel;
import dev.casilla.reader.fit.GridFinder;
import dev.casilla.reader.fit.SearchEffort;
import dev.casilla.reader.opinion.SecondOpinion;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.reading.CellContent;
import dev.casilla.reader.repair.Conclusion;
import dev.casilla.reader.repair.ReadingRepair;
import dev.casilla.reader.result.FaintGrids;
import dev.casilla.reader.result.FoundGrid;
import dev.casilla.reader.result.FoundGrids;
import dev.casilla.reader.result.GridSearchResult;
import dev.casilla.reader.result.RejectionReason;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * Reads the puzzles in images. Reuses its buffers, so keep one instance and use it on one thread.
 *
 * <p>If the thread is interrupted, its methods throw {@link CancellationException}.
 */
public final class PuzzleReader {
  /** Maximum boards read on a page: the puzzle may be the least clear of them. */
  private static final int MAX_BOARDS = 6;

  /** Maximum grids tried in a frame until one can be read; the next frame comes soon. */
  private static final int MAX_GRIDS_OF_FRAME = 4;

  private final Picture picture = new Picture();
  private final GridFinder finder = new GridFinder(SearchEffort.PHOTO);
  private final GridFinder frameFinder = new GridFinder(SearchEffort.FRAME);
  private final BoardReader boardReader;
  private final ReadingRepair repair = new ReadingRepair();

  /** Creates a reader with the bundled digit model. */
  public PuzzleReader() {
    this(DigitModel.load());
  }

  /** Creates a reader with another digit model, for training. */
  public PuzzleReader(DigitModel model) {
    boardReader = new BoardReader(model);
  }

  /** Reads a photo with full effort: all boards, each with a conclusion. */
  public PuzzleReading read(LumaPlane plane) {
    PuzzleReading reading = findAndRead(plane, finder, new Limits(MAX_BOARDS, MAX_BOARDS));
    if (reading instanceof PuzzleReading.Boards boards) {
      List<ReadBoard> concluded = new ArrayList<>();
      for (ReadBoard board : boards.bestFirst()) {
        concluded.add(conclude(board));
      }
      return new PuzzleReading.Boards(concluded);
    }
    return reading;
  }

  /**
   * Reads one of many camera frames. Like {@link #read}, but with less effort: it returns only one
   * board that keeps clear of the image border, the first that can be read or else a faint one that
   * is a puzzle. The board has no conclusion; call {@link #conclude} for this frame, or for the
   * result of a {@link ReadingVote} over several.
   */
  public PuzzleReading readFrame(LumaPlane plane) {
    return findAndRead(plane, frameFinder, new Limits(1, MAX_GRIDS_OF_FRAME));
  }

  /** Returns the board with a conclusion. */
  public ReadBoard conclude(ReadBoard board) {
    return new ReadBoard(board.grid(), board.reading(), repair.conclude(board.reading()));
  }

  /**
   * Returns the board with a conclusion after a second opinion on its doubtful cells. The board
   * must be from the last image.
   */
  public ReadBoard conclude(ReadBoard board, SecondOpinion opinion) {
    FlatBoard flat = flatten(board, SecondOpinion.CELL).darkOnLight(board.grid());
    BoardReading reading = opinion.applyTo(board.reading(), flat);
    Conclusion conclusion = repair.conclude(reading);
    return new ReadBoard(
        board.grid(),
        reading,
        opinion.readsWholeBoard(board.reading()) ? conclusion.proposed() : conclusion);
  }

  /**
   * Reads a rectified board in its current orientation; with a conclusion.
   *
   * @throws IllegalArgumentException if the image cannot be loaded
   */
  public ReadBoard readUpright(FlatBoard flat) {
    Optional<RejectionReason> rejection =
        picture.load(LumaPlane.of(flat.luma(), flat.side(), flat.side()));
    if (rejection.isPresent()) {
      throw new IllegalArgumentException("cannot load board: " + rejection.get());
    }
    return conclude(boardReader.readWithoutTurning(picture, flat.grid()));
  }

  /**
   * Rectifies a board of the last image.
   *
   * @param cell pixels per side of each cell
   */
  public FlatBoard flatten(ReadBoard board, int cell) {
    return FlatBoard.of(picture, board.grid(), cell);
  }

  /**
   * Limits of one reading.
   *
   * @param maxBoards boards to return
   * @param maxGrids grids to try
   */
  private record Limits(int maxBoards, int maxGrids) {}

  private PuzzleReading findAndRead(LumaPlane plane, GridFinder gridFinder, Limits limits) {
    Optional<RejectionReason> rejection = picture.load(plane);
    if (rejection.isPresent()) {
      return new PuzzleReading.Rejected(rejection.get());
    }
    checkInterrupt();
    GridSearchResult result = gridFinder.find(picture);
    if (result instanceof FoundGrids grids) {
      return readAll(grids, limits);
    }
    if (result instanceof FaintGrids grids) {
      return readFirstSolvable(grids.bestFirst())
          .<PuzzleReading>map(board -> new PuzzleReading.Boards(Collections.singletonList(board)))
          .orElseGet(() -> new PuzzleReading.Rejected(grids.rejection()));
    }
    return new PuzzleReading.Rejected((RejectionReason) result);
  }

  private PuzzleReading readAll(FoundGrids grids, Limits limits) {
    List<ReadBoard> boards = new ArrayList<>();
    List<ReadBoard> unusuallyFull = new ArrayList<>();
    RejectionReason why = RejectionReason.NO_GRID;
    int seen = 0;
    for (FoundGrid grid : grids.bestFirst()) {
      if (boards.size() == limits.maxBoards() || seen++ == limits.maxGrids()) {
        break;
      }
      checkInterrupt();
      BoardReader.Upright upright = boardReader.read(picture, grid);
      Optional<RejectionReason> rejection = PuzzlePlausibility.rejectionOf(upright);
      if (rejection.isPresent()) {
        why = why == RejectionReason.NO_GRID ? rejection.get() : why;
      } else {
        (PuzzlePlausibility.hasUnusuallyManyGivens(upright.board()) ? unusuallyFull : boards)
            .add(upright.board());
      }
    }
    if (!grids.faint().isEmpty() && boards.stream().noneMatch(this::isSolvable)) {
      // For example, a solution or a table in a thick frame with the puzzle beside it.
      readFirstSolvable(grids.faint()).ifPresent(board -> boards.add(0, board));
    }
    boards.addAll(unusuallyFull);
    return boards.isEmpty()
        ? new PuzzleReading.Rejected(why)
        : new PuzzleReading.Boards(boards.subList(0, Math.min(limits.maxBoards(), boards.size())));
  }

  /**
   * Returns the first faint grid that is a puzzle. Tables and crosswords have equally faint lines,
   * but their digits do not form a puzzle.
   */
  private Optional<ReadBoard> readFirstSolvable(List<FoundGrid> faint) {
    for (FoundGrid grid : faint) {
      checkInterrupt();
      BoardReader.Upright upright = boardReader.read(picture, grid);
      if (!PuzzlePlausibility.rejectionOf(upright).isPresent() && isSolvable(upright.board())) {
        return Optional.of(upright.board());
      }
    }
    return Optional.empty();
  }

  private boolean isSolvable(ReadBoard board) {
    return board.reading().count(CellContent.GIVEN) >= ReadingRepair.MIN_GIVENS
        && !(repair.conclude(board.reading()) instanceof Conclusion.None);
  }

  private static void checkInterrupt() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted");
    }
  }
}
