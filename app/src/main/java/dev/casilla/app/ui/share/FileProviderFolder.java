package dev.casilla.app.ui.share;

import android.content.Context;
import androidx.core.content.FileProvider;
import java.io.File;

/** The folder from which the app's file provider serves files to other apps. */
public final class FileProviderFolder {
  private static final String NAME = "shared";
  private static final String PROVIDER = ".files";

  private final Context context;

  public FileProviderFolder(Context context) {
    this.context = context;
  }

  /** The folder; it may not exist yet. Accesses the disk. */
  File folder() {
    return new File(context.getCacheDir(), NAME);
  }

  /** The content URI of {@code file} in the folder. Accesses the disk. */
  String uriOf(File file) {
    String provider = context.getPackageName() + PROVIDER;
    return FileProvider.getUriForFile(context, provider, file).toString();
  }
}
