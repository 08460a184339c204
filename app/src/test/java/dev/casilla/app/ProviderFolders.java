package dev.casilla.app;

import androidx.core.content.FileProvider;
import java.lang.reflect.Field;
import java.util.Map;

/** The folders of files that go out. */
/*
 * FileProvider looks a folder up once for a process. Here one process is many phones, one after the
 * other, each of which has folders of its own.
 */
final class ProviderFolders {
  private ProviderFolders() {}

  /** This is another phone. */
  static void forgetFolders() {
    try {
      Field cache = FileProvider.class.getDeclaredField("sCache");
      cache.setAccessible(true);
      ((Map<?, ?>) cache.get(null)).clear();
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("FileProvider has changed", e);
    }
  }
}
