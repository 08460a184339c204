package jdkonly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Lays out as much of an Android SDK as the Android Gradle plugin needs to build an app: {@code
 * MakeSdk ANDROID-ALL.JAR SDK}.
 *
 * <p>The platform's classes and resources are those of Robolectric's android-all jar. Of the build
 * tools there are only names: aapt2 comes from elsewhere, the others are not used.
 */
public final class MakeSdk {
  private static final int API = 36;
  private static final String RELEASE = "16";

  /** What Android Gradle plugin 8.13 asks for. */
  private static final String BUILD_TOOLS = "35.0.0";

  private static final String PLATFORM_TOOLS = "36.0.0";

  private final Path sdk;

  private MakeSdk(Path sdk) {
    this.sdk = sdk;
  }

  public static void main(String[] args) throws IOException {
    Path signatures = Path.of(System.getProperty("java.home"), "lib", "ct.sym");
    new MakeSdk(Path.of(args[1])).make(Path.of(args[0]), signatures);
  }

  private void make(Path androidAll, Path signatures) throws IOException {
    Path platform = Files.createDirectories(sdk.resolve("platforms").resolve("android-" + API));
    Path core = platform.resolve("core-for-system-modules.jar");
    writeJars(androidAll, signatures, platform.resolve("android.jar"), core);
    describePlatform(platform);

    Path tools = Files.createDirectories(sdk.resolve("build-tools").resolve(BUILD_TOOLS));
    describeTools(
        tools,
        "build-tools;" + BUILD_TOOLS,
        BUILD_TOOLS,
        List.of("aapt", "aapt2", "aidl", "zipalign", "dexdump", "split-select"));
    Files.copy(core, tools.resolve("core-lambda-stubs.jar"));

    // Without it the plugin looks through the whole SDK and warns, in every build.
    Path platformTools = Files.createDirectories(sdk.resolve("platform-tools"));
    describeTools(platformTools, "platform-tools", PLATFORM_TOOLS, List.of("adb"));
  }

  private static void writeJars(Path androidAll, Path signatures, Path androidJar, Path coreJar)
      throws IOException {
    try (ZipFile all = new ZipFile(androidAll.toFile());
        ZipFile symbols = new ZipFile(signatures.toFile());
        PlatformJar android = new PlatformJar(androidJar);
        PlatformJar core = new PlatformJar(coreJar)) {
      PlatformClasses classes = new PlatformClasses(all, symbols);
      for (Map.Entry<String, byte[]> type : classes.java.entrySet()) {
        android.put(type.getKey() + ".class", type.getValue());
        core.put(type.getKey() + ".class", type.getValue());
      }
      for (Map.Entry<String, byte[]> type : classes.framework.entrySet()) {
        byte[] stub = ClassStub.of(type.getValue(), classes);
        android.put(type.getKey() + ".class", stub);
        if (PlatformClasses.isCore(type.getKey())) {
          core.put(type.getKey() + ".class", stub);
        }
      }
      for (ZipEntry entry : Collections.list(all.entries())) {
        putResource(all, entry, android);
      }
    }
  }

  private static void putResource(ZipFile all, ZipEntry entry, PlatformJar android)
      throws IOException {
    String name = entry.getName();
    if (name.equals(PlatformJar.RESOURCE_TABLE)) {
      android.put(name, ResourceTable.plain(all.getInputStream(entry).readAllBytes()));
    } else if (name.equals("AndroidManifest.xml")
        || (name.startsWith("res/") && !entry.isDirectory())) {
      android.put(name, all.getInputStream(entry).readAllBytes());
    }
  }

  private static void describePlatform(Path platform) throws IOException {
    Files.writeString(
        platform.resolve("source.properties"),
        """
        Pkg.Desc=Android SDK Platform %1$s
        Pkg.UserSrc=false
        Platform.Version=%1$s
        AndroidVersion.ApiLevel=%2$d
        AndroidVersion.ExtensionLevel=17
        AndroidVersion.IsBaseSdk=true
        Layoutlib.Api=15
        Layoutlib.Revision=1
        Platform.MinToolsRev=22
        Pkg.Revision=1
        """
            .formatted(RELEASE, API));
    Files.writeString(
        platform.resolve("build.prop"),
        "ro.build.version.sdk=%d%nro.build.version.release=%s%n".formatted(API, RELEASE));
    Files.createFile(platform.resolve("framework.aidl"));
    writePackage(
        platform,
        "platforms;android-" + API,
        """
        <type-details xsi:type="sdk:platformDetailsType"><api-level>%d</api-level>\
        <codename></codename><layoutlib api="15"/></type-details>\
        <revision><major>1</major></revision>\
        """
            .formatted(API));
  }

  /** A package of executables that only say that they are not there. */
  private static void describeTools(Path directory, String path, String version, List<String> tools)
      throws IOException {
    Files.writeString(
        directory.resolve("source.properties"),
        "Pkg.UserSrc=false\nPkg.Revision=" + version + "\n");
    writePackage(
        directory,
        path,
        """
        <type-details xsi:type="ns3:genericDetailsType"/>\
        <revision><major>%s</major><minor>%s</minor><micro>%s</micro></revision>\
        """
            .formatted((Object[]) version.split("\\.")));
    for (String tool : tools) {
      Path file = directory.resolve(tool);
      Files.writeString(
          file, "#!/bin/sh\necho \"%s is not part of this SDK\" >&2\nexit 1\n".formatted(tool));
      if (!file.toFile().setExecutable(true)) {
        throw new IOException("cannot make " + file + " executable");
      }
    }
  }

  private static void writePackage(Path directory, String path, String details) throws IOException {
    Files.writeString(
        directory.resolve("package.xml"),
        """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <ns2:repository \
        xmlns:ns2="http://schemas.android.com/repository/android/common/01" \
        xmlns:ns3="http://schemas.android.com/repository/android/generic/01" \
        xmlns:sdk="http://schemas.android.com/sdk/android/repo/repository2/01" \
        xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\
        <localPackage path="%1$s" obsolete="false">%2$s<display-name>%1$s</display-name>\
        </localPackage></ns2:repository>
        """
            .formatted(path, details));
  }
}
