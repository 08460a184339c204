package dev.casilla.app.data.room;

import dev.casilla.app.data.StorageException;
import java.io.File;
import java.io.IOException;
import java.util.Arrays;

/** The database's file and those that SQLite puts beside it. */
/*
 * A damaged database stays in its place until its successor is whole. The process may end at any
 * moment after that: a successor without anybody in its place is one that was about to take it.
 */
final class DatabaseFile {
  /** So many damaged files are kept; more would only fill the disk. */
  private static final int MOST_ASIDE = 3;

  private static final String ASIDE = ".damaged-";
  private static final String SUCCESSOR = ".new";
  private static final String[] COMPANIONS = {"-wal", "-shm", "-journal"};

  private final File file;
  private final File successor;

  DatabaseFile(File file) {
    this.file = file;
    this.successor = new File(file.getPath() + SUCCESSOR);
  }

  /** The database itself. */
  File file() {
    return file;
  }

  /** Where the next one can be made: what was left there half made is gone. */
  File clearSuccessor() {
    dropAll(successor);
    return successor;
  }

  /** Sets the database aside and puts the successor, which is whole and closed, in its place. */
  void succeed(long nowMillis) {
    File aside = new File(file.getPath() + ASIDE + nowMillis);
    move(file, aside);
    for (String companion : COMPANIONS) {
      move(beside(file, companion), beside(aside, companion));
    }
    replaceWithSuccessor();
    dropOldest();
  }

  /** Ends what {@link #succeed} began, if the process ended in between. */
  void endSuccession() {
    if (!file.exists() && successor.exists()) {
      replaceWithSuccessor();
    }
  }

  /** Another database's companions would damage it. */
  private void replaceWithSuccessor() {
    dropCompanions(file);
    move(successor, file);
    dropCompanions(successor);
  }

  private void dropOldest() {
    File[] all = file.getAbsoluteFile().getParentFile().listFiles((folder, name) -> isAside(name));
    if (all == null) {
      return;
    }
    Arrays.sort(all);
    for (int i = 0; i < all.length - MOST_ASIDE; i++) {
      dropAll(all[i]);
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

  private static File beside(File database, String companion) {
    return new File(database.getPath() + companion);
  }

  private static void dropAll(File database) {
    drop(database);
    dropCompanions(database);
  }

  private static void dropCompanions(File database) {
    for (String companion : COMPANIONS) {
      drop(beside(database, companion));
    }
  }

  private static void drop(File file) {
    if (file.exists() && !file.delete()) {
      throw new StorageException(new IOException("cannot delete " + file));
    }
  }
}
