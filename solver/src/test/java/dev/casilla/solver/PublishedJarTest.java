package dev.casilla.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;

/** The published jar: its size, its content and its dependencies. */
final class PublishedJarTest {
  /** Half of it are the techniques of hints. */
  private static final long LARGEST_BYTES = 420_000;

  private static final List<String> ABOUT =
      List.of(JarFile.MANIFEST_NAME, "META-INF/LICENSE", "META-INF/NOTICE");

  private final Path jar = Path.of(System.getProperty("casilla.jar", "no jar given"));

  @Test
  void jar_isSmall() throws IOException {
    assertTrue(Files.size(jar) <= LARGEST_BYTES, () -> jar + " is larger than " + LARGEST_BYTES);
  }

  @Test
  void jar_holdsTheSolverOnly() throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      List<String> foreign =
          file.stream()
              .filter(entry -> !entry.isDirectory())
              .map(entry -> entry.getName())
              .filter(name -> !name.startsWith("dev/casilla/solver/"))
              .filter(name -> !ABOUT.contains(name))
              .toList();
      assertEquals(List.of(), foreign);
      assertTrue(file.stream().noneMatch(entry -> entry.getName().contains("/bench/")));
    }
  }

  @Test
  void jar_hasLicenceNoticeAndModuleName() throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      for (String name : ABOUT) {
        assertTrue(file.getEntry(name) != null, name + " is missing");
      }
      assertEquals(
          "dev.casilla.solver",
          file.getManifest().getMainAttributes().getValue("Automatic-Module-Name"));
    }
  }

  @Test
  void runtimeClasspath_isEmpty() {
    assertEquals("", System.getProperty("casilla.libraries", "not set"));
  }
}
