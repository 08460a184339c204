package dev.casilla.cli.reading;

import dev.casilla.cli.input.SourceLocation;
import dev.casilla.cli.photo.Photo;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.result.RejectionReason;
import java.util.Optional;

/**
 * What was read from a photo.
 *
 * @param millis time to decode and read it
 */
record PhotoResult(SourceLocation location, Photo photo, PuzzleReading reading, long millis) {
  /** The board that the photo most likely shows. */
  Optional<ReadBoard> board() {
    return reading instanceof PuzzleReading.Boards boards
        ? Optional.of(boards.best())
        : Optional.empty();
  }

  Optional<RejectionReason> rejection() {
    return reading instanceof PuzzleReading.Rejected rejected
        ? Optional.of(rejected.why())
        : Optional.empty();
  }
}
