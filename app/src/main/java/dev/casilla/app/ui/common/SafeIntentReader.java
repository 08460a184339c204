package dev.casilla.app.ui.common;

import java.util.function.Supplier;

/** Reads what an intent brought, which any app may have sent. */
/*
 * What other apps make of classes that only they have cannot be unpacked here. Before Android 13 all
 * that an intent brought is unpacked together, so that one thing spoils the others. It shows as
 * whatever unpacking throws: BadParcelableException, but for what is Serializable, or garbage, a
 * plain RuntimeException.
 */
public final class SafeIntentReader {
  private SafeIntentReader() {}

  /** What {@code reading} makes of an intent; {@code otherwise} if that cannot be unpacked. */
  public static <T> T read(Supplier<T> reading, T otherwise) {
    try {
      return reading.get();
    } catch (RuntimeException e) {
      return otherwise;
    }
  }
}
