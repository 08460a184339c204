package org.gradle.instrumentation.agent;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;

/**
 * The java agent through which Gradle instruments build logic; its two static methods are called
 * reflectively.
 */
public final class Agent {
  private static volatile Instrumentation jvm;

  public static void premain(String args, Instrumentation instrumentation) {
    jvm = instrumentation;
  }

  public static void agentmain(String args, Instrumentation instrumentation) {
    jvm = instrumentation;
  }

  public static boolean isApplied() {
    return jvm != null;
  }

  public static boolean installTransformer(ClassFileTransformer transformer) {
    if (jvm == null) {
      return false;
    }
    jvm.addTransformer(transformer);
    return true;
  }
}
