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
 * Reads the puzzles in pictures. Keeps its buffers between pictures, so make one and reuse it;
 * confined to one thread.
 *
 * <p>An interrupted thread gets a {@link CancellationException}.
 */
public final class PuzzleReader {
  /** Boards of a page that are read: the puzzle may be the least clear of them. */
  private static final int MAX_BOARDS = 6;

  /** Grids of a frame of which the first that can be read is: there is a next frame soon. */
  private static final int MAX_GRIDS_OF_FRAME = 4;

  private final Picture picture = new Picture();
  private final GridFinder finder = new GridFinder(SearchEffort.PHOTO);
  private final GridFinder frameFinder = new GridFinder(SearchEffort.FRAME);
  private final BoardReader boardReader;
  private final ReadingRepair repair = new ReadingRepair();

  /** A reader of digits as Casilla comes with. */
  public PuzzleReader() {
    this(DigitModel.load());
  }

  /** A reader of digits by this model, for those who train it. */
  public PuzzleReader(DigitModel model) {
    boardReader = new BoardReader(model);
  }

  /** Reads a picture with all care: all boards, each with a conclusion. */
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
   * Reads one of many frames: as {@link #read}, but with less effort, of boards clear of the rim
   * one alone, the first that can be read or else a faint one that is a puzzle, and without a
   * conclusion, which {@link #conclude} will draw of this frame, or of what {@link ReadingVote}
   * makes of several.
   */
  public PuzzleReading readFrame(LumaPlane plane) {
    return findAndRead(plane, frameFinder, new Limits(1, MAX_GRIDS_OF_FRAME));
  }

  /** The same board with a conclusion. */
  public ReadBoard conclude(ReadBoard board) {
    return new ReadBoard(board.grid(), board.reading(), repair.conclude(board.reading()));
  }

  /**
   * The same board with a conclusion, for which somebody else read its doubtful cells as well. The
   * board has to be of the picture that was read last.
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
   * Reads a board that was flattened before, the way up that it has now, whatever its digits say;
   * with a conclusion.
   *
   * @throws IllegalArgumentException if that is no picture
   */
  public ReadBoard readUpright(FlatBoard flat) {
    Optional<RejectionReason> trouble =
        picture.load(LumaPlane.of(flat.luma(), flat.side(), flat.side()));
    if (trouble.isPresent()) {
      throw new IllegalArgumentException("no board: " + trouble.get());
    }
    return conclude(boardReader.readWithoutTurning(picture, flat.grid()));
  }

  /**
   * A board of the picture that was read last, flattened.
   *
   * @param cell pixels a side of each cell
   */
  public FlatBoard flatten(ReadBoard board, int cell) {
    return FlatBoard.of(picture, board.grid(), cell);
  }

  /**
   * What is enough.
   *
   * @param read boards that are wanted
   * @param tried grids that are looked at for these
   */
  private record Limits(int read, int tried) {}

  private PuzzleReading findAndRead(LumaPlane plane, GridFinder with, Limits most) {
    Optional<RejectionReason> trouble = picture.load(plane);
    if (trouble.isPresent()) {
      return new PuzzleReading.Rejected(trouble.get());
    }
    checkInterrupt();
    GridSearchResult finding = with.find(picture);
    if (finding instanceof FoundGrids grids) {
      return readAll(grids, most);
    }
    if (finding instanceof FaintGrids grids) {
      return readFirstSolvable(grids.bestFirst())
          .<PuzzleReading>map(board -> new PuzzleReading.Boards(Collections.singletonList(board)))
          .orElseGet(() -> new PuzzleReading.Rejected(grids.rejection()));
    }
    return new PuzzleReading.Rejected((RejectionReason) finding);
  }

  private PuzzleReading readAll(FoundGrids grids, Limits most) {
    List<ReadBoard> boards = new ArrayList<>();
    List<ReadBoard> ratherFull = new ArrayList<>();
    RejectionReason why = RejectionReason.NO_GRID;
    int seen = 0;
    for (FoundGrid grid : grids.bestFirst()) {
      if (boards.size() == most.read() || seen++ == most.tried()) {
        break;
      }
      checkInterrupt();
      BoardReader.Upright upright = boardReader.read(picture, grid);
      Optional<RejectionReason> objection = PuzzlePlausibility.rejectionOf(upright);
      if (objection.isPresent()) {
        why = why == RejectionReason.NO_GRID ? objection.get() : why;
      } else {
        (PuzzlePlausibility.hasUnusuallyManyGivens(upright.board()) ? ratherFull : boards)
            .add(upright.board());
      }
    }
    if (!grids.faint().isEmpty() && boards.stream().noneMatch(this::isSolvable)) {
      // Such as a solution or a table in a strong frame, and the puzzle beside it.
      readFirstSolvable(grids.faint()).ifPresent(board -> boards.add(0, board));
    }
    boards.addAll(ratherFull);
    return boards.isEmpty()
        ? new PuzzleReading.Rejected(why)
        : new PuzzleReading.Boards(boards.subList(0, Math.min(most.read(), boards.size())));
  }

  /** Tables and crosswords have lines as faint; but their digits, if any, make no puzzle. */
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
