package dev.casilla.app.ui.share;

import android.content.Context;
import androidx.core.content.FileProvider;
import java.io.File;

/** The folder that this app's file provider lets other apps read from. */
public final class FileProviderFolder implements SharedFolder {
  private static final String NAME = "shared";
  private static final String PROVIDER = ".files";

  private final Context context;

  /** The folder of the app that {@code context} is. */
  public FileProviderFolder(Context context) {
    this.context = context;
  }

  @Override
  public File place() {
    return new File(context.getCacheDir(), NAME);
  }

  @Override
  public String address(File file) {
    String provider = context.getPackageName() + PROVIDER;
    return FileProvider.getUriForFile(context, provider, file).toString();
  }
}
