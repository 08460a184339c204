package dev.casilla.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What the flavour with ML Kit promises: ML Kit, and nothing that leaves the phone. */
final class FullFlavourTest {
  @Test
  void permissions_areTheCameraAndAndroidXsOwn() throws Exception {
    MergedManifest manifest = MergedManifest.read();
    assertEquals("dev.casilla", manifest.id());
    assertEquals(
        Set.of(manifest.ownReceivers(), "android.permission.CAMERA"), manifest.permissions());
  }

  @Test
  void services_doNotReportUsage() throws Exception {
    Set<String> services = MergedManifest.read().names("service");
    assertTrue(
        services.stream().noneMatch(name -> name.endsWith(".TransportBackendDiscovery")),
        services::toString);
  }

  /** So the list that the other flavour is checked on is a real one. */
  @Test
  void libraries_includeMlKit() {
    List<String> libraries = List.of(System.getProperty("casilla.libraries").split(","));
    assertTrue(
        libraries.stream().anyMatch(name -> name.startsWith("com.google.mlkit:text-recognition:")),
        libraries::toString);
  }
}
