package dev.casilla.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** Stores offer both flavours also on devices without a camera. */
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
