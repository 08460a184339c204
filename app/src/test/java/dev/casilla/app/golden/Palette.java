package dev.casilla.app.golden;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The most frequent colors of a picture, few enough for a small file. */
/*
 * Surfaces, lines and the inside of letters keep their exact color; only rare shades at the edges
 * of letters are replaced by the nearest color of the palette. The result is deterministic.
 */
final class Palette {
  private static final int MOST_COLORS = 256;

  private final List<Integer> colors;
  private final Map<Integer, Integer> indexes = new HashMap<>();

  private Palette(List<Integer> colors) {
    this.colors = colors;
  }

  /** Returns the palette of {@code picture}. */
  static Palette of(Picture picture) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int y = 0; y < picture.height(); y++) {
      for (int x = 0; x < picture.width(); x++) {
        counts.merge(picture.at(x, y), 1, Integer::sum);
      }
    }
    List<Integer> colors = new ArrayList<>(counts.keySet());
    colors.sort(
        Comparator.<Integer>comparingInt(color -> -counts.getOrDefault(color, 0))
            .thenComparing(Comparator.naturalOrder()));
    return new Palette(colors.subList(0, Math.min(MOST_COLORS, colors.size())));
  }

  /** Returns {@code picture} with only the colors of its palette. */
  static Picture reduce(Picture picture) {
    Palette palette = of(picture);
    Picture reduced = Picture.of(picture.width(), picture.height(), 0);
    for (int y = 0; y < picture.height(); y++) {
      for (int x = 0; x < picture.width(); x++) {
        reduced.set(x, y, palette.colors.get(palette.indexOf(picture.at(x, y))));
      }
    }
    return reduced;
  }

  /** Returns the colors, at most 256. */
  List<Integer> colors() {
    return colors;
  }

  /** Returns the index of the color nearest to {@code color}. */
  int indexOf(int color) {
    return indexes.computeIfAbsent(color, this::nearest);
  }

  private int nearest(int color) {
    int nearest = 0;
    for (int index = 1; index < colors.size(); index++) {
      if (distance(colors.get(index), color) < distance(colors.get(nearest), color)) {
        nearest = index;
      }
    }
    return nearest;
  }

  /** Returns the squared distance of two colors in RGB space. */
  private static int distance(int one, int other) {
    int sum = 0;
    for (int shift = 0; shift < 24; shift += 8) {
      int difference = (one >> shift & 0xFF) - (other >> shift & 0xFF);
      sum += difference * difference;
    }
    return sum;
  }
}
