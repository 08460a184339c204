package dev.casilla.app.concurrent;

import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Logs unexpected failures that the app recovers from. Stateless. */
// The log has the types and stack traces of exceptions but not their messages, which may contain
// the name of a photo or digits.
public final class FailureLog {
  private static final Logger LOG = Logger.getLogger("Casilla");

  private FailureLog() {}

  public static void log(String work, @Nullable Throwable why) {
    StringBuilder text = new StringBuilder(work).append(" failed");
    for (Throwable cause = why; cause != null; cause = cause.getCause()) {
      text.append("\n").append(cause.getClass().getName());
      for (StackTraceElement place : cause.getStackTrace()) {
        text.append("\n    at ").append(place);
      }
    }
    LOG.severe(text.toString());
  }
}
