package dev.casilla.app.ui.share;

import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Stores files for other apps. Each stays for a day, long enough to be sent. */
// Each file has its own folder, named after the time: the file name that the person sees stays the
// same, and a file that another app is reading is not overwritten.
final class SharedFileStore {
  private static final long LIFE_MILLIS = TimeUnit.DAYS.toMillis(1);

  private final Supplier<File> folder;
  private final LongSupplier millis;

  /** Stores files below {@code folder}, which is only called off the main thread. */
  SharedFileStore(Supplier<File> folder, LongSupplier millis) {
    this.folder = folder;
    this.millis = millis;
  }

  interface Content {
    void writeTo(OutputStream file) throws IOException;
  }

  /** Writes a new file called {@code name} and deletes old ones. */
  File write(String name, Content content) throws IOException {
    deleteOld();
    File home = new File(folder.get(), String.valueOf(millis.getAsLong()));
    if (!home.isDirectory() && !home.mkdirs()) {
      throw new IOException("cannot create " + home);
    }
    File file = new File(home, name);
    try (OutputStream out = new BufferedOutputStream(new FileOutputStream(file))) {
      content.writeTo(out);
    }
    return file;
  }

  private void deleteOld() {
    File[] homes = folder.get().listFiles();
    long now = millis.getAsLong();
    for (int i = 0; homes != null && i < homes.length; i++) {
      if (isOld(homes[i], now)) {
        delete(homes[i]);
      }
    }
  }

  /** A file from the future counts as old: the clock was set back. */
  private static boolean isOld(File home, long now) {
    return !home.getName().matches("[0-9]{1,18}")
        || Math.abs(now - Long.parseLong(home.getName())) > LIFE_MILLIS;
  }

  /** Deletes as much as possible; the next call tries the rest again. */
  private static void delete(File home) {
    File[] files = home.listFiles();
    for (int i = 0; files != null && i < files.length; i++) {
      files[i].delete();
    }
    home.delete();
  }
}
