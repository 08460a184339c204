package dev.casilla.app.ui.common;

import java.util.function.Supplier;

/** Reads extras of intents that any app may have sent. */
/*
 * Extras of classes that only the sender has cannot be unparceled here. Before Android 13 all extras
 * are unparceled together, so that a single one makes all unreadable. Unparceling throws a
 * BadParcelableException or, for Serializable or corrupt data, another RuntimeException.
 */
public final class SafeIntentReader {
  private SafeIntentReader() {}

  /** Returns the result of {@code reading}, or {@code otherwise} if the extras are unreadable. */
  public static <T> T read(Supplier<T> reading, T otherwise) {
    try {
      return reading.get();
    } catch (RuntimeException e) {
      return otherwise;
    }
  }
}
