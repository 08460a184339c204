package dev.casilla.cli.environment;

import java.io.IOException;
import java.nio.file.Path;

/** Tells which of the three standard streams are terminals. */
/*
 * System.console() looks at input and output together, so it cannot answer this for one stream.
 * Linux shows where each descriptor leads. On other systems no stream counts as a terminal: there is
 * no progress line, and a command without puzzles waits for standard input, as cat does.
 */
final class Terminal {
  private static final Path DESCRIPTORS = Path.of("/proc/self/fd");

  private Terminal() {}

  static boolean isInputTyped() {
    return isTerminal(0);
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
