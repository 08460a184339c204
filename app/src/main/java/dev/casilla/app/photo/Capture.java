package dev.casilla.app.photo;

import android.content.ContentResolver;
import android.content.Context;
import android.net.Uri;
import java.io.File;

/**
 * The photo that another app takes for us: one file in the cache, which that app may write and
 * which is deleted as soon as it has been read. Every call may take the time of a disk.
 */
final class Capture {
  private static final String DIRECTORY = "capture";
  private static final String FILE = "photo.jpg";

  private final Context context;

  Capture(Context context) {
    this.context = context;
  }

  /** Where to put the next photo; one that is left from before is deleted. */
  Uri next() {
    delete();
    File directory = file().getParentFile();
    if (directory != null && !directory.isDirectory() && !directory.mkdirs()) {
      throw new IllegalStateException("cannot make " + DIRECTORY);
    }
    return address();
  }

  /** The photo's address, as {@link CaptureProvider}'s paths have it. */
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

  private File file() {
    return new File(new File(context.getCacheDir(), DIRECTORY), FILE);
  }
}
