package dev.casilla.app.data;

import java.io.IOException;

/** A fake disk that can be full or broken. */
final class FakeDisk {
  private boolean broken;
  private boolean full;

  /** Sets whether all reads and writes fail. */
  void setBroken(boolean broken) {
    this.broken = broken;
  }

  /** Sets whether all writes fail. */
  void setFull(boolean full) {
    this.full = full;
  }

  /** Simulates a read. */
  void read() {
    if (broken) {
      throw new StorageException(new IOException("disk broken"));
    }
  }

  /** Simulates a write. */
  void write() {
    read();
    if (full) {
      throw new StorageException(new IOException("disk full"));
    }
  }
}
