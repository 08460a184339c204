package dev.casilla.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;

/**
 * The puzzle sets and photos that tests use if present. They are not part of the project.
 *
 * <p>The system property {@code casilla.shared} ({@code -Pshared=…} for Gradle) names their folder;
 * the default is the first folder {@code shared} beside or above the working directory. {@code
 * casilla.photos} ({@code -Pphotos=…}) names a separate folder of photos. A test whose data is
 * missing is aborted with a message that names it. Stateless and safe for use by many threads.
 */
public final class SharedData {
  private static final String SHARED = "casilla.shared";
  private static final String PHOTOS = "casilla.photos";

  private SharedData() {}

  /**
   * The lines of a puzzle set, for example {@code "17-clue"}, except empty lines and those that
   * begin with {@code #}.
   */
  public static List<String> puzzles(String set) {
    return present(findPuzzles(set), "puzzles/" + set + ".txt", SHARED);
  }

  /** As {@link #puzzles}, but nothing where there is no such set. */
  public static Optional<List<String>> findPuzzles(String set) {
    return folder()
        .map(folder -> folder.resolve("puzzles/" + set + ".txt"))
        .filter(Files::isRegularFile)
        .map(SharedData::lines);
  }

  /** The folder with the photos and their {@code truth.csv}. */
  public static Path photos() {
    return present(findPhotos(), "photos/truth.csv", PHOTOS + " or " + SHARED);
  }

  /** As {@link #photos}, but nothing where there are none. */
  public static Optional<Path> findPhotos() {
    return named(PHOTOS)
        .or(() -> folder().map(folder -> folder.resolve("photos")))
        .filter(photos -> Files.isRegularFile(photos.resolve("truth.csv")));
  }

  private static Optional<Path> folder() {
    return named(SHARED).or(() -> search(Path.of("").toAbsolutePath()));
  }

  /** An empty property is none: builds pass one on without looking. */
  private static Optional<Path> named(String property) {
    return Optional.of(System.getProperty(property, ""))
        .filter(path -> !path.isEmpty())
        .map(Path::of);
  }

  private static Optional<Path> search(Path start) {
    for (Path at = start; at != null; at = at.getParent()) {
      if (Files.isDirectory(at.resolve("shared"))) {
        return Optional.of(at.resolve("shared"));
      }
    }
    return Optional.empty();
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file, StandardCharsets.US_ASCII).stream()
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static <T> T present(Optional<T> found, String what, String property) {
    Assumptions.assumeTrue(
        found.isPresent(), "no shared " + what + ": " + property + " can name the folder");
    return found.orElseThrow();
  }
}
