package dev.casilla.app.model;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads names of constants that were saved. Stateless. */
// Another version of the app may have saved the name, for example before a backup was restored.
// Throwing for an unknown name would crash on every start.
public final class EnumParser {
  private EnumParser() {}

  /** The constant of {@code type} called {@code name}; none if there is no such constant. */
  public static <E extends Enum<E>> Optional<E> read(Class<E> type, @Nullable Object name) {
    for (E one : type.getEnumConstants()) {
      if (one.name().equals(name)) {
        return Optional.of(one);
      }
    }
    return Optional.empty();
  }
}
