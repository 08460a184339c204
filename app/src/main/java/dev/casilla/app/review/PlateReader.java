package dev.casilla.app.review;

import dev.casilla.reader.PuzzleReader;
import java.util.function.Supplier;

/** Reads drafts' plates the way up that they have now. For the reader's thread. */
final class PlateReader {
  private final Supplier<PuzzleReader> readers;

  PlateReader(Supplier<PuzzleReader> readers) {
    this.readers = readers;
  }

  /** The draft that comes of the plate of {@code draft}. */
  Draft read(Draft draft) {
    Plate plate = draft.plate();
    return Drafts.of(draft.origin(), readers.get().readAsItStands(plate.flat()), plate);
  }
}
