package dev.casilla.app.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvent;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Features, the packages directly below {@code ui}, do not use each other, neither in code nor in
 * layouts. A feature starts another one's screen with the intent that this screen makes.
 */
final class FeatureRules {
  private static final Set<String> SHARED = Set.of("common", "board");

  private final String ui;

  /** Rules for the features in the package {@code ui}. */
  FeatureRules(String ui) {
    this.ui = ui + ".";
  }

  /** Code uses other features only by calls of {@code intent(...)}. */
  ArchRule codeUsesOwnFeature() {
    return classes()
        .that()
        .resideInAPackage(ui + ".")
        .should(
            new ArchCondition<JavaClass>("use other features by their intents only") {
              @Override
              public void check(JavaClass type, ConditionEvents events) {
                type.getDirectDependenciesFromSelf().stream()
                    .filter(use -> isForeign(type.getName(), use.getTargetClass().getName()))
                    .filter(use -> !isIntent(use))
                    .forEach(use -> events.add(violation(type, use)));
              }
            });
  }

  /**
   * Where layouts in {@code resources} have views of a feature that is not that of the {@code app}
   * classes which inflate them.
   */
  List<String> foreignViews(Path resources, JavaClasses app) throws Exception {
    List<String> foreign = new ArrayList<>();
    for (Path layout : layouts(resources)) {
      for (String user : users(layout, app)) {
        for (String view : customViews(layout)) {
          if (isForeign(user, view)) {
            foreign.add(layout.getFileName() + " of " + user + " has a " + view);
          }
        }
      }
    }
    return foreign;
  }

  private boolean isForeign(String user, String used) {
    Optional<String> own = feature(user);
    Optional<String> other = feature(used).filter(name -> !SHARED.contains(name));
    return own.isPresent() && other.isPresent() && !own.equals(other);
  }

  private Optional<String> feature(String type) {
    return type.startsWith(ui)
        ? Optional.of(type.substring(ui.length()).split("\\.", -1)[0])
        : Optional.empty();
  }

  private static boolean isIntent(Dependency use) {
    Collection<JavaMethodCall> calls = use.convertTo(JavaMethodCall.class);
    return !calls.isEmpty() && calls.stream().allMatch(call -> call.getName().equals("intent"));
  }

  private static ConditionEvent violation(JavaClass type, Dependency use) {
    return SimpleConditionEvent.violated(type, use.getDescription());
  }

  private static List<Path> layouts(Path resources) throws IOException {
    try (Stream<Path> files = Files.walk(resources)) {
      return files
          .filter(file -> file.getParent().getFileName().toString().startsWith("layout"))
          .filter(file -> file.toString().endsWith(".xml"))
          .collect(Collectors.toList());
    }
  }

  /** Names of the classes that use the view binding of {@code layout}. */
  private Set<String> users(Path layout, JavaClasses app) {
    String binding = bindingName(layout.getFileName().toString());
    return app.stream()
        .filter(
            type ->
                type.getDirectDependenciesFromSelf().stream()
                    .anyMatch(use -> use.getTargetClass().getSimpleName().equals(binding)))
        .map(JavaClass::getName)
        .filter(name -> feature(name).isPresent())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** {@code ReviewFocusBinding} for {@code review_focus.xml}. */
  private static String bindingName(String file) {
    String words = file.substring(0, file.length() - ".xml".length());
    return Stream.of(words.split("_", -1))
            .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
            .collect(Collectors.joining())
        + "Binding";
  }

  private Set<String> customViews(Path layout) throws Exception {
    NodeList tags =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(layout.toFile())
            .getElementsByTagName("*");
    Set<String> views = new TreeSet<>();
    for (int i = 0; i < tags.getLength(); i++) {
      views.add(((Element) tags.item(i)).getTagName());
    }
    return views;
  }
}
