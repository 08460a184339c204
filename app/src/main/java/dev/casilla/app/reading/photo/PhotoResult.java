package dev.casilla.app.reading.photo;

import dev.casilla.app.model.ScanDraft;
import dev.casilla.reader.geometry.Quad;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What came of reading a photo. */
public sealed interface PhotoResult {
  /**
   * Puzzles: the one most likely meant first, or those of a panorama from one end to the other.
   *
   * @param photo the photo, small
   * @param mayLackSome whether there are so many that some may be missing
   */
  record Found(GrayPhoto photo, List<Puzzle> puzzles, boolean mayLackSome) implements PhotoResult {
    /** Keeps a copy of the list, which is not empty. */
    public Found {
      if (puzzles.isEmpty()) {
        throw new IllegalArgumentException("no puzzle");
      }
      puzzles = Collections.unmodifiableList(new ArrayList<>(puzzles));
    }
  }

  /** No puzzle. */
  record Failed(PhotoError trouble) implements PhotoResult {}

  /**
   * A puzzle in a photo.
   *
   * @param corners where it is in the small photo
   */
  record Puzzle(Quad corners, ScanDraft draft) {}
}
