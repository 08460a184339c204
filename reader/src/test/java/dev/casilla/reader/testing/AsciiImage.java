package dev.casilla.reader.testing;

import dev.casilla.reader.ink.InkMap;
import dev.casilla.reader.picture.GrayImage;

/** Small images as text: {@code #} is ink, {@code .} paper, digits are shades between. */
public final class AsciiImage {
  private AsciiImage() {}

  static GrayImage image(String... rows) {
    GrayImage image = new GrayImage();
    image.reshape(rows[0].length(), rows.length);
    for (int i = 0; i < rows.length * rows[0].length(); i++) {
      char shade = rows[i / rows[0].length()].charAt(i % rows[0].length());
      image.luma()[i] = (byte) luma(shade);
    }
    return image;
  }

  private static int luma(char shade) {
    return switch (shade) {
      case '#' -> 20;
      case '.' -> 220;
      default -> 20 + 20 * (shade - '0');
    };
  }

  public static InkMap ink(String... rows) {
    InkMap map = new InkMap();
    map.reshape(rows[0].length(), rows.length);
    for (int y = 0; y < rows.length; y++) {
      for (int x = 0; x < rows[0].length(); x++) {
        if (rows[y].charAt(x) == '#') {
          map.setInk(x, y);
        }
      }
    }
    return map;
  }

  public static String text(InkMap map) {
    StringBuilder text = new StringBuilder();
    for (int y = 0; y < map.height(); y++) {
      for (int x = 0; x < map.width(); x++) {
        text.append(map.isInk(x, y) ? '#' : '.');
      }
      text.append('\n');
    }
    return text.toString();
  }

  /** The first pixel of ink or paper in row {@code y} at or after {@code from}. */
  public static int next(InkMap map, int from, int y, boolean isInk) {
    int x = from;
    while (x < map.width() && map.isInk(x, y) != isInk) {
      x++;
    }
    return x;
  }
}
