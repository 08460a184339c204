package dev.casilla.app.testing.device;

import android.graphics.Bitmap;
import android.os.StrictMode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The directory where a test task's pictures go. */
public final class ScreenshotDirectory {
  private static final Path DIRECTORY = Path.of(System.getProperty("casilla.screenshots"));

  private ScreenshotDirectory() {}

  /** Keeps {@code picture} as {@code name}.png. */
  public static void save(Bitmap picture, String name) throws IOException {
    StrictMode.ThreadPolicy before = StrictMode.getThreadPolicy();
    // Saving a picture is slow; the policy is for the app only.
    StrictMode.setThreadPolicy(StrictMode.ThreadPolicy.LAX);
    Files.createDirectories(DIRECTORY);
    try (OutputStream out = Files.newOutputStream(DIRECTORY.resolve(name + ".png"))) {
      picture.compress(Bitmap.CompressFormat.PNG, 100, out);
    } finally {
      StrictMode.setThreadPolicy(before);
    }
  }
}
