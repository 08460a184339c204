package jdkonly;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;

/**
 * The classes of a platform, by internal name: java.* as signatures from the JDK's ct.sym, the
 * framework's from Robolectric's android-all jar, which lacks java.*.
 */
final class PlatformClasses {
  /** Signatures as of Java 16, nearly all of which Android 14 and later have. */
  private static final char JAVA_16 = 'G';

  private static final List<String> JAVA =
      List.of(
          "java.base/java/",
          "java.base/javax/",
          "java.logging/java/",
          "java.prefs/java/",
          "java.sql/java/",
          "java.sql/javax/",
          "java.desktop/java/beans/PropertyChange",
          "java.desktop/java/beans/IndexedPropertyChangeEvent",
          "java.desktop/java/awt/font/NumericShaper",
          "java.desktop/java/awt/font/TextAttribute");

  private static final List<String> CORE = List.of("javax/xml/", "org/w3c/", "org/xml/");
  private static final List<String> FRAMEWORK =
      List.of("android/", "dalvik/", "org/json/", "org/xmlpull/");

  final Map<String, byte[]> java = new TreeMap<>();
  final Map<String, byte[]> framework = new TreeMap<>();

  PlatformClasses(ZipFile androidAll, ZipFile signatures) throws IOException {
    readJava(signatures);
    readFramework(androidAll);
  }

  /** Whether a class belongs to the core that "system modules" are made of. */
  static boolean isCore(String internalName) {
    return startsWithAny(internalName, CORE);
  }

  boolean isKnown(String internalName) {
    return java.containsKey(internalName) || framework.containsKey(internalName);
  }

  boolean isKnown(Type type) {
    return switch (type.getSort()) {
      case Type.METHOD ->
          isKnown(type.getReturnType())
              && Arrays.stream(type.getArgumentTypes()).allMatch(this::isKnown);
      case Type.ARRAY -> isKnown(type.getElementType());
      case Type.OBJECT -> isKnown(type.getInternalName());
      default -> true;
    };
  }

  byte[] classFile(String internalName) {
    return java.getOrDefault(internalName, framework.get(internalName));
  }

  private void readJava(ZipFile signatures) throws IOException {
    for (ZipEntry entry : Collections.list(signatures.entries())) {
      // The first directory's name lists the releases that its signatures hold for.
      int slash = entry.getName().indexOf('/');
      String name = entry.getName().substring(slash + 1);
      if (name.endsWith(".sig")
          && entry.getName().substring(0, slash).indexOf(JAVA_16) >= 0
          && startsWithAny(name, JAVA)) {
        String internalName = name.substring(name.indexOf('/') + 1).replace(".sig", "");
        java.put(internalName, signatures.getInputStream(entry).readAllBytes());
      }
    }
  }

  /** The framework's packages, and of other packages the supertypes of what is in them. */
  private void readFramework(ZipFile androidAll) throws IOException {
    ArrayDeque<String> todo = new ArrayDeque<>();
    for (ZipEntry entry : Collections.list(androidAll.entries())) {
      String name = entry.getName();
      boolean anonymous = name.matches(".*\\$\\d.*");
      if (name.endsWith(".class")
          && !anonymous
          && (isCore(name) || startsWithAny(name, FRAMEWORK))) {
        todo.add(name.substring(0, name.length() - ".class".length()));
      }
    }
    while (!todo.isEmpty()) {
      String type = todo.remove();
      ZipEntry entry = androidAll.getEntry(type + ".class");
      if (entry != null && !isKnown(type)) {
        byte[] content = androidAll.getInputStream(entry).readAllBytes();
        framework.put(type, content);
        ClassReader reader = new ClassReader(content);
        todo.add(reader.getSuperName());
        todo.addAll(Arrays.asList(reader.getInterfaces()));
      }
    }
  }

  private static boolean startsWithAny(String name, List<String> prefixes) {
    return prefixes.stream().anyMatch(name::startsWith);
  }
}
