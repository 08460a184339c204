package dev.casilla.app.golden;

import static org.junit.Assert.fail;

import android.graphics.Bitmap;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The golden pictures: they are part of the sources, and a person has checked them. */
public final class Goldens {
  private static final boolean RECORDING = "record".equals(System.getProperty("casilla.goldens"));
  private static final Path SEEN = Path.of(System.getProperty("casilla.screenshots"), "goldens");
  private static final String SUFFIX = ".png";

  private final Path directory;

  /** Uses the golden pictures in {@code directory}. */
  public Goldens(Path directory) {
    this.directory = directory;
  }

  /** Fails if {@code picture} differs from the golden picture; when recording, replaces it. */
  public void check(String name, Bitmap picture) throws IOException {
    Picture now = Palette.reduce(Picture.of(picture));
    check(name, now, golden -> Difference.between(golden, now));
  }

  /** Does the same for a sheet of thumbnails, which has fewer colors. */
  void checkThumbnails(String name, Picture sheet) throws IOException {
    Picture now = Palette.reduce(sheet);
    check(name, now, golden -> Thumbnail.difference(golden, now));
  }

  private void check(String name, Picture now, Function<Picture, Difference> comparison)
      throws IOException {
    Path file = directory.resolve(name + SUFFIX);
    if (RECORDING) {
      record(now, file, comparison);
    } else if (Files.exists(file)) {
      compare(name, comparison.apply(PaletteFileReader.read(file)));
    } else {
      PaletteFile.write(now, SEEN.resolve(name + SUFFIX));
      fail("no golden picture " + file + ": :app:recordGoldens makes it");
    }
  }

  /** Returns the names of all golden pictures. */
  public Set<String> names() throws IOException {
    if (!Files.exists(directory)) {
      return Collections.emptySet();
    }
    try (Stream<Path> files = Files.walk(directory)) {
      return files
          .filter(file -> file.toString().endsWith(SUFFIX))
          .map(file -> directory.relativize(file).toString().replace('\\', '/'))
          .map(name -> name.substring(0, name.length() - SUFFIX.length()))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  /** Returns the size of all golden pictures. */
  public long bytes() throws IOException {
    long bytes = 0;
    for (String name : names()) {
      bytes += Files.size(directory.resolve(name + SUFFIX));
    }
    return bytes;
  }

  private static void compare(String name, Difference difference) throws IOException {
    if (difference.isVisible()) {
      Path file = SEEN.resolve(name + "-difference" + SUFFIX);
      PaletteFile.write(difference.picture(), file);
      fail(name + " differs in " + difference.pixels() + " pixels, see " + file.toAbsolutePath());
    }
  }

  /** Keeps a file that looks the same, so that the repository does not grow. */
  private static void record(Picture now, Path file, Function<Picture, Difference> comparison)
      throws IOException {
    if (!Files.exists(file) || comparison.apply(PaletteFileReader.read(file)).isVisible()) {
      PaletteFile.write(now, file);
    }
  }
}
