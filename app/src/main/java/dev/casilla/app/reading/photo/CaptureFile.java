package dev.casilla.app.reading.photo;

import android.content.ContentResolver;
import android.content.Context;
import android.net.Uri;
import java.io.File;
import java.util.Optional;

/**
 * The file in the cache where a camera app writes a photo for this app. Every method accesses the
 * disk.
 */
final class CaptureFile {
  private static final String DIRECTORY = "capture";
  private static final String FILE = "photo.jpg";

  /** A younger photo may belong to a screen that waits for the camera app. */
  private static final long OLD_MILLIS = 3_600_000;

  private final Context context;

  CaptureFile(Context context) {
    this.context = context;
  }

  /** Deletes an earlier photo and returns the URI for the next. Absent if the storage is full. */
  Optional<Uri> create() {
    delete();
    File directory = directory();
    return directory.isDirectory() || directory.mkdirs()
        ? Optional.of(address())
        : Optional.empty();
  }

  /** The content URI of the file, as in the paths of {@link CaptureFileProvider}. */
  Uri address() {
    return new Uri.Builder()
        .scheme(ContentResolver.SCHEME_CONTENT)
        .authority(context.getPackageName() + ".capture")
        .appendPath(DIRECTORY)
        .appendPath(FILE)
        .build();
  }

  boolean delete() {
    return file().delete();
  }

  /** Deletes the photo if it is so old that no screen waits for it. */
  void deleteOld() {
    deleteIfOld(file(), System.currentTimeMillis());
  }

  /**
   * Does not touch a missing file, whose time is 0: the camera app may write a new photo before it
   * would be deleted.
   */
  static void deleteIfOld(File photo, long nowMillis) {
    long modified = photo.lastModified();
    if (modified > 0 && modified < nowMillis - OLD_MILLIS) {
      boolean unused = photo.delete();
    }
  }

  private File file() {
    return new File(directory(), FILE);
  }

  private File directory() {
    return new File(context.getCacheDir(), DIRECTORY);
  }
}
