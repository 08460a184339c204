package jdkonly;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/** The proxy that a user has told Gradle of, in the gradle.properties of the Gradle user home. */
final class UserProperties {
  private static final String PREFIX = "systemProp.";

  private UserProperties() {}

  /** Sets the file's system properties, except those given on the command line. */
  static void apply() {
    Path file = Path.of(System.getProperty("jdkonly.gradle.user.home", ""), "gradle.properties");
    Properties properties = new Properties();
    try (Reader in = Files.newBufferedReader(file)) {
      properties.load(in);
    } catch (IOException e) {
      return; // most users have none
    }
    for (String name : properties.stringPropertyNames()) {
      String plain = name.substring(Math.min(PREFIX.length(), name.length()));
      if (name.startsWith(PREFIX) && System.getProperty(plain) == null) {
        System.setProperty(plain, properties.getProperty(name));
      }
    }
  }
}
