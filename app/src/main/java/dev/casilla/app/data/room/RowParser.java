package dev.casilla.app.data.room;

import dev.casilla.app.model.Origin;
import dev.casilla.solver.InvalidGridException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Parses the columns of a row, which may be damaged. */
// Origins are stored as text, because Room's own conversion throws IllegalArgumentException for an
// unknown constant.
final class RowParser {
  private RowParser() {}

  /**
   * The column {@code text}, which damage can make {@code null}.
   *
   * @throws DamagedRowException for {@code null}
   */
  static String of(@Nullable String text) {
    if (text == null) {
      throw new DamagedRowException("no text");
    }
    return text;
  }

  static Origin origin(String name) {
    return read(() -> Origin.valueOf(name));
  }

  /**
   * The result of {@code reading}.
   *
   * @throws DamagedRowException if the text is malformed
   */
  static <T> T read(Supplier<T> reading) {
    try {
      return reading.get();
    } catch (IllegalArgumentException | InvalidGridException e) {
      throw new DamagedRowException(e);
    }
  }
}
