package dev.casilla.app.data;

import dev.casilla.app.model.NewSheet;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;

/**
 * Sheets that come in together. They are handed on one by one: all of them, with their journals,
 * need not have room in memory.
 */
public interface NewSheetBatch extends AutoCloseable {
  /** How many there are. */
  int count();

  /**
   * Hands them to {@code taker}, each time in the same order.
   *
   * @throws UncheckedIOException if they cannot be had any more
   */
  void forEach(Consumer<NewSheet> taker);

  /** Lets go of what they are read from. */
  @Override
  default void close() {}

  /** Those of {@code list}. */
  static NewSheetBatch of(List<NewSheet> list) {
    return new NewSheetBatch() {
      @Override
      public int count() {
        return list.size();
      }

      @Override
      public void forEach(Consumer<NewSheet> taker) {
        list.forEach(taker);
      }
    };
  }
}
