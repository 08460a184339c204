package dev.casilla.app.scan;

import dev.casilla.app.photo.PhotoOutcome;
import dev.casilla.app.photo.PhotoReader;
import dev.casilla.app.review.Drafts;
import dev.casilla.app.review.Plate;
import dev.casilla.app.scan.Sighting.Answer;
import dev.casilla.app.sheet.Origin;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.ReadingVote;
import dev.casilla.reader.opinion.SecondOpinion;
import dev.casilla.reader.vision.Quad;
import dev.casilla.solver.Grid;
import java.util.Optional;

/**
 * Reads frames one after the other, closes each of them whatever happens, and has those of one
 * puzzle vote. For one thread.
 */
/*
 * A frame is closed only when it has been read: until then the camera keeps just the newest one for
 * us, so that what comes next is never old.
 */
public final class FrameAnalyzer {
  /** Frames of one puzzle that have to agree: a second one halves what is read wrong. */
  private static final int FRAMES_AGREEING = 2;

  /** Frames of one puzzle after which it is taken with its doubts: some cells stay doubtful. */
  private static final int FRAMES_ENOUGH = 10;

  private final PuzzleReader reader;
  private final Optional<SecondOpinion> secondOpinion;
  private final PhotoReader pictures;
  private final LumaCopy copy = new LumaCopy();
  private final ReadingVote vote = new ReadingVote();

  /** The puzzle that the frame before was certain of; empty if it was not. */
  private Grid certain = Grid.EMPTY;

  /** The puzzle that was taken and looked over last: it is not taken again by itself. */
  private Grid known = Grid.EMPTY;

  /** An analyzer that asks for {@code secondOpinion}, if any, on boards that stay doubtful. */
  public FrameAnalyzer(PuzzleReader reader, Optional<SecondOpinion> secondOpinion) {
    this.reader = reader;
    this.secondOpinion = secondOpinion;
    this.pictures = new PhotoReader(reader, secondOpinion, Origin.SCAN);
  }

  /** Forgets the frames before; {@code lookedOver} is not taken again unless that is asked for. */
  public void reset(Grid lookedOver) {
    vote.reset();
    certain = Grid.EMPTY;
    known = lookedOver;
  }

  /** Reads {@code frame} and closes it. */
  public Sighting analyze(Frame frame, Aim aim) {
    try (frame) {
      PuzzleReading reading = reader.glance(copy.take(frame));
      if (reading instanceof PuzzleReading.Boards boards) {
        ReadBoard board = boards.best();
        vote.add(board);
        Optional<Quad> outline =
            frame.toView().map(view -> view.map(frame.layout(), board.corners()));
        return judge(Sighting.grid(outline), board, aim);
      }
      return Sighting.nothing(Guidance.of(((PuzzleReading.Rejected) reading).why()));
    }
  }

  /** Reads {@code picture} with all care, takes what it shows, sure or not, and closes it. */
  public Sighting take(Frame picture) {
    try (picture) {
      PhotoOutcome outcome = pictures.read(copy.photo(picture));
      return outcome instanceof PhotoOutcome.Found found
          ? Sighting.picture(found)
          : Sighting.nothing(Guidance.POINT);
    }
  }

  private Sighting judge(Sighting seen, ReadBoard current, Aim aim) {
    if (aim == Aim.PICTURE) {
      return seen;
    }
    ReadBoard board = vote.board().get();
    if (!board.grid().equals(current.grid())) {
      // Another puzzle came into view, perhaps by a slip: the vote is still about the one before.
      return seen;
    }
    if (aim == Aim.TAKE) {
      return take(seen, settle(board));
    }
    if (vote.frames() < FRAMES_AGREEING) {
      return seen;
    }
    ReadBoard concluded = reader.conclude(board);
    boolean isSure = isSure(concluded);
    if (aim == Aim.PEEK) {
      return isSure ? answer(seen, concluded) : seen;
    }
    if (!isSure) {
      return doubt(seen, concluded);
    }
    return concluded.shown().equals(known) ? seen.known() : take(seen, concluded);
  }

  /** What is certain has to be so twice in a row, and be the same. */
  private boolean isSure(ReadBoard concluded) {
    Grid before = certain;
    certain = concluded.isCertain() ? concluded.shown() : Grid.EMPTY;
    return concluded.isCertain() && concluded.shown().equals(before);
  }

  private Sighting doubt(Sighting seen, ReadBoard concluded) {
    return vote.frames() >= FRAMES_ENOUGH ? take(seen, settle(concluded)) : seen;
  }

  private ReadBoard settle(ReadBoard board) {
    ReadBoard concluded = reader.conclude(board);
    return concluded.isCertain() || !secondOpinion.isPresent()
        ? concluded
        : reader.conclude(concluded, secondOpinion.get());
  }

  private Sighting take(Sighting seen, ReadBoard board) {
    Plate plate = Plate.of(reader.flatten(board, Plate.CELL));
    return seen.with(Drafts.of(Origin.SCAN, board, plate));
  }

  private static Sighting answer(Sighting seen, ReadBoard board) {
    return board.solution().isPresent()
        ? seen.with(new Answer(board.shown(), board.solution().get()))
        : seen;
  }
}
