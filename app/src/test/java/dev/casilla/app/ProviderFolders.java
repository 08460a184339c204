package dev.casilla.app;

import androidx.core.content.FileProvider;
import java.lang.reflect.Field;
import java.util.Map;

/** The folders that FileProvider shares. */
/*
 * FileProvider caches its folders for the process. In tests one process runs many simulated
 * devices, each with its own folders.
 */
final class ProviderFolders {
  private ProviderFolders() {}

  /** Clears the cache for a new simulated device. */
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
