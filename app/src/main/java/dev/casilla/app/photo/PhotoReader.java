package dev.casilla.app.photo;

import dev.casilla.app.photo.PhotoOutcome.Puzzle;
import dev.casilla.app.review.Draft;
import dev.casilla.app.review.Drafts;
import dev.casilla.app.review.Plate;
import dev.casilla.app.sheet.Origin;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.opinion.SecondOpinion;
import dev.casilla.reader.vision.Point;
import dev.casilla.reader.vision.Quad;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the puzzles in photos. For one thread. */
public final class PhotoReader {
  /** The most that the longer side of a photo to choose from has, in pixels. */
  private static final int SMALL = 1024;

  private final PuzzleReader reader;
  private final Optional<SecondOpinion> secondOpinion;
  private final Origin origin;

  /**
   * A reader of photos that come from {@code origin}. It asks for {@code secondOpinion}, if any, on
   * boards that stay doubtful.
   */
  public PhotoReader(PuzzleReader reader, Optional<SecondOpinion> secondOpinion, Origin origin) {
    this.origin = origin;
    this.reader = reader;
    this.secondOpinion = secondOpinion;
  }

  /** The puzzles in {@code photo}, or why there is none. */
  public PhotoOutcome read(GrayPhoto photo) {
    PuzzleReading reading = reader.read(photo.plane());
    if (reading instanceof PuzzleReading.Rejected rejected) {
      return new PhotoOutcome.Failed(PhotoTrouble.of(rejected.why()));
    }
    int step = (Math.max(photo.width(), photo.height()) + SMALL - 1) / SMALL;
    List<Puzzle> puzzles = new ArrayList<>();
    for (ReadBoard board : ((PuzzleReading.Boards) reading).bestFirst()) {
      puzzles.add(new Puzzle(shrunk(board.corners(), step), draft(board)));
    }
    return new PhotoOutcome.Found(photo.shrunk(step), puzzles);
  }

  private Draft draft(ReadBoard board) {
    ReadBoard settled =
        board.isCertain() || !secondOpinion.isPresent()
            ? board
            : reader.conclude(board, secondOpinion.get());
    return Drafts.of(origin, settled, Plate.of(reader.flatten(settled, Plate.CELL)));
  }

  private static Quad shrunk(Quad quad, int step) {
    return new Quad(
        shrunk(quad.topLeft(), step),
        shrunk(quad.topRight(), step),
        shrunk(quad.bottomRight(), step),
        shrunk(quad.bottomLeft(), step));
  }

  private static Point shrunk(Point point, int step) {
    return new Point(point.x() / step, point.y() / step);
  }
}
