package dev.casilla.conventions;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.inject.Inject;
import org.gradle.api.Action;
import org.gradle.api.Task;
import org.gradle.api.provider.Provider;
import org.gradle.process.ExecOperations;

/**
 * Adds an archive of parsed classes to an installed program, which halves the time it takes to
 * start. The JVM ignores the archive if it was made by another version or for other jars.
 */
/*
 * The start script makes the archive, so that it is made by the JVM that will use it. A static
 * archive is needed: JDK 17 leaves picocli's old class files out of a dynamic one.
 */
public abstract class ClassArchive implements Action<Task> {
  private final Provider<File> folder;
  private final String program;
  private final List<String> arguments;

  /**
   * Archives what the program loads.
   *
   * @param folder where the program was installed
   * @param arguments of a typical run
   */
  @Inject
  public ClassArchive(Provider<File> folder, String program, List<String> arguments) {
    this.folder = folder;
    this.program = program;
    this.arguments = new ArrayList<>(arguments); // The configuration cache cannot store List.of.
  }

  @Inject
  protected abstract ExecOperations getExec();

  @Override
  public void execute(Task task) {
    Path lib = folder.get().toPath().resolve("lib");
    Path classes = lib.resolve(program + ".classlist");
    Path archive = lib.resolve(program + ".jsa");
    run("-XX:DumpLoadedClassList=" + classes);
    run("-Xshare:dump -XX:SharedClassListFile=" + classes + " -XX:SharedArchiveFile=" + archive);
    try {
      Files.delete(classes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void run(String options) {
    boolean isWindows =
        System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
    File script =
        folder.get().toPath().resolve("bin").resolve(program + (isWindows ? ".bat" : "")).toFile();
    ByteArrayOutputStream ignored = new ByteArrayOutputStream();
    getExec()
        .exec(
            spec -> {
              spec.executable(script);
              spec.args(arguments);
              spec.environment("JAVA_OPTS", options);
              spec.setStandardOutput(ignored);
              spec.setErrorOutput(ignored);
            });
  }
}
