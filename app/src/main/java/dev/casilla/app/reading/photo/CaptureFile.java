package dev.casilla.app.reading.photo;

import android.content.ContentResolver;
import android.content.Context;
import android.net.Uri;
import java.io.File;
import java.util.Optional;

/**
 * The photo that another app takes for us: one file in the cache, which that app may write and
 * which is deleted as soon as nobody needs it. Every call may take the time of a disk.
 */
final class CaptureFile {
  private static final String DIRECTORY = "capture";
  private static final String FILE = "photo.jpg";

  /** Another of our screens may wait for what is younger, with a camera app before it. */
  private static final long OLD_MILLIS = 3_600_000;

  private final Context context;

  CaptureFile(Context context) {
    this.context = context;
  }

  /**
   * Where to put the next photo; one that is left from before is deleted. Absent if there is no
   * room for it.
   */
  Optional<Uri> create() {
    delete();
    File directory = directory();
    return directory.isDirectory() || directory.mkdirs()
        ? Optional.of(address())
        : Optional.empty();
  }

  /** The photo's address, as {@link CaptureFileProvider}'s paths have it. */
  Uri address() {
    return new Uri.Builder()
        .scheme(ContentResolver.SCHEME_CONTENT)
        .authority(context.getPackageName() + ".capture")
        .appendPath(DIRECTORY)
        .appendPath(FILE)
        .build();
  }

  /** Deletes the photo, if there is one. */
  boolean delete() {
    return file().delete();
  }

  /** Deletes a photo that no screen can be waiting for any more. */
  boolean deleteOld() {
    return file().lastModified() < System.currentTimeMillis() - OLD_MILLIS && delete();
  }

  private File file() {
    return new File(directory(), FILE);
  }

  private File directory() {
    return new File(context.getCacheDir(), DIRECTORY);
  }
}
