package dev.casilla.app.data.room;

import dev.casilla.app.model.Origin;
import dev.casilla.solver.InvalidGridException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads a row's columns, which may be damaged. */
/*
 * Columns are taken as text, origins too: where Room makes enum constants itself, one that is not
 * there is an IllegalArgumentException like any other mistake.
 */
final class RowParser {
  private RowParser() {}

  /**
   * The column {@code text}; damage can make it {@code null}.
   *
   * @throws DamagedRowException for {@code null}
   */
  static String of(@Nullable String text) {
    if (text == null) {
      throw new DamagedRowException("no text");
    }
    return text;
  }

  /** The origin that a row calls {@code name}. */
  static Origin origin(String name) {
    return read(() -> Origin.valueOf(name));
  }

  /**
   * What {@code reading} makes of a row's text.
   *
   * @throws DamagedRowException if nothing can be made of it
   */
  static <T> T read(Supplier<T> reading) {
    try {
      return reading.get();
    } catch (IllegalArgumentException | InvalidGridException e) {
      throw new DamagedRowException(e);
    }
  }
}
