package dev.casilla.app.golden;

import java.nio.file.Path;

/** The golden pictures. One flavour is enough, because the other looks the same. */
final class GoldenFiles {
  static final Goldens ALL = new Goldens(Path.of("src", "testFoss", "goldens"));

  private GoldenFiles() {}
}
