package dev.casilla.conventions;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.gradle.api.artifacts.result.DependencyResult;
import org.gradle.api.artifacts.result.ResolvedComponentResult;
import org.gradle.api.artifacts.result.ResolvedDependencyResult;
import org.gradle.api.file.RegularFile;
import org.gradle.api.provider.Provider;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.InputFile;
import org.gradle.api.tasks.PathSensitive;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.process.CommandLineArgumentProvider;

/**
 * Shows a variant's unit tests what the variant is made of: its merged manifest and the libraries
 * that it ships, each as {@code group:name:version}.
 */
public final class VariantUnderTest implements CommandLineArgumentProvider {
  private final Provider<RegularFile> mergedManifest;
  private final Provider<Set<String>> libraries;

  public VariantUnderTest(
      Provider<RegularFile> mergedManifest, Provider<ResolvedComponentResult> rootComponent) {
    this.mergedManifest = mergedManifest;
    this.libraries = rootComponent.map(VariantUnderTest::reachable);
  }

  @InputFile
  @PathSensitive(PathSensitivity.NONE)
  public Provider<RegularFile> getMergedManifest() {
    return mergedManifest;
  }

  @Input
  public Provider<Set<String>> getLibraries() {
    return libraries;
  }

  @Override
  public Iterable<String> asArguments() {
    return List.of(
        "-Dcasilla.manifest=" + mergedManifest.get(),
        "-Dcasilla.libraries=" + String.join(",", libraries.get()));
  }

  private static Set<String> reachable(ResolvedComponentResult root) {
    Set<String> names = new TreeSet<>();
    collect(root, names);
    return names;
  }

  private static void collect(ResolvedComponentResult component, Set<String> names) {
    for (DependencyResult dependency : component.getDependencies()) {
      if (dependency instanceof ResolvedDependencyResult resolved) {
        ResolvedComponentResult selected = resolved.getSelected();
        if (names.add(selected.getId().getDisplayName())) {
          collect(selected, names);
        }
      }
    }
  }
}
