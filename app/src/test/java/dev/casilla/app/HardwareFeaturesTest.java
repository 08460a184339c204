package dev.casilla.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** On which devices a store offers the app, in either flavour: on those without a camera, too. */
final class HardwareFeaturesTest {
  @Test
  void features_areAllOptional() throws Exception {
    assertEquals(
        Map.of(
            "android.hardware.camera", "false",
            "android.hardware.camera.any", "false",
            "android.hardware.camera.autofocus", "false"),
        MergedManifest.read().features());
  }
}
