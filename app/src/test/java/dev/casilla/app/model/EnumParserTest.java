package dev.casilla.app.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.model.settings.ThemeMode;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class EnumParserTest {
  @Test
  void read_name_isTheConstant() {
    for (ThemeMode theme : ThemeMode.values()) {
      assertEquals(Optional.of(theme), EnumParser.read(ThemeMode.class, theme.name()));
    }
  }

  @Test
  void read_unknownName_isEmpty() {
    for (Object name : new Object[] {"", "dark", "SEPIA", 1}) {
      assertEquals(Optional.empty(), EnumParser.read(ThemeMode.class, name));
    }
    assertEquals(Optional.empty(), EnumParser.read(ThemeMode.class, null));
  }
}
