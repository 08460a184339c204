package dev.casilla.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The flavour with ML Kit has it; so the list that the other flavour is checked on is a real one.
 */
final class FullFlavourTest {
  @Test
  void libraries_includeMlKit() {
    List<String> libraries = List.of(System.getProperty("casilla.libraries").split(","));
    assertTrue(
        libraries.stream().anyMatch(name -> name.startsWith("com.google.mlkit:text-recognition:")),
        libraries::toString);
  }
}
