package dev.casilla.app;

import android.graphics.Bitmap;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The directory where a test task's pictures go. */
public final class Screenshots {
  private static final Path DIRECTORY = Path.of(System.getProperty("casilla.screenshots"));

  private Screenshots() {}

  /** Keeps {@code picture} as {@code name}.png. */
  public static void save(Bitmap picture, String name) throws IOException {
    Files.createDirectories(DIRECTORY);
    try (OutputStream out = Files.newOutputStream(DIRECTORY.resolve(name + ".png"))) {
      picture.compress(Bitmap.CompressFormat.PNG, 100, out);
    }
  }
}
