package org.gradle.initialization;

import java.util.Set;

/** Shares Gradle's own Kotlin standard library with plugins, as the Kotlin DSL module would. */
public final class KotlinApiSpecProvider extends GradleApiSpecProvider.SpecAdapter
    implements GradleApiSpecProvider {
  @Override
  public GradleApiSpecProvider.Spec get() {
    return this;
  }

  @Override
  public Set<String> getExportedPackages() {
    return Set.of("kotlin");
  }
}
