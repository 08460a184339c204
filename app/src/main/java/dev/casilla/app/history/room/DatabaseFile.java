package dev.casilla.app.history.room;

import dev.casilla.app.sheet.StorageException;
import java.io.File;
import java.io.IOException;
import java.util.Arrays;

/** The database's file and those that SQLite puts beside it. */
final class DatabaseFile {
  /** So many damaged files are kept; more would only fill the disk. */
  private static final int MOST_ASIDE = 3;

  private static final String ASIDE = ".damaged-";
  private static final String[] COMPANIONS = {"", "-wal", "-shm", "-journal"};

  private final File file;

  DatabaseFile(File file) {
    this.file = file;
  }

  /** Moves the files out of the way, and tells where the database itself is then. */
  File setAside(long nowMillis) {
    File aside = new File(file.getPath() + ASIDE + nowMillis);
    for (String companion : COMPANIONS) {
      move(new File(file.getPath() + companion), new File(aside.getPath() + companion));
    }
    dropOldest();
    return aside;
  }

  private void dropOldest() {
    File[] all = file.getAbsoluteFile().getParentFile().listFiles((folder, name) -> isAside(name));
    if (all == null) {
      return;
    }
    Arrays.sort(all);
    for (int i = 0; i < all.length - MOST_ASIDE; i++) {
      for (String companion : COMPANIONS) {
        drop(new File(all[i].getPath() + companion));
      }
    }
  }

  /** A name that ends with the time is the database's own, not a companion's. */
  private boolean isAside(String name) {
    return name.startsWith(file.getName() + ASIDE)
        && Character.isDigit(name.charAt(name.length() - 1));
  }

  private static void move(File from, File to) {
    if (from.exists() && !from.renameTo(to)) {
      throw new StorageException(new IOException("cannot move " + from + " to " + to));
    }
  }

  private static void drop(File file) {
    if (file.exists() && !file.delete()) {
      throw new StorageException(new IOException("cannot delete " + file));
    }
  }
}
