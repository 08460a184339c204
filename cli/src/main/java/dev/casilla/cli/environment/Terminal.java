package dev.casilla.cli.environment;

import java.io.IOException;
import java.nio.file.Path;

/** Whether somebody watches standard error while the output goes somewhere else. */
/*
 * System.console() does not answer that: it is there only if neither input nor output is
 * redirected, and then the solutions themselves run over the screen. Linux tells where a stream
 * goes; elsewhere there is no progress to see.
 */
final class Terminal {
  private Terminal() {}

  static boolean isWatched() {
    return isTerminal(2) && !isTerminal(1);
  }

  private static boolean isTerminal(int descriptor) {
    try {
      String target = Path.of("/proc/self/fd/" + descriptor).toRealPath().toString();
      return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
    } catch (IOException e) {
      return false;
    }
  }
}
