package dev.casilla.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The system may rotate, split and resize every screen, and preview the back gesture. */
final class ActivityDeclarationsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "android:screenOrientation",
        "android:resizeableActivity",
        "android:maxAspectRatio",
        "android:configChanges"
      })
  void noScreen_isLocked(String lock) throws Exception {
    Map<String, String> locked = MergedManifest.read().attributes("activity", lock);
    locked.keySet().removeIf(screen -> !screen.startsWith("dev.casilla."));
    assertEquals(Map.of(), locked);
  }

  /** Two apps or libraries with the same FileProvider class could not be installed together. */
  @Test
  void fileProviders_areClassesOfTheApp() throws Exception {
    Map<String, String> providers =
        MergedManifest.read().attributes("provider", "android:grantUriPermissions");
    assertEquals(
        Set.of(
            "dev.casilla.app.reading.photo.CaptureFileProvider",
            "dev.casilla.app.ui.share.SharedFileProvider"),
        providers.keySet());
  }

  @Test
  void back_isPredictive() throws Exception {
    assertEquals(
        Map.of("dev.casilla.app.CasillaApplication", "true"),
        MergedManifest.read().attributes("application", "android:enableOnBackInvokedCallback"));
  }
}
