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
 * Reads frames one after the other, closes each of them whatever happens, and has those of one
 * puzzle vote. For one thread.
 */
/*
 * A frame is closed only when it has been read: until then the camera keeps just the newest one for
 * us, so that what comes next is never old. What is taken is settled afterwards: whoever is asked
 * for another opinion takes their time, and nothing of the camera's is needed for it.
 *
 * What was taken with doubts is hardly read twice in the same way. So a doubtful board is known if
 * it is the known puzzle but for some cells, and a certain one only if it is the same.
 */
public final class FrameAnalyzer {
  /** Frames of one puzzle that have to agree: a second one halves what is read wrong. */
  private static final int FRAMES_AGREEING = 2;

  /** Frames of one puzzle after which it is taken with its doubts: some cells stay doubtful. */
  private static final int FRAMES_ENOUGH = 10;

  private static final int QUARTERS = 4;

  private final PuzzleReader reader;
  private final Optional<SecondOpinion> secondOpinion;
  private final PhotoReader pictures;
  private final LumaCopier copy = new LumaCopier();
  private final ReadingVote vote = new ReadingVote();

  /** The puzzle that the frame before was certain of; empty if it was not. */
  private Grid certain = Grid.EMPTY;

  /** The puzzle that was taken and looked over last. */
  private ReviewedPuzzle known = ReviewedPuzzle.NOTHING;

  /** An analyzer that asks for {@code secondOpinion}, if any, on boards that stay doubtful. */
  public FrameAnalyzer(PuzzleReader reader, Optional<SecondOpinion> secondOpinion) {
    this.reader = reader;
    this.secondOpinion = secondOpinion;
    this.pictures = new PhotoReader(reader, secondOpinion, Origin.SCAN);
  }

  /** Forgets the frames before; {@code lookedOver} is not taken again unless that is asked for. */
  public void reset(ReviewedPuzzle lookedOver) {
    vote.reset();
    certain = Grid.EMPTY;
    known = lookedOver;
  }

  /** Reads {@code frame} and closes it. */
  public FrameResult analyze(Frame frame, ScanMode aim) {
    FrameInspection look;
    try (frame) {
      look = inspect(frame, aim);
    }
    return look.taken().isPresent() ? take(look.seen(), settle(look.taken().get())) : look.seen();
  }

  /** Reads {@code picture} with all care, takes what it shows, sure or not, and closes it. */
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
   * What a frame shows.
   *
   * @param taken the board with its conclusion, if it is to be taken
   */
  private record FrameInspection(FrameResult seen, Optional<ReadBoard> taken) {
    static FrameInspection at(FrameResult seen) {
      return new FrameInspection(seen, Optional.empty());
    }
  }

  private FrameInspection inspect(Frame frame, ScanMode aim) {
    PuzzleReading reading = reader.readFrame(copy.take(frame));
    if (reading instanceof PuzzleReading.Rejected rejected) {
      return FrameInspection.at(FrameResult.nothing(ScanGuidance.of(rejected.why())));
    }
    ReadBoard current = ((PuzzleReading.Boards) reading).best();
    vote.add(current);
    ReadBoard board = vote.board().get();
    // Another puzzle came into view, perhaps by a slip: the vote is still about the one before.
    boolean isSlip = !isSameGrid(board.grid(), current.grid());
    Quad corners = (isSlip ? current : board).corners();
    FrameResult seen =
        FrameResult.grid(frame.toView().map(view -> view.map(frame.layout(), corners)));
    return isSlip || aim == ScanMode.PICTURE ? FrameInspection.at(seen) : judge(seen, board, aim);
  }

  /** Whether both are where one frame has its grid, whichever way they take that to lie. */
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

  private FrameInspection judge(FrameResult seen, ReadBoard board, ScanMode aim) {
    if (aim == ScanMode.TAKE) {
      return new FrameInspection(seen, Optional.of(reader.conclude(board)));
    }
    if (vote.frames() < FRAMES_AGREEING) {
      return FrameInspection.at(seen);
    }
    ReadBoard concluded = reader.conclude(board);
    boolean isSure = isSure(concluded);
    if (aim == ScanMode.PEEK) {
      return FrameInspection.at(isSure ? answer(seen, concluded) : seen);
    }
    if (!isSure) {
      return doubt(seen, concluded);
    }
    return known.matches(concluded.shown())
        ? FrameInspection.at(seen.known())
        : new FrameInspection(seen, Optional.of(concluded));
  }

  /** What is certain has to be so twice in a row, and be the same. */
  private boolean isSure(ReadBoard concluded) {
    Grid before = certain;
    certain = concluded.isCertain() ? concluded.shown() : Grid.EMPTY;
    return concluded.isCertain() && concluded.shown().equals(before);
  }

  /** What is certain for the first time waits for the second, however late it is. */
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
    BoardPhoto plate = BoardPhoto.of(reader.flatten(board, BoardPhoto.CELL));
    return seen.with(DraftFactory.of(Origin.SCAN, board, plate));
  }

  private static FrameResult answer(FrameResult seen, ReadBoard board) {
    return board.solution().isPresent()
        ? seen.with(new Answer(board.shown(), board.solution().get()))
        : seen;
  }
}
