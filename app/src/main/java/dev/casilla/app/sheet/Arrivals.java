package dev.casilla.app.sheet;

import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;

/**
 * Sheets that come in together. They are handed on one by one: all of them, with their journals,
 * need not have room in memory.
 */
public interface Arrivals extends AutoCloseable {
  /** How many there are. */
  int count();

  /**
   * Hands them to {@code taker}, each time in the same order.
   *
   * @throws UncheckedIOException if they cannot be had any more
   */
  void forEach(Consumer<Arrival> taker);

  /** Lets go of what they are read from. */
  @Override
  default void close() {}

  /** Those of {@code list}. */
  static Arrivals of(List<Arrival> list) {
    return new Arrivals() {
      @Override
      public int count() {
        return list.size();
      }

      @Override
      public void forEach(Consumer<Arrival> taker) {
        list.forEach(taker);
      }
    };
  }
}
