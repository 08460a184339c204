package jdkonly;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Lays out a Gradle home around the one-jar Gradle runtime.
 *
 * <p>Gradle looks its modules up as lib/NAME-VERSION.jar, each with a NAME-classpath.properties
 * that lists the jars and modules it needs. Here all classes stay in one jar, gradle-base-services;
 * every other module's jar holds its own properties and names that jar in its manifest's
 * Class-Path. A library that the one jar has relocated into itself is represented by an empty jar
 * of the expected name.
 */
final class GradleHome {
  private static final String MAIN_MODULE = "gradle-base-services";
  private static final String DESCRIPTOR = "-classpath.properties";
  private static final String AGENT = "gradle-instrumentation-agent";
  private static final String AGENT_CLASS = "org.gradle.instrumentation.agent.Agent";

  /** What the one jar holds of libraries that are put into lib/ as they are, and its signatures. */
  private static final List<String> DROPPED =
      List.of(
          "groovy/",
          "org/codehaus/",
          "org/apache/groovy/",
          "org/apache/tools/ant/",
          "META-INF/groovy/",
          "META-INF/.gradle-runtime-shaded",
          "META-INF/INDEX.LIST",
          "META-INF/BC2048KE.SF",
          "META-INF/BC2048KE.DSA",
          "META-INF/services/java",
          "META-INF/services/org.gradle.internal.impldep.org.junit");

  /** A module that the one jar lacks: its classes are ours, compiled from shim/. */
  private record Shim(String module, String mainClass, String needs) {}

  private static final List<Shim> SHIMS =
      List.of(
          new Shim(
              "gradle-gradle-cli",
              "org/gradle/launcher/Main",
              "gradle-launcher,gradle-client-services"),
          new Shim(
              "gradle-daemon-main",
              "org/gradle/launcher/daemon/bootstrap/GradleDaemon",
              "gradle-build-process-services"),
          new Shim(
              "gradle-daemon-server",
              "org/gradle/launcher/daemon/bootstrap/DaemonMain",
              "gradle-launcher"),
          new Shim(
              "gradle-installation-beacon",
              "org/gradle/internal/installation/beacon/InstallationBeacon",
              ""),
          new Shim(AGENT, AGENT_CLASS.replace('.', '/'), ""),
          new Shim(
              "gradle-java-compiler-plugin",
              "org/gradle/internal/compiler/java/IncrementalCompileTask",
              ""));

  /** What gradlew starts instead of the wrapper; kept apart, as Gradle has a class of that name. */
  private static final String WRAPPER_MAIN = "org/gradle/wrapper/GradleWrapperMain";

  private static final String KOTLIN_SPEC = "org/gradle/initialization/KotlinApiSpecProvider";
  private static final String SPEC_SERVICE =
      "META-INF/services/org.gradle.initialization.GradleApiSpecProvider";

  private final Path api;
  private final List<Path> libraries;
  private final Path shims;
  private final String version;
  private final Map<String, byte[]> modules = new TreeMap<>();
  private final TreeSet<String> libraryNames = new TreeSet<>();

  GradleHome(Path api, List<Path> libraries, Path shims) {
    this.api = api;
    this.libraries = libraries;
    this.shims = shims;
    this.version = api.getFileName().toString().replaceAll("^gradle-api-(.*)\\.jar$", "$1");
  }

  void layOut(Path home) throws IOException {
    Path lib = home.resolve("lib");
    Files.createDirectories(lib.resolve("plugins"));
    Files.createDirectories(lib.resolve("agents"));
    writeMainModule(lib);
    for (Map.Entry<String, byte[]> module : modules.entrySet()) {
      if (!module.getKey().equals(MAIN_MODULE)) {
        Map<String, byte[]> content = Map.of(module.getKey() + DESCRIPTOR, module.getValue());
        writeJar(
            lib.resolve(jarName(module.getKey())), delegatingTo(jarName(MAIN_MODULE)), content);
      }
    }
    for (Shim shim : SHIMS) {
      writeShim(shim, lib);
    }
    writeLibraries(lib);
    writeJar(
        home.resolve("gradlew.jar"),
        delegatingTo("lib/" + jarName("gradle-gradle-cli-main")),
        contentOf(WRAPPER_MAIN));
  }

  private String jarName(String module) {
    return module + "-" + version + ".jar";
  }

