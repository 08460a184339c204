package dev.casilla.app.saved;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.settings.Theme;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SavedNameTest {
  @Test
  void read_name_isItsConstant() {
    for (Theme theme : Theme.values()) {
      assertEquals(Optional.of(theme), SavedName.read(Theme.class, theme.name()));
    }
  }

  @Test
  void read_whatNoConstantIsCalled_isNone() {
    for (Object name : new Object[] {"", "dark", "SEPIA", 1}) {
      assertEquals(Optional.empty(), SavedName.read(Theme.class, name));
    }
    assertEquals(Optional.empty(), SavedName.read(Theme.class, null));
  }
}
