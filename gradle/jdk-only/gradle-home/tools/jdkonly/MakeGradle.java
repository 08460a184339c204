package jdkonly;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Makes a Gradle home out of Maven artifacts: {@code MakeGradle RECIPE DOWNLOADS HOME}.
 *
 * <p>RECIPE is the directory with libs.txt and shim/, DOWNLOADS keeps what is downloaded and
 * checked until the home is complete.
 */
public final class MakeGradle {
  /** Enough to hide the latency of 30 small files behind the large one. */
  private static final int CONNECTIONS = 6;

  /** Exit status that tells make.sh to give back the space that downloads take. */
  private static final int NO_SPACE = 3;

  private static final String NORMAL_BUILD =
      "; where Gradle's own server can be reached, nothing of this is needed";

  private MakeGradle() {}

  public static void main(String[] args) {
    try {
      UserProperties.apply();
      make(Path.of(args[0]), Path.of(args[1]), Path.of(args[2]));
    } catch (Problem e) {
      fail(e.getMessage() + NORMAL_BUILD, 1);
    } catch (FileSystemException e) {
      fail("cannot write " + e.getFile() + ": " + e.getReason(), NO_SPACE);
    } catch (IOException e) {
      fail(e.toString(), 1);
    }
  }

  private static void make(Path recipe, Path downloads, Path home) throws IOException, Problem {
    List<Path> jars = download(recipe.resolve("libs.txt"), downloads);
    Path shims = Files.createDirectories(home.resolveSibling("shim-classes"));
    compileShims(recipe.resolve("shim"), jars, shims);
    new GradleHome(jars.get(0), jars.subList(1, jars.size()), shims).layOut(home);
  }

  private static List<Path> download(Path list, Path directory) throws IOException, Problem {
    String repository = MavenRepository.url();
    ExecutorService executor = Executors.newFixedThreadPool(CONNECTIONS);
    try {
      List<Future<Path>> files = new ArrayList<>();
      for (String line : Files.readAllLines(list)) {
        if (!line.isBlank() && !line.startsWith("#")) {
          Download download = Download.parse(line);
          files.add(executor.submit(() -> download.into(directory, repository)));
        }
      }
      List<Path> jars = new ArrayList<>();
      for (Future<Path> file : files) {
        jars.add(result(file));
      }
      return jars;
    } finally {
      executor.shutdownNow();
    }
  }

  private static Path result(Future<Path> file) throws IOException, Problem {
    try {
      return file.get();
    } catch (InterruptedException e) {
      throw new Problem("interrupted");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Problem problem) {
        throw problem;
      }
      if (e.getCause() instanceof FileSystemException full) {
        throw full;
      }
      throw new IOException(e.getCause());
    }
  }

  private static void compileShims(Path sources, List<Path> classPath, Path classes)
      throws IOException, Problem {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> options =
        List.of("-nowarn", "-proc:none", "--release", "17", "-d", classes.toString());
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        Stream<Path> all = Files.walk(sources)) {
      files.setLocationFromPaths(javax.tools.StandardLocation.CLASS_PATH, classPath);
      List<Path> java = all.filter(file -> file.toString().endsWith(".java")).toList();
      if (!compiler
          .getTask(null, files, null, options, null, files.getJavaFileObjectsFromPaths(java))
          .call()) {
        throw new Problem("Gradle's missing classes do not compile");
      }
    }
  }

  private static void fail(String message, int status) {
    System.err.println("jdk-only: cannot make Gradle: " + message);
    System.exit(status);
  }
}
