package dev.casilla.app.concurrent;

import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * A failure that nobody foresaw, of work for which there is another way on: the person is shown
 * that way, and the log tells developers what happened.
 */
/*
 * A mistake of ours has to be found, so it is logged with its place. What an exception says is left
 * out: it may name a photo, or digits.
 */
public final class FailureLog {
  private static final Logger LOG = Logger.getLogger("Casilla");

  private FailureLog() {}

  /** Logs that {@code work} failed because of {@code why}. */
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
