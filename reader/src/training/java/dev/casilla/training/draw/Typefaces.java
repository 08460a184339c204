package dev.casilla.training.draw;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The fonts of {@code fonts.txt} that exist on this machine. Immutable. */
public final class Typefaces {
  private static final String PRINT = "print";
  private static final String HAND = "hand";
  private static final String HELD_OUT = "-held-out";

  /** Font folders: those fetched by {@code :reader:fetchFonts}, then the installed ones. */
  private static final List<File> FOLDERS =
      Stream.of(System.getProperty("casilla.fonts", ""), "/usr/share/fonts")
          .filter(folder -> !folder.isEmpty())
          .map(File::new)
          .toList();

  private final List<Typeface> found = new ArrayList<>();
  private final Set<String> missingPackages = new TreeSet<>();

  public Typefaces() {
    for (String line : lines("fonts.txt")) {
      String[] fields = line.split("\t", -1);
      Optional<File> file = find(fields[2]);
      file.ifPresent(font -> found.add(new Typeface(fields[0], load(font))));
      if (file.isEmpty()) {
        missingPackages.add(fields[1]);
      }
    }
  }

  private static Optional<File> find(String path) {
    return FOLDERS.stream().map(folder -> new File(folder, path)).filter(File::isFile).findFirst();
  }

  private List<Typeface> of(String use) {
    return found.stream().filter(typeface -> typeface.use().equals(use)).toList();
  }

  /** The fonts used for training. */
  public ContentPainter.TypefaceSet toTrainWith() {
    return new ContentPainter.TypefaceSet(of(PRINT), of(HAND));
  }

  /** Fonts of families that are not used for training. */
  public ContentPainter.TypefaceSet toMeasureWith() {
    return new ContentPainter.TypefaceSet(of(PRINT + HELD_OUT), of(HAND + HELD_OUT));
  }

  /** The Debian packages that contain the missing fonts. */
  public Set<String> missingPackages() {
    return missingPackages;
  }

  /** Prints which packages to fetch, if any. */
  public void printMissing(PrintStream out) {
    if (!missingPackages.isEmpty()) {
      out.println(
          "Fonts are missing, run :reader:fetchFonts: " + String.join(" ", missingPackages));
    }
    if (toTrainWith().print().isEmpty() || toMeasureWith().print().isEmpty()) {
      throw new IllegalStateException("no fonts found");
    }
  }

  /** The lines of a resource in {@code dev.casilla.training}, without comments. */
  public static List<String> lines(String resource) {
    try (InputStream in =
        Typefaces.class.getResourceAsStream("/dev/casilla/training/" + resource)) {
      if (in == null) {
        throw new IllegalStateException("missing resource: " + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Font load(File file) {
    try {
      return Font.createFont(Font.TRUETYPE_FONT, file);
    } catch (IOException | FontFormatException e) {
      throw new IllegalStateException("cannot load " + file, e);
    }
  }
}
