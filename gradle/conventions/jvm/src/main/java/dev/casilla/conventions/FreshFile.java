package dev.casilla.conventions;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import org.gradle.api.Action;
import org.gradle.api.Task;
import org.gradle.api.file.RegularFile;
import org.gradle.api.provider.Provider;

/**
 * Sees to it that a file that a task appends to is gone, and its directory there, before it runs.
 */
public record FreshFile(Provider<RegularFile> file) implements Action<Task> {
  @Override
  public void execute(Task task) {
    File stale = file.get().getAsFile();
    try {
      Files.createDirectories(stale.toPath().getParent());
      Files.deleteIfExists(stale.toPath());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
