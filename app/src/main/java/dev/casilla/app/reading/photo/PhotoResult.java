package dev.casilla.app.reading.photo;

import dev.casilla.app.model.ScanDraft;
import dev.casilla.reader.geometry.Quad;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The result of reading a photo. */
public sealed interface PhotoResult {
  /**
   * Puzzles: the most likely one first, or those of a panorama from one end to the other.
   *
   * @param photo the photo, scaled down
   * @param mayLackSome whether some puzzles may be missing because there are many
   */
  record Found(GrayPhoto photo, List<Puzzle> puzzles, boolean mayLackSome) implements PhotoResult {
    /** Copies the list, which must not be empty. */
    public Found {
      if (puzzles.isEmpty()) {
        throw new IllegalArgumentException("no puzzle");
      }
      puzzles = Collections.unmodifiableList(new ArrayList<>(puzzles));
    }
  }

  record Failed(PhotoError trouble) implements PhotoResult {}

  /**
   * A puzzle in a photo.
   *
   * @param corners the corners in the small photo
   */
  record Puzzle(Quad corners, ScanDraft draft) {}
}
