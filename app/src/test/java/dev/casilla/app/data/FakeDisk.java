package dev.casilla.app.data;

import java.io.IOException;

/** What stands for a disk, and can be told to be full or broken. */
final class FakeDisk {
  private boolean broken;
  private boolean full;

  /** From now on nothing can be read or written, or everything again. */
  void setBroken(boolean broken) {
    this.broken = broken;
  }

  /** From now on nothing can be written, or everything again. */
  void setFull(boolean full) {
    this.full = full;
  }

  /** Something is read. */
  void read() {
    if (broken) {
      throw new StorageException(new IOException("disk broken"));
    }
  }

  /** Something is written. */
  void write() {
    read();
    if (full) {
      throw new StorageException(new IOException("disk full"));
    }
  }
}
