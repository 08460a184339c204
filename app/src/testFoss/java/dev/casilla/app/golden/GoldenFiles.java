package dev.casilla.app.golden;

import java.nio.file.Path;

/** Where the golden pictures are: one flavour is enough, the other looks the same. */
final class GoldenFiles {
  static final Goldens ALL = new Goldens(Path.of("src", "testFoss", "goldens"));

  private GoldenFiles() {}
}
