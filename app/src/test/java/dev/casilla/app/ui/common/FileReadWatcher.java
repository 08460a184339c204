package dev.casilla.app.ui.common;

import android.content.Context;
import android.content.ContextWrapper;
import java.io.FileInputStream;
import java.io.FileNotFoundException;

/** A context without files that records each attempt to read one. */
final class FileReadWatcher extends ContextWrapper {
  private final Runnable whenRead;

  FileReadWatcher(Context context, Runnable whenRead) {
    super(context);
    this.whenRead = whenRead;
  }

  @Override
  public FileInputStream openFileInput(String name) throws FileNotFoundException {
    whenRead.run();
    throw new FileNotFoundException(name);
  }
}
