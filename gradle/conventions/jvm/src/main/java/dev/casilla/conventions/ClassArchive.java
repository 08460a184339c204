package dev.casilla.conventions;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
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
  private final List<String> runs;

  /**
   * Archives what the program loads.
   *
   * @param folder where the program was installed
   * @param runs arguments of typical runs, separated by spaces
   */
  @Inject
  public ClassArchive(Provider<File> folder, String program, List<String> runs) {
    this.folder = folder;
    this.program = program;
    this.runs = new ArrayList<>(runs); // The configuration cache cannot store List.of.
  }

  @Inject
  protected abstract ExecOperations getExec();

  @Override
  public void execute(Task task) {
    Path lib = folder.get().toPath().resolve("lib");
    Path classes = lib.resolve(program + ".classlist");
    Path archive = lib.resolve(program + ".jsa");
    try {
      Set<String> loaded = new LinkedHashSet<>();
      for (String arguments : runs) {
        run("-XX:DumpLoadedClassList=" + classes, arguments);
        loaded.addAll(Files.readAllLines(classes));
      }
      Files.write(classes, loaded);
      String dump = "-Xshare:dump -XX:SharedClassListFile=" + classes;
      run(dump + " -XX:SharedArchiveFile=" + archive, runs.get(0));
      Files.delete(classes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void run(String options, String arguments) {
    boolean isWindows =
        System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
    File script =
        folder.get().toPath().resolve("bin").resolve(program + (isWindows ? ".bat" : "")).toFile();
    ByteArrayOutputStream ignored = new ByteArrayOutputStream();
    getExec()
        .exec(
            spec -> {
              spec.executable(script);
              spec.args((Object[]) arguments.split(" "));
              spec.environment("JAVA_OPTS", options);
              spec.setStandardOutput(ignored);
              spec.setErrorOutput(ignored);
            });
  }
}
