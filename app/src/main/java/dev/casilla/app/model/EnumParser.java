package dev.casilla.app.model;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads names of constants that were saved. Stateless. */
/*
 * Casilla may have been updated since, or gone back to a former version, as a backup can bring it
 * about: then a name may mean nothing. To end over it would end again at the next start.
 */
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
