package dev.casilla.cli.environment;

import java.io.IOException;
import java.nio.file.Path;

/** Tells which of the three standard streams are terminals. */
/*
 * System.console() is null if either input or output is redirected, so it cannot answer this for
 * one stream. Linux shows where each descriptor leads; on other systems the fallback is that input
 * is typed only if there is a console, and that no progress is shown.
 */
final class Terminal {
  private static final Path DESCRIPTORS = Path.of("/proc/self/fd");

  private Terminal() {}

  static boolean isInputTyped() {
    return DESCRIPTORS.toFile().isDirectory() ? isTerminal(0) : System.console() != null;
  }

  /** Progress would mix with the results if standard output were a terminal too. */
  static boolean isProgressVisible() {
    return isTerminal(2) && !isTerminal(1);
  }

  private static boolean isTerminal(int descriptor) {
    try {
      String target = DESCRIPTORS.resolve(String.valueOf(descriptor)).toRealPath().toString();
      return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
    } catch (IOException e) {
      return false;
    }
  }
}
