package dev.casilla.cli.output;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts enum constants: HALF_TURN is {@code half-turn} on the command line. */
public abstract class EnumConverter<E extends Enum<E>>
    implements ITypeConverter<E>, Iterable<String> {
  private final List<E> constants;

  public EnumConverter(Class<E> type) {
    constants = Arrays.asList(type.getEnumConstants());
  }

  @Override
  public E convert(String word) {
    for (E constant : constants) {
      if (word(constant).equals(word)) {
        return constant;
      }
    }
    throw new TypeConversionException(word + " - " + String.join(" | ", this));
  }

  @Override
  public Iterator<String> iterator() {
    return constants.stream().map(EnumConverter::word).iterator();
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
