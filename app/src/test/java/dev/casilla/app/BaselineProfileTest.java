package dev.casilla.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every rule of the baseline profile matches an existing package. */
final class BaselineProfileTest {
  /** Matches the methods of a package or, without an arrow, its classes. */
  private static final Pattern RULE =
      Pattern.compile("[HSP]*L([\\w/]+)/\\*\\*?;(->\\*\\*\\(\\*\\*\\)\\*\\*)?");

  @Test
  void everyRule_isForAnExistingPackage() throws IOException {
    List<String> rules = new ArrayList<>(Files.readAllLines(Path.of("src/main/baseline-prof.txt")));
    rules.removeIf(line -> line.startsWith("#") || line.isBlank());
    assertFalse(rules.isEmpty());
    List<String> missing = new ArrayList<>(rules);
    missing.removeIf(BaselineProfileTest::isForAPackage);
    assertEquals(List.of(), missing);
  }

  private static boolean isForAPackage(String rule) {
    Matcher matcher = RULE.matcher(rule);
    return matcher.matches()
        && Stream.of(".", "../solver", "../reader")
            .anyMatch(
                module ->
                    Files.isDirectory(Path.of(module, "src/main/java").resolve(matcher.group(1))));
  }
}
