package dev.casilla.solver;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every class says by how many threads it may be used. */
final class ThreadSafetyTest {
  private static final Path SOURCES = Path.of("src/main/java");

  /** The Javadoc that stands before the type, with or without a maintainers' comment between. */
  private static final Pattern TYPES_JAVADOC =
      Pattern.compile("\n/\\*\\*(.*?)\\*/\n(?!package)", Pattern.DOTALL);

  private static final Pattern STATEMENT =
      Pattern.compile("threads?\\b|\\b[Ii]mmutable\\b|\\b[Ss]tateless\\b");

  @TestFactory
  List<DynamicTest> javadoc_everyClass_statesThreadSafety() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files
          .filter(file -> file.toString().endsWith(".java") && !file.endsWith("package-info.java"))
          .map(file -> DynamicTest.dynamicTest(file.toString(), () -> assertStated(file)))
          .toList();
    }
  }

  private static void assertStated(Path file) throws IOException {
    Matcher javadoc = TYPES_JAVADOC.matcher(Files.readString(file));
    assertTrue(javadoc.find(), "no Javadoc");
    assertTrue(STATEMENT.matcher(javadoc.group(1)).find(), javadoc.group(1));
  }
}
