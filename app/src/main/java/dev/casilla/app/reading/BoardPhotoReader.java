package dev.casilla.app.reading;

import dev.casilla.app.model.BoardPhoto;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.reader.PuzzleReader;
import java.util.function.Supplier;

/** Reads plates the way up that they have now. For the reader's thread. */
public final class BoardPhotoReader {
  private final Supplier<PuzzleReader> readers;

  public BoardPhotoReader(Supplier<PuzzleReader> readers) {
    this.readers = readers;
  }

  /** The draft that comes of {@code plate}. */
  public ScanDraft read(Origin origin, BoardPhoto plate) {
    return DraftFactory.of(origin, readers.get().readUpright(plate.flat()), plate);
  }
}
