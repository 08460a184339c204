package dev.casilla.app.data;

import dev.casilla.app.model.NewSheet;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;

/**
 * Sheets to be imported together. They are read one by one, because all of them with their journals
 * may not fit into memory.
 */
public interface NewSheetBatch extends AutoCloseable {
  int count();

  /** How many more sheets of the source could not be read. */
  int malformed();

  /**
   * Passes the sheets to {@code taker}, each time in the same order.
   *
   * @throws UncheckedIOException if they cannot be read again
   */
  void forEach(Consumer<NewSheet> taker);

  @Override
  default void close() {}

  /** The sheets of {@code list}, all of which could be read. */
  static NewSheetBatch of(List<NewSheet> list) {
    return of(list, 0);
  }

  /** The sheets of {@code list} from a source with {@code malformed} unreadable ones. */
  static NewSheetBatch of(List<NewSheet> list, int malformed) {
    return new NewSheetBatch() {
      @Override
      public int count() {
        return list.size();
      }

      @Override
      public int malformed() {
        return malformed;
      }

      @Override
      public void forEach(Consumer<NewSheet> taker) {
        list.forEach(taker);
      }
    };
  }
}
