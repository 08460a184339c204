package dev.casilla.app.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class GoldenFilesTest {
  private static final long MOST_BYTES = 6_000_000;

  @Test
  void pictures_areSmallEnough() throws IOException {
    long bytes = GoldenFiles.ALL.bytes();
    assertTrue(bytes <= MOST_BYTES, bytes + " bytes");
  }

  @Test
  void pictures_belongToExistingScreens() throws IOException {
    Set<String> left = new TreeSet<>(GoldenFiles.ALL.names());
    left.removeAll(
        Shot.of(PicturedScreens.ALL).stream().map(Shot::name).collect(Collectors.toSet()));
    ContactSheet.of(PicturedScreens.ALL).forEach(product -> left.remove(product.name()));
    assertEquals(Set.of(), left, "to be deleted");
  }
}
