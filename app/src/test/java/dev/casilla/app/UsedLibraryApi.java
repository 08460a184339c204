package dev.casilla.app;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The API of some libraries that the app and its tests use: calls, field accesses and overridden
 * methods from class files; and constants, which compilers inline, from the sources.
 */
final class UsedLibraryApi {
  private static final Pattern CONSTANT = Pattern.compile("static (\\w+): int = -?\\d+");

  private final List<String> libraries;
  private final Map<String, Set<String>> members = new TreeMap<>();
  private final String sources;

  private UsedLibraryApi(List<String> libraries) throws IOException {
    this.libraries = libraries;
    this.sources = sources();
  }

  /** Collects the used API of classes whose names begin with one of {@code libraries}. */
  static UsedLibraryApi of(String... libraries) throws IOException {
    UsedLibraryApi used = new UsedLibraryApi(List.of(libraries));
    for (JavaClass ours : new ClassFileImporter().importPackages("dev.casilla.app")) {
      if (!ours.getPackageName().contains(".violating")) {
        used.add(ours);
      }
    }
    return used;
  }

  /** Returns the names of all used classes. */
  Set<String> classes() {
    return new TreeSet<>(members.keySet());
  }

  /** Returns the used members of the class {@code name}. */
  Set<String> members(String name) {
    return new TreeSet<>(members.getOrDefault(name, Set.of()));
  }

  /** Returns whether {@code member} is a constant that the sources use, qualified by its class. */
  boolean isCopied(String name, String member) {
    var constant = CONSTANT.matcher(member);
    if (!constant.matches()) {
      return false;
    }
    String simple = name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
    return Pattern.compile("\\b" + simple + "\\." + constant.group(1) + "\\b")
        .matcher(sources)
        .find();
  }

  private void add(JavaClass ours) {
    ours.getDirectDependenciesFromSelf()
        .forEach(dependency -> addClass(dependency.getTargetClass().getBaseComponentType()));
    for (JavaAccess<?> access : ours.getAccessesFromSelf()) {
      access.getTarget().resolveMember().ifPresent(this::addMember);
    }
    for (JavaMethod method : ours.getMethods()) {
      Stream.concat(ours.getAllRawSuperclasses().stream(), ours.getAllRawInterfaces().stream())
          .forEach(parent -> addOverridden(method, parent));
    }
  }

  private void addClass(JavaClass used) {
    if (isOfLibraries(used)) {
      members.computeIfAbsent(used.getName(), name -> new TreeSet<>());
    }
  }

  private void addOverridden(JavaMethod method, JavaClass parent) {
    parent
        .tryGetMethod(method.getName(), names(method).toArray(new String[0]))
        .ifPresent(this::addMember);
  }

  private void addMember(JavaMember member) {
    JavaClass owner = member.getOwner();
    boolean isEnums =
        owner.isEnum() && (member.getName().equals("values") || member.getName().equals("valueOf"));
    if (isOfLibraries(owner) && !isEnums) {
      members.computeIfAbsent(owner.getName(), name -> new TreeSet<>()).add(signature(member));
      if (member instanceof JavaCodeUnit unit) {
        addClass(unit.getRawReturnType().getBaseComponentType());
        unit.getRawParameterTypes().forEach(type -> addClass(type.getBaseComponentType()));
      }
    }
  }

  private boolean isOfLibraries(JavaClass type) {
    return libraries.stream().anyMatch(library -> type.getName().startsWith(library + "."));
  }

  private static String signature(JavaMember member) {
    String prefix = member.getModifiers().contains(JavaModifier.STATIC) ? "static " : "";
    if (member instanceof JavaField field) {
      return prefix + field.getName() + ": " + typeName(field.getRawType());
    }
    JavaCodeUnit unit = (JavaCodeUnit) member;
    String parameters =
        unit.getRawParameterTypes().stream()
            .map(UsedLibraryApi::typeName)
            .collect(Collectors.joining(", ", "(", ")"));
    return unit.isConstructor()
        ? "new" + parameters
        : prefix + unit.getName() + parameters + ": " + typeName(unit.getRawReturnType());
  }

  /** Returns the name as in sources: arrays with brackets. */
  private static String typeName(JavaClass type) {
    return type.isArray() ? typeName(type.getComponentType()) + "[]" : type.getName();
  }

  private static List<String> names(JavaMethod method) {
    List<String> names = new ArrayList<>();
    method.getRawParameterTypes().forEach(type -> names.add(type.getName()));
    return names;
  }

  private static String sources() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.walk(Path.of("src"))) {
      for (Path file :
          (Iterable<Path>) files.filter(f -> f.toString().endsWith(".java"))::iterator) {
        all.append(Files.readString(file));
      }
    }
    return all.toString();
  }
}
