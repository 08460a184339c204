package dev.casilla.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.Location;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The libraries have the signatures in {@code official-signatures.txt}. Stubs have no others, so
 * code that compiles with the stubs compiles with the libraries.
 */
final class LibrarySignaturesTest {
  private static final String CAMERA_X = "androidx.camera";
  private static final String ML_KIT = "com.google.mlkit";
  private static final Set<String> EVERY =
      Set.of("java.lang.Object", "java.lang.Enum", "java.lang.annotation.Annotation");

  /** Interfaces that apps may implement: all their abstract methods are public. */
  private static final Set<String> CALLBACKS =
      Set.of("androidx.camera.core.ImageAnalysis$Analyzer");

  private static final Pattern GENERATED = Pattern.compile("\\.R(\\$\\w+)?$");

  private final Map<String, LibraryClassSignature> official = LibraryClassSignature.all();

  @Test
  void libraries_haveEverySignatureOfTheList() throws Exception {
    for (LibraryClassSignature listed : official.values()) {
      Set<String> missing = new TreeSet<>(listed.members());
      missing.removeAll(members(load(listed.name()), /* isInheritedToo= */ true));
      assertEquals(Set.of(), missing, listed.name());
    }
  }

  /**
   * Calls to interfaces and classes compile differently, and try-with-resources needs
   * AutoCloseable.
   */
  @Test
  void libraries_areOfTheKindsOfTheList() throws Exception {
    for (LibraryClassSignature listed : official.values()) {
      Class<?> type = load(listed.name());
      assertEquals(listed.kind(), kind(type), listed.name());
      for (String supertype : listed.supertypes()) {
        assertTrue(
            Class.forName(supertype, false, type.getClassLoader()).isAssignableFrom(type),
            listed.name() + " is no " + supertype);
      }
    }
  }

  private static String kind(Class<?> type) {
    if (type.isAnnotation()) {
      return "annotation";
    }
    if (type.isInterface() || type.isEnum()) {
      return type.isEnum() ? "enum" : "interface";
    }
    String modifier =
        Modifier.isFinal(type.getModifiers())
            ? "final "
            : Modifier.isAbstract(type.getModifiers()) ? "abstract " : "";
    return modifier + "class";
  }

  @Test
  void stubs_haveNothingElse() throws Exception {
    assumeTrue(BuildConfig.STUBS, "the libraries themselves are here");
    Set<String> stubs = stubs();
    assertEquals(official.keySet(), stubs);
    for (LibraryClassSignature listed : official.values()) {
      Class<?> stub = load(listed.name());
      Set<String> more = members(stub, /* isInheritedToo= */ false);
      more.removeAll(listed.members());
      assertEquals(Set.of(), more, listed.name());
      assertEquals(listed.supertypes(), supertypes(stub), listed.name());
    }
  }

  /** Returns the supertypes except those of every class, enum or annotation. */
  private static Set<String> supertypes(Class<?> type) {
    Set<String> supertypes = new TreeSet<>();
    for (Class<?> implemented : type.getInterfaces()) {
      supertypes.add(implemented.getName());
    }
    if (type.getSuperclass() != null) {
      supertypes.add(type.getSuperclass().getName());
    }
    supertypes.removeAll(EVERY);
    return supertypes;
  }

  /** Returns all classes of CameraX and ML Kit on the class path, except generated ones. */
  private static Set<String> stubs() {
    return new ClassFileImporter()
        .withImportOption(Location::isJar).importPackages(CAMERA_X, ML_KIT).stream()
            .map(JavaClass::getName)
            .filter(name -> !GENERATED.matcher(name).find())
            .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void list_hasExactlyTheUsedMembers() throws Exception {
    UsedLibraryApi used = UsedLibraryApi.of(CAMERA_X, ML_KIT);
    Set<String> classes = used.classes();
    Map<String, Set<String>> unlike = new TreeMap<>();
    for (LibraryClassSignature listed : official.values()) {
      Set<String> expected = used.members(listed.name());
      for (String member : listed.members()) {
        if (used.isCopied(listed.name(), member)) {
          expected.add(member);
          classes.add(listed.name());
        } else if (isOfEnum(listed, member)) {
          expected.add(member);
        }
      }
      if (!expected.equals(listed.members())) {
        unlike.put(listed.name(), expected);
      }
    }
    assertEquals(official.keySet(), classes);
    assertEquals(Map.of(), unlike, "used members that differ from the list");
  }

  /** The other interfaces have hidden members, so an implementation compiles only with the stub. */
  @Test
  void interfaces_areImplementedOnlyIfTheyAreCallbacks() {
    Set<String> implementing = new TreeSet<>();
    int found = 0;
    for (JavaClass ours : new ClassFileImporter().importPackages("dev.casilla.app")) {
      for (JavaClass implemented : ours.getRawInterfaces()) {
        if (official.containsKey(implemented.getName())) {
          found++;
          if (!CALLBACKS.contains(implemented.getName())) {
            implementing.add(ours.getName() + " is a " + implemented.getName());
          }
        }
      }
    }
    assertEquals(Set.of(), implementing);
    assertTrue(found > 0, "no interface was checked");
  }

  /** Returns whether the member belongs to an enum; all constants of an enum are listed. */
  private static boolean isOfEnum(LibraryClassSignature listed, String member) {
    return listed.kind().equals("enum") && member.startsWith("static ");
  }

  private static Class<?> load(String name) throws ClassNotFoundException {
    return Class.forName(name, false, LibrarySignaturesTest.class.getClassLoader());
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

  /** Constants are listed with their values; reading them must not run library code. */
  private static String typed(Field field) throws Exception {
    boolean isConstant = field.getType() == int.class && Modifier.isFinal(field.getModifiers());
    String type = field.getType().getTypeName();
    return isConstant ? type + " = " + field.getInt(null) : type;
  }

  /** Returns whether the app may use the member, also from a subclass. */
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
