package dev.casilla.app.reading.frame;

import dev.casilla.app.model.BoardPhoto;
import dev.casilla.app.model.Origin;
import dev.casilla.app.reading.DraftFactory;
import dev.casilla.app.reading.frame.FrameResult.Answer;
import dev.casilla.app.reading.photo.GrayPhoto;
import dev.casilla.app.reading.photo.PhotoReader;
import dev.casilla.app.reading.photo.PhotoResult;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.ReadingVote;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.opinion.SecondOpinion;
import dev.casilla.reader.result.FoundGrid;
import dev.casilla.solver.Grid;
import java.util.Optional;

/**
 * Reads frames one after the other, always closes them, and lets the frames of one puzzle vote. For
 * one thread.
 */
/*
 * A frame is closed after it was read: meanwhile the camera keeps only the newest frame, so the
 * next one is never old. The second opinion, which is slow, is asked after the frame was closed.
 *
 * A doubtful board is rarely read twice in the same way. So a doubtful board counts as the known
 * puzzle if most cells agree, and a certain board only if all do.
 */
public final class FrameAnalyzer {
  public enum ScanMode {
    /** Takes a reading as soon as frames agree on it. */
    READ,
    /** Takes nothing: the shutter is pressed and a picture is about to arrive. */
    PICTURE,
    /** Takes the next reading, even if doubtful: the picture failed or showed no grid. */
    TAKE,
    /** Takes nothing, and shows the solution in the picture. */
    PEEK
  }

  /** Frames of one puzzle that must agree: a second one halves the errors. */
  private static final int FRAMES_AGREEING = 2;

  /** Frames of one puzzle after which it is taken with doubtful cells. */
  private static final int FRAMES_ENOUGH = 10;

  private static final int QUARTERS = 4;

  private final PuzzleReader reader;
  private final Optional<SecondOpinion> secondOpinion;
  private final PhotoReader pictures;
  private final LumaCopier copy = new LumaCopier();
  private final ReadingVote vote = new ReadingVote();

  /** The certain puzzle of the previous frame; empty if there was none. */
  private Grid certain = Grid.EMPTY;

  private ReviewedPuzzle known = ReviewedPuzzle.NOTHING;

  /** Asks {@code secondOpinion}, if present, about doubtful boards. */
  public FrameAnalyzer(PuzzleReader reader, Optional<SecondOpinion> secondOpinion) {
    this.reader = reader;
    this.secondOpinion = secondOpinion;
    this.pictures = new PhotoReader(reader, secondOpinion, Origin.SCAN);
  }

  /** Forgets earlier frames. Takes {@code reviewed} again only in mode TAKE. */
  public void reset(ReviewedPuzzle reviewed) {
    vote.reset();
    certain = Grid.EMPTY;
    known = reviewed;
  }

  /** Reads {@code frame} and closes it. */
  public FrameResult analyze(Frame frame, ScanMode mode) {
    FrameInspection look;
    try (frame) {
      look = inspect(frame, mode);
    }
    return look.taken().isPresent() ? take(look.seen(), settle(look.taken().get())) : look.seen();
  }

  /** Reads {@code picture} like a photo, takes its puzzles even if doubtful, and closes it. */
  public FrameResult take(Frame picture) {
    GrayPhoto photo;
    try (picture) {
      photo = copy.photo(picture);
    }
    PhotoResult outcome = pictures.read(photo);
    return outcome instanceof PhotoResult.Found found
        ? FrameResult.picture(found)
        : FrameResult.nothing(ScanGuidance.POINT);
  }

  /**
   * The result of a frame before the second opinion.
   *
   * @param taken the board with its conclusion, if it is taken
   */
  private record FrameInspection(FrameResult seen, Optional<ReadBoard> taken) {
    static FrameInspection at(FrameResult seen) {
      return new FrameInspection(seen, Optional.empty());
    }
  }

  private FrameInspection inspect(Frame frame, ScanMode mode) {
    PuzzleReading reading = reader.readFrame(copy.take(frame));
    if (reading instanceof PuzzleReading.Rejected rejected) {
      return FrameInspection.at(FrameResult.nothing(ScanGuidance.of(rejected.why())));
    }
    ReadBoard current = ((PuzzleReading.Boards) reading).best();
    vote.add(current);
    ReadBoard board = vote.board().get();
    // Another puzzle is in view, perhaps by accident: the vote is still about the previous one.
    boolean isSlip = !isSameGrid(board.grid(), current.grid());
    Quad corners = (isSlip ? current : board).corners();
    FrameResult seen =
        FrameResult.grid(frame.toView().map(view -> view.map(frame.layout(), corners)));
    return isSlip || mode == ScanMode.PICTURE ? FrameInspection.at(seen) : judge(seen, board, mode);
  }

  /** Whether both have the same corners, in any of the four orientations. */
  private static boolean isSameGrid(FoundGrid one, FoundGrid other) {
    Quad turned = one.corners();
    for (int quarter = 0; quarter < QUARTERS; quarter++) {
      if (turned.equals(other.corners())) {
        return true;
      }
      turned = turned.quarterTurned();
    }
    return false;
  }

  private FrameInspection judge(FrameResult seen, ReadBoard board, ScanMode mode) {
    if (mode == ScanMode.TAKE) {
      return new FrameInspection(seen, Optional.of(reader.conclude(board)));
    }
    if (vote.frames() < FRAMES_AGREEING) {
      return FrameInspection.at(seen);
    }
    ReadBoard concluded = reader.conclude(board);
    boolean isSure = isSure(concluded);
    if (mode == ScanMode.PEEK) {
      return FrameInspection.at(isSure ? answer(seen, concluded) : seen);
    }
    if (!isSure) {
      return doubt(seen, concluded);
    }
    return known.matches(concluded.shown())
        ? FrameInspection.at(seen.known())
        : new FrameInspection(seen, Optional.of(concluded));
  }

  /** Whether this frame and the previous one are certain of the same puzzle. */
  private boolean isSure(ReadBoard concluded) {
    Grid before = certain;
    certain = concluded.isCertain() ? concluded.shown() : Grid.EMPTY;
    return concluded.isCertain() && concluded.shown().equals(before);
  }

  /** A board that is certain for the first time waits for the next frame. */
  private FrameInspection doubt(FrameResult seen, ReadBoard concluded) {
    if (concluded.isCertain() || vote.frames() < FRAMES_ENOUGH) {
      return FrameInspection.at(seen);
    }
    return known.nearlyMatches(concluded.shown())
        ? FrameInspection.at(seen.unsure())
        : new FrameInspection(seen, Optional.of(concluded));
  }

  private ReadBoard settle(ReadBoard concluded) {
    return concluded.isCertain() || !secondOpinion.isPresent()
        ? concluded
        : reader.conclude(concluded, secondOpinion.get());
  }

  private FrameResult take(FrameResult seen, ReadBoard board) {
    BoardPhoto photo = BoardPhoto.of(reader.flatten(board, BoardPhoto.CELL));
    return seen.with(DraftFactory.of(Origin.SCAN, board, photo));
  }

  private static FrameResult answer(FrameResult seen, ReadBoard board) {
    return board.solution().isPresent()
        ? seen.with(new Answer(board.shown(), board.solution().get()))
        : seen;
  }
}
