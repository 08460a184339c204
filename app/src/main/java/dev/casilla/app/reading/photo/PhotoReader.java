package dev.casilla.app.reading.photo;

import dev.casilla.app.model.BoardPhoto;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.DraftFactory;
import dev.casilla.app.reading.photo.PhotoResult.Puzzle;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.opinion.SecondOpinion;
import dev.casilla.reader.result.RejectionReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the puzzles in photos, and panoramas tile by tile. For one thread. */
public final class PhotoReader {
  /** The longest side, in pixels, of the small photo that the person chooses from. */
  private static final int SMALL = 1024;

  /** The same for a panorama, which needs more; larger bitmaps may not be drawable. */
  private static final int LONG = 4096;

  private final PuzzleReader reader;
  private final Optional<SecondOpinion> secondOpinion;
  private final Origin origin;

  /** Reads photos from {@code origin}. Asks {@code secondOpinion} about doubtful boards. */
  public PhotoReader(PuzzleReader reader, Optional<SecondOpinion> secondOpinion, Origin origin) {
    this.origin = origin;
    this.reader = reader;
    this.secondOpinion = secondOpinion;
  }

  public PhotoResult read(GrayPhoto photo) {
    List<Puzzle> found = new ArrayList<>();
    List<PhotoTile> tiles = PhotoTile.of(photo);
    RejectionReason why = RejectionReason.NO_GRID;
    boolean mayLackSome = false;
    for (PhotoTile tile : tiles) {
      PuzzleReading reading = reader.read(photo.part(tile).plane());
      if (reading instanceof PuzzleReading.Boards boards) {
        boards.bestFirst().forEach(board -> add(board, tile, found));
        mayLackSome |= boards.mayLackSome();
      } else {
        why = ((PuzzleReading.Rejected) reading).why();
      }
    }
    if (found.isEmpty()) {
      // A tile may cut off the puzzle, so the reason comes from the whole photo.
      RejectionReason told = tiles.size() == 1 ? why : whyNot(photo);
      return new PhotoResult.Failed(PhotoError.of(told));
    }
    int step = tiles.size() == 1 ? step(photo, SMALL) : stepOfPanorama(photo);
    List<Puzzle> puzzles = new ArrayList<>();
    for (Puzzle puzzle : found) {
      puzzles.add(new Puzzle(shrunk(puzzle.corners(), step), puzzle.draft()));
    }
    return new PhotoResult.Found(photo.shrunk(step), puzzles, mayLackSome);
  }

  private static int step(GrayPhoto photo, int longest) {
    return (Math.max(photo.width(), photo.height()) + longest - 1) / longest;
  }

  /** A small panorama has as many pixels as any other small photo. */
  private static int stepOfPanorama(GrayPhoto photo) {
    double side = Math.sqrt((double) photo.width() * photo.height());
    return Math.max(step(photo, LONG), (int) Math.ceil(side / SMALL));
  }

  /** Adds the puzzle of {@code board}, unless it was found in the previous tile. */
  private void add(ReadBoard board, PhotoTile tile, List<Puzzle> found) {
    Quad corners = tile.inPhoto(board.corners());
    for (Puzzle known : found) {
      if (isSame(known.corners(), corners)) {
        return;
      }
    }
    found.add(new Puzzle(corners, draft(board)));
  }

  /** Whether both are the same puzzle, because their centers are close. */
  private static boolean isSame(Quad one, Quad other) {
    Point middle = middle(one);
    Point otherMiddle = middle(other);
    double apart = Math.hypot(middle.x() - otherMiddle.x(), middle.y() - otherMiddle.y());
    double diagonal =
        Math.hypot(
            one.topLeft().x() - one.bottomRight().x(), one.topLeft().y() - one.bottomRight().y());
    return apart < diagonal / 4;
  }

  private static Point middle(Quad quad) {
    return new Point(
        (quad.topLeft().x() + quad.bottomRight().x()) / 2,
        (quad.topLeft().y() + quad.bottomRight().y()) / 2);
  }

  private RejectionReason whyNot(GrayPhoto photo) {
    return reader.read(photo.plane()) instanceof PuzzleReading.Rejected rejected
        ? rejected.why()
        : RejectionReason.NO_GRID;
  }

  private ScanDraft draft(ReadBoard board) {
    ReadBoard settled =
        board.isCertain() || !secondOpinion.isPresent()
            ? board
            : reader.conclude(board, secondOpinion.get());
    return DraftFactory.of(
        origin, settled, BoardPhoto.of(reader.flatten(settled, BoardPhoto.CELL)));
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
