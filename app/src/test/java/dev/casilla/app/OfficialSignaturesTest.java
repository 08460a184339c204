package dev.casilla.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.Location;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The libraries have what {@code official-signatures.txt} says; and where stubs stand in for them,
 * these have nothing else, so that what compiles here compiles with the libraries.
 */
final class OfficialSignaturesTest {
  private static final String CAMERA_X = "androidx.camera";
  private static final String ML_KIT = "com.google.mlkit";
  private static final Pattern GENERATED = Pattern.compile("\\.R(\\$\\w+)?$");

  private final Map<String, Set<String>> official = read();

  @Test
  void libraries_haveEverySignatureOfTheList() throws Exception {
    for (Map.Entry<String, Set<String>> entry : official.entrySet()) {
      Set<String> missing = new TreeSet<>(entry.getValue());
      missing.removeAll(members(load(entry.getKey()), /* isInheritedToo= */ true));
      assertEquals(Set.of(), missing, entry.getKey());
    }
  }

  @Test
  void stubs_haveNothingElse() throws Exception {
    assumeTrue(BuildConfig.STUBS, "the libraries themselves are here");
    Set<String> stubs = stubs();
    assertTrue(stubs.containsAll(official.keySet()), stubs::toString);
    for (String stub : stubs) {
      assertTrue(official.containsKey(stub), stub + " is not in the list");
      Set<String> more = members(load(stub), /* isInheritedToo= */ false);
      more.removeAll(official.get(stub));
      assertEquals(Set.of(), more, stub);
    }
  }

  /** Every class of CameraX's and ML Kit's that is here, but for what the build generates. */
  private static Set<String> stubs() {
    return new ClassFileImporter()
        .withImportOption(Location::isJar).importPackages(CAMERA_X, ML_KIT).stream()
            .map(JavaClass::getName)
            .filter(name -> !GENERATED.matcher(name).find())
            .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void list_hasWhatTheAppUses() {
    assertTrue(official.containsKey("androidx.camera.view.CameraController"));
  }

  private static Class<?> load(String name) throws ClassNotFoundException {
    return Class.forName(name, false, OfficialSignaturesTest.class.getClassLoader());
  }

  /** Class by class; what is ML Kit's only in the flavour that has it. */
  private static Map<String, Set<String>> read() {
    Map<String, Set<String>> classes = new LinkedHashMap<>();
    String name = "";
    for (String line : lines()) {
      if (line.startsWith("  ")) {
        classes.getOrDefault(name, new TreeSet<>()).add(line.trim());
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        name = line;
        if (BuildConfig.FLAVOR.equals("full") || !name.startsWith(ML_KIT)) {
          classes.put(name, new TreeSet<>());
        }
      }
    }
    return classes;
  }

  private static Collection<String> lines() {
    String name = "/official-signatures.txt";
    try (InputStream in = OfficialSignaturesTest.class.getResourceAsStream(name)) {
      assertTrue(in != null, name);
      return Arrays.asList(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n"));
    } catch (IOException e) {
      throw new AssertionError(name, e);
    }
  }

  private static Set<String> members(Class<?> type, boolean isInheritedToo) throws Exception {
    Set<String> members = new TreeSet<>();
    for (Field field : isInheritedToo ? type.getFields() : type.getDeclaredFields()) {
      if (isSeen(field.getModifiers())) {
        members.add(isStatic(field.getModifiers()) + field.getName() + ": " + typed(field));
      }
    }
    for (Method method : isInheritedToo ? type.getMethods() : type.getDeclaredMethods()) {
      if (isSeen(method.getModifiers()) && !method.isSynthetic() && !isEnums(method)) {
        members.add(
            isStatic(method.getModifiers())
                + method.getName()
                + parameters(method.getParameterTypes())
                + ": "
                + method.getReturnType().getTypeName());
      }
    }
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      if (isSeen(constructor.getModifiers())) {
        members.add("new" + parameters(constructor.getParameterTypes()));
      }
    }
    return members;
  }

  /** A constant comes with its value; reading it may not run the library's code. */
  private static String typed(Field field) throws Exception {
    boolean isConstant = field.getType() == int.class && Modifier.isFinal(field.getModifiers());
    String type = field.getType().getTypeName();
    return isConstant ? type + " = " + field.getInt(null) : type;
  }

  /** Whether the app may use it, be it by extending its class. */
  private static boolean isSeen(int modifiers) {
    return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
  }

  private static String isStatic(int modifiers) {
    return Modifier.isStatic(modifiers) ? "static " : "";
  }

  private static boolean isEnums(Method method) {
    return method.getDeclaringClass().isEnum()
        && (method.getName().equals("values") || method.getName().equals("valueOf"));
  }

  private static String parameters(Class<?>[] types) {
    return Arrays.stream(types).map(Class::getTypeName).collect(Collectors.joining(", ", "(", ")"));
  }
}
