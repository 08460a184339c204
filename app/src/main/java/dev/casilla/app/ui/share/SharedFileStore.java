package dev.casilla.app.ui.share;

import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Files that other apps are given. Each stays a day, which is long enough to be sent. */
/*
 * Every file has a folder of its own, named after the time: the name that a person sees stays the
 * same, and a file that is being read is not written over.
 */
final class SharedFileStore {
  private static final long LIFE_MILLIS = TimeUnit.DAYS.toMillis(1);

  private final Supplier<File> folder;
  private final LongSupplier millis;

  /** Files below {@code folder}, which is asked for off the main thread. */
  SharedFileStore(Supplier<File> folder, LongSupplier millis) {
    this.folder = folder;
    this.millis = millis;
  }

  /** Writes what a file is to hold. */
  interface Content {
    void writeTo(OutputStream file) throws IOException;
  }

  /** A new file called {@code name}. Old ones go. */
  File write(String name, Content content) throws IOException {
    dropOld();
    File home = new File(folder.get(), String.valueOf(millis.getAsLong()));
    if (!home.isDirectory() && !home.mkdirs()) {
      throw new IOException("cannot make " + home);
    }
    File file = new File(home, name);
    try (OutputStream out = new BufferedOutputStream(new FileOutputStream(file))) {
      content.writeTo(out);
    }
    return file;
  }

  private void dropOld() {
    File[] homes = folder.get().listFiles();
    long now = millis.getAsLong();
    for (int i = 0; homes != null && i < homes.length; i++) {
      if (isOld(homes[i], now)) {
        drop(homes[i]);
      }
    }
  }

  /** A clock that was set back makes a file come from the future: that one is old too. */
  private static boolean isOld(File home, long now) {
    return !home.getName().matches("[0-9]{1,18}")
        || Math.abs(now - Long.parseLong(home.getName())) > LIFE_MILLIS;
  }

  /** What cannot be deleted now can be next time. */
  private static void drop(File home) {
    File[] files = home.listFiles();
    boolean empty = true;
    for (int i = 0; files != null && i < files.length; i++) {
      empty &= files[i].delete();
    }
    if (empty) {
      boolean unused = home.delete();
    }
  }
}
