package org.gradle.wrapper;

import org.gradle.launcher.GradleMain;

/**
 * Stands where gradlew expects the wrapper's main class.
 *
 * <p>So the made Gradle is started by changing nothing but gradlew's CLASSPATH, and gradlew's
 * treatment of arguments, JAVA_OPTS and GRADLE_OPTS stays the stock one.
 */
public final class GradleWrapperMain {
  private GradleWrapperMain() {}

  public static void main(String[] args) throws Exception {
    GradleMain.main(args);
  }
}
