package dev.casilla.app.reading.photo;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of a photo.
 *
 * @param left pixels of the photo on its left
 * @param top pixels of the photo above
 */
/*
 * The reader makes a photo as small as its longer side has to be, which leaves nothing of the
 * puzzle in a panorama. A strip is looked at in parts, therefore, twice as long as the strip is
 * broad, of which each begins in the middle of the one before: so every puzzle is whole in one.
 */
record PhotoTile(int left, int top, int width, int height) {
  /** Photos up to so many times as long as broad are looked at as a whole: all but panoramas. */
  private static final double MOST_WHOLE = 2.5;

  /** What the reader looks at, by the longer side: what is no longer loses nothing. */
  private static final int LOOKED_AT = 1600;

  /** Pixels of the shorter side below which no puzzle can be read: 16 a cell. */
  private static final int LEAST_BROAD = 144;

  private static final int LENGTH_IN_BREADTHS = 2;

  /** The parts in which {@code photo} is to be looked at; just one if that is all of it. */
  static List<PhotoTile> of(GrayPhoto photo) {
    int breadth = Math.min(photo.width(), photo.height());
    int length = Math.max(photo.width(), photo.height());
    boolean isStrip = length > LOOKED_AT && length > MOST_WHOLE * breadth && breadth >= LEAST_BROAD;
    List<PhotoTile> tiles = new ArrayList<>();
    if (!isStrip) {
      tiles.add(new PhotoTile(0, 0, photo.width(), photo.height()));
      return tiles;
    }
    int last = length - LENGTH_IN_BREADTHS * breadth;
    for (int start = 0; start < last; start += breadth) {
      tiles.add(at(start, photo));
    }
    tiles.add(at(last, photo));
    return tiles;
  }

  private static PhotoTile at(int start, GrayPhoto photo) {
    return photo.width() > photo.height()
        ? new PhotoTile(start, 0, LENGTH_IN_BREADTHS * photo.height(), photo.height())
        : new PhotoTile(0, start, photo.width(), LENGTH_IN_BREADTHS * photo.width());
  }

  /** Where in the photo corners are that were found in this part. */
  Quad inPhoto(Quad found) {
    return new Quad(
        inPhoto(found.topLeft()),
        inPhoto(found.topRight()),
        inPhoto(found.bottomRight()),
        inPhoto(found.bottomLeft()));
  }

  private Point inPhoto(Point found) {
    return new Point(found.x() + left, found.y() + top);
  }
}
