package dev.casilla.app.ui.share;

import android.content.Context;
import androidx.core.content.FileProvider;
import java.io.File;

/** Lets other apps read the files that the person shares with them. */
public final class SharedFileProvider extends FileProvider {
  private static final String DIRECTORY = "shared";
  private static final String AUTHORITY = ".files";

  /** The folder that this provider serves; it may not exist yet. Accesses the disk. */
  public static File folder(Context context) {
    return new File(context.getCacheDir(), DIRECTORY);
  }

  /** The content URI of {@code file} in the folder. Accesses the disk. */
  public static String uriOf(Context context, File file) {
    return getUriForFile(context, context.getPackageName() + AUTHORITY, file).toString();
  }
}
