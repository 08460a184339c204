package dev.casilla.app.ui.share;

import android.content.Context;
import androidx.core.content.FileProvider;
import java.io.File;

/** Lets other apps read the files that the person shares with them. */
public final class SharedFileProvider extends FileProvider {
  private static final String DIRECTORY = "shared";
  private static final String AUTHORITY = ".files";

  /** The folder that this provider serves. */
  public static SharedFolder folder(Context context) {
    return new SharedFolder() {
      @Override
      public File place() {
        return new File(context.getCacheDir(), DIRECTORY);
      }

      @Override
      public String address(File file) {
        return getUriForFile(context, context.getPackageName() + AUTHORITY, file).toString();
      }
    };
  }
}
