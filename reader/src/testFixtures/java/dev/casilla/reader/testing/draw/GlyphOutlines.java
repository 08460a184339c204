package dev.casilla.reader.testing.draw;

import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The glyphs of a typeface as outlines, independent of installed fonts. The baseline is at y = 0
 * and the font size is 1. Immutable.
 */
public final class GlyphOutlines {
  private static final Map<String, GlyphOutlines> FACES = read("faces.txt");

  private final Map<Character, Path2D> shapes = new LinkedHashMap<>();
  private final Map<Character, Double> widths = new LinkedHashMap<>();

  private GlyphOutlines() {}

  /** The typeface of this name, one of {@link #names}. */
  public static GlyphOutlines of(String face) {
    GlyphOutlines outlines = FACES.get(face);
    if (outlines == null) {
      throw new IllegalArgumentException("unknown face " + face + " among " + FACES.keySet());
    }
    return outlines;
  }

  /** The names of all typefaces; each has all digits. */
  public static List<String> names() {
    return new ArrayList<>(FACES.keySet());
  }

  public Path2D shape(char character) {
    Path2D shape = shapes.get(character);
    if (shape == null) {
      throw new IllegalArgumentException("no outline of " + character);
    }
    return shape;
  }

  /** The advance width of this character. */
  public double width(char character) {
    return widths.getOrDefault(character, 0.5);
  }

  private static Map<String, GlyphOutlines> read(String resource) {
    Map<String, GlyphOutlines> faces = new LinkedHashMap<>();
    GlyphOutlines face = new GlyphOutlines();
    for (String line : lines(resource)) {
      if (line.startsWith("face ")) {
        face = new GlyphOutlines();
        faces.put(line.substring("face ".length()), face);
      } else if (!line.startsWith("#")) {
        face.add(List.of(line.split(" ")).iterator());
      }
    }
    return faces;
  }

  private static List<String> lines(String resource) {
    try (InputStream in = GlyphOutlines.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("missing resource: " + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.US_ASCII).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void add(Iterator<String> fields) {
    char character = fields.next().charAt(0);
    widths.put(character, number(fields));
    Path2D shape = new Path2D.Double(Path2D.WIND_NON_ZERO);
    while (fields.hasNext()) {
      addSegment(fields, shape);
    }
    shapes.put(character, shape);
  }

  private static void addSegment(Iterator<String> fields, Path2D shape) {
    String kind = fields.next();
    switch (kind) {
      case "M" -> shape.moveTo(number(fields), number(fields));
      case "L" -> shape.lineTo(number(fields), number(fields));
      case "Q" -> shape.quadTo(number(fields), number(fields), number(fields), number(fields));
      case "C" ->
          shape.curveTo(
              number(fields),
              number(fields),
              number(fields),
              number(fields),
              number(fields),
              number(fields));
      case "Z" -> shape.closePath();
      default -> throw new IllegalStateException("unknown segment: " + kind);
    }
  }

  private static double number(Iterator<String> fields) {
    return Integer.parseInt(fields.next()) / 1000.0;
  }
}
