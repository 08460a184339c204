package org.gradle.launcher.daemon.bootstrap;

import org.gradle.launcher.bootstrap.ProcessBootstrap;

/** Main class of a daemon process: builds the class loaders, then hands over to DaemonMain. */
public final class GradleDaemon {
  public static void main(String[] args) {
    ProcessBootstrap.run(
        GradleDaemon.class.getName(),
        "gradle-daemon-server",
        "org.gradle.launcher.daemon.bootstrap.DaemonMain",
        args);
  }
}
