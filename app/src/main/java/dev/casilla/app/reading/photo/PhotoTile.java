package dev.casilla.app.reading.photo;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import java.util.ArrayList;
import java.util.List;

/** A part of a photo, in pixels. */
/*
 * The reader scales a photo down by its longer side, which makes the puzzles of a panorama too
 * small. So a panorama is read in tiles twice as long as it is wide. Each begins in the middle of
 * the previous one, so every puzzle is whole in one of them.
 */
record PhotoTile(int left, int top, int width, int height) {
  /** Photos with an aspect ratio up to this are no panoramas. */
  private static final double MOST_WHOLE = 2.5;

  /** The longer side, in pixels, that the reader works with. */
  private static final int LOOKED_AT = 1600;

  /** The least shorter side of a readable puzzle: 16 pixels a cell. */
  private static final int LEAST_BROAD = 144;

  private static final int LENGTH_IN_BREADTHS = 2;

  /** The tiles of {@code photo}: one unless it is a panorama. */
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
