package dev.casilla.app.ui.share;

import java.io.File;

/** Where files are that other apps are given. Looks at the disk: not for the main thread. */
public interface SharedFolder {
  /** The folder; it need not be there yet. */
  File place();

  /** Where other apps find {@code file}, which is somewhere below the folder. */
  String address(File file);
}
