package dev.casilla.app.review;

import dev.casilla.app.sheet.Origin;
import dev.casilla.reader.PuzzleReader;
import java.util.function.Supplier;

/** Reads plates the way up that they have now. For the reader's thread. */
final class PlateReader {
  private final Supplier<PuzzleReader> readers;

  PlateReader(Supplier<PuzzleReader> readers) {
    this.readers = readers;
  }

  /** The draft that comes of {@code plate}. */
  Draft read(Origin origin, Plate plate) {
    return Drafts.of(origin, readers.get().readUpright(plate.flat()), plate);
  }
}
