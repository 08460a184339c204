package dev.casilla.app.reading;

import dev.casilla.app.model.BoardPhoto;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.reader.PuzzleReader;
import java.util.function.Supplier;

/** Reads a board photo in its present orientation. For the reading thread. */
public final class BoardPhotoReader {
  private final Supplier<PuzzleReader> readers;

  public BoardPhotoReader(Supplier<PuzzleReader> readers) {
    this.readers = readers;
  }

  public ScanDraft read(Origin origin, BoardPhoto photo) {
    return DraftFactory.of(origin, readers.get().readUpright(photo.flat()), photo);
  }
}
