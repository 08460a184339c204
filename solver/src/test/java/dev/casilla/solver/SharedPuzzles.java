package dev.casilla.solver;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Optional;

/** The folder of shared puzzle sets, where there is one: it is not part of the repository. */
final class SharedPuzzles {
  private SharedPuzzles() {}

  /** System property {@code casilla.puzzles}, else {@code shared/puzzles} beside the clone. */
  static Optional<Path> find() {
    String named = System.getProperty("casilla.puzzles");
    if (named != null) {
      return existing(Paths.get(named));
    }
    for (Path at = Paths.get("").toAbsolutePath(); at != null; at = at.getParent()) {
      Optional<Path> found = existing(at.resolve("shared/puzzles"));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static Optional<Path> existing(Path folder) {
    return Files.isDirectory(folder) ? Optional.of(folder) : Optional.empty();
  }
}
