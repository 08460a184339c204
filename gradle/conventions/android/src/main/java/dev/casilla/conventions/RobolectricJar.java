package dev.casilla.conventions;

import java.io.File;
import java.util.List;
import org.gradle.api.file.FileCollection;
import org.gradle.api.tasks.Classpath;
import org.gradle.process.CommandLineArgumentProvider;

/**
 * Tells Robolectric where the Android it runs on lies, so that it need not download it itself: like
 * everything else it then comes through Gradle's repositories and cache.
 */
public final class RobolectricJar implements CommandLineArgumentProvider {
  private final FileCollection jar;

  public RobolectricJar(FileCollection jar) {
    this.jar = jar;
  }

  @Classpath
  public FileCollection getJar() {
    return jar;
  }

  @Override
  public Iterable<String> asArguments() {
    File directory = jar.getSingleFile().getParentFile();
    return List.of("-Drobolectric.offline=true", "-Drobolectric.dependency.dir=" + directory);
  }
}
