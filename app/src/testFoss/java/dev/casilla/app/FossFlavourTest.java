package dev.casilla.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the flavour without proprietary libraries promises, read from what the build made of it. */
final class FossFlavourTest {
  private static final String APP_CLASS = "dev.casilla.app.CasillaApplication";

  @Test
  void mergedManifest_hasNoInternetPermission() throws IOException {
    String manifest = Files.readString(Path.of(System.getProperty("casilla.manifest")));
    assertTrue(manifest.contains(APP_CLASS), "not the merged manifest: " + manifest);
    assertFalse(manifest.contains("android.permission.INTERNET"), manifest);
  }

  @Test
  void libraries_areAllFree() {
    List<String> libraries = List.of(System.getProperty("casilla.libraries").split(","));
    assertTrue(libraries.stream().anyMatch(name -> name.startsWith("androidx.appcompat:")));
    assertTrue(libraries.stream().noneMatch(FossFlavourTest::isProprietary), libraries::toString);
  }

  private static boolean isProprietary(String library) {
    return library.startsWith("com.google.mlkit:")
        || library.startsWith("com.google.android.gms:")
        || library.startsWith("com.google.firebase:")
        || library.startsWith("com.google.android.datatransport:");
  }
}
