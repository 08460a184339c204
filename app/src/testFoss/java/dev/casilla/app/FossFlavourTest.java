package dev.casilla.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The merged manifest and the libraries of the flavour without proprietary libraries. */
final class FossFlavourTest {
  @Test
  void permissions_areTheCameraAndAndroidXsOwn() throws Exception {
    MergedManifest manifest = MergedManifest.read();
    assertEquals("dev.casilla.foss", manifest.id());
    assertEquals(
        Set.of(manifest.ownReceivers(), "android.permission.CAMERA"), manifest.permissions());
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
