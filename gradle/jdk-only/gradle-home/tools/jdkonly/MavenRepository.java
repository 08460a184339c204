package jdkonly;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/**
 * Where the machine's own Maven would get its artifacts.
 *
 * <p>No host is written down in this project: the default is in the super POM of the installed
 * Maven, inside its model builder's jar. {@code MAVEN_REPO} overrides it.
 */
final class MavenRepository {
  private static final String SUPER_POM = "org/apache/maven/model/pom-4.0.0.xml";
  private static final Pattern URL = Pattern.compile("<url>\\s*([^<\\s]+?)/?\\s*</url>");

  private MavenRepository() {}

  static String url() throws IOException, Problem {
    String override = System.getenv("MAVEN_REPO");
    if (override != null && !override.isBlank()) {
      return override.strip().replaceAll("/+$", "");
    }
    for (Path directory : mavenDirectories()) {
      Optional<Path> builder = modelBuilder(directory);
      if (builder.isPresent()) {
        return urlIn(builder.get());
      }
    }
    throw new Problem("no Maven here to tell its repository: install Maven or set MAVEN_REPO");
  }

  /** The installation that {@code mvn} belongs to, then where distributions put Maven's jars. */
  private static List<Path> mavenDirectories() throws IOException {
    Stream.Builder<Path> found = Stream.builder();
    for (String directory : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
      Path mvn = Path.of(directory, "mvn");
      if (Files.isExecutable(mvn)) {
        found.add(mvn.toRealPath().getParent().resolveSibling("lib"));
        found.add(mvn.toRealPath().getParent().resolveSibling("libexec").resolve("lib"));
      }
    }
    found.add(Path.of("/usr/share/maven/lib"));
    found.add(Path.of("/usr/share/java"));
    return found.build().filter(Files::isDirectory).toList();
  }

  private static Optional<Path> modelBuilder(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory, 2, FileVisitOption.FOLLOW_LINKS)) {
      return files
          .filter(file -> file.getFileName().toString().matches("maven-model-builder.*\\.jar"))
          .findFirst();
    }
  }

  private static String urlIn(Path builder) throws IOException, Problem {
    try (ZipFile jar = new ZipFile(builder.toFile())) {
      byte[] pom = jar.getInputStream(jar.getEntry(SUPER_POM)).readAllBytes();
      Matcher url = URL.matcher(new String(pom, StandardCharsets.UTF_8));
      if (!url.find()) {
        throw new Problem("no repository in the super POM of " + builder + ": set MAVEN_REPO");
      }
      return url.group(1);
    }
  }
}