  /** Copies the one jar without what must not be in it, and collects the modules' descriptors. */
  private void writeMainModule(Path lib) throws IOException {
    try (ZipFile in = new ZipFile(api.toFile());
        PlainJar out = new PlainJar(lib.resolve(jarName(MAIN_MODULE)))) {
      for (ZipEntry entry : Collections.list(in.entries())) {
        String name = entry.getName();
        if (entry.isDirectory() || isDropped(name)) {
          continue;
        }
        byte[] content = in.getInputStream(entry).readAllBytes();
        if (name.endsWith(DESCRIPTOR) && !name.contains("/")) {
          readDescriptor(name.replace(DESCRIPTOR, ""), content);
        } else if (name.endsWith(".class") && !name.startsWith(ClassNames.RELOCATED)) {
          content = ClassNames.restore(content);
        } else if (name.equals(SPEC_SERVICE)) {
          content = addLine(content, KOTLIN_SPEC.replace('/', '.'));
        }
        out.put(name, content);
      }
      String kotlinSpec = KOTLIN_SPEC + ".class";
      out.put(kotlinSpec, Files.readAllBytes(shims.resolve(kotlinSpec)));
    }
  }

  private static boolean isDropped(String name) {
    return DROPPED.stream().anyMatch(name::startsWith)
        || ClassNames.RESTORED.stream()
            .anyMatch(prefix -> name.startsWith(ClassNames.RELOCATED + prefix + "/"));
  }

  private static byte[] addLine(byte[] text, String line) {
    return (new String(text, StandardCharsets.UTF_8).strip() + "\n" + line + "\n")
        .getBytes(StandardCharsets.UTF_8);
  }

  private void readDescriptor(String module, byte[] content) throws IOException {
    modules.put(module, content);
    Properties properties = new Properties();
    properties.load(new ByteArrayInputStream(content));
    for (String library : properties.getProperty("runtime", "").split(",")) {
      if (!library.isBlank()) {
        libraryNames.add(library.strip());
      }
    }
  }

  private void writeShim(Shim shim, Path lib) throws IOException {
    Map<String, byte[]> content = contentOf(shim.mainClass());
    String descriptor = "projects=" + shim.needs() + "\nruntime=\n";
    content.put(shim.module() + DESCRIPTOR, descriptor.getBytes(StandardCharsets.UTF_8));
    if (shim.module().equals(AGENT)) {
      writeJar(lib.resolve("agents").resolve(jarName(AGENT)), agent(), content);
    } else {
      writeJar(lib.resolve(jarName(shim.module())), delegatingTo(jarName(MAIN_MODULE)), content);
    }
  }

  /** A class of ours and the classes nested in it, by their names in a jar. */
  private Map<String, byte[]> contentOf(String mainClass) throws IOException {
    Path main = shims.resolve(mainClass + ".class");
    String simple = main.getFileName().toString().replace(".class", "");
    Map<String, byte[]> content = new TreeMap<>();
    try (Stream<Path> files = Files.list(main.getParent())) {
      for (Path file : (Iterable<Path>) files::iterator) {
        if (file.getFileName().toString().matches(simple + "(\\$.*)?\\.class")) {
          content.put(shims.relativize(file).toString(), Files.readAllBytes(file));
        }
      }
    }
    return content;
  }

  private void writeLibraries(Path lib) throws IOException {
    for (Path library : libraries) {
      Files.copy(library, lib.resolve(library.getFileName()));
      libraryNames.remove(library.getFileName().toString());
    }
    for (String relocated : libraryNames) {
      writeJar(lib.resolve(relocated), new Manifest(), Map.of());
    }
  }

  private static Manifest delegatingTo(String jar) {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, jar);
    return manifest;
  }

  private static Manifest agent() {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().putValue("Premain-Class", AGENT_CLASS);
    manifest.getMainAttributes().putValue("Agent-Class", AGENT_CLASS);
    return manifest;
  }

  private static void writeJar(Path file, Manifest manifest, Map<String, byte[]> content)
      throws IOException {
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    manifest.write(bytes);
    try (PlainJar out = new PlainJar(file)) {
      out.put("META-INF/MANIFEST.MF", bytes.toByteArray());
      for (Map.Entry<String, byte[]> entry : content.entrySet()) {
        out.put(entry.getKey(), entry.getValue());
      }
    }
  }
}
