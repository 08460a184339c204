package dev.casilla.app.ui.settings;

import dev.casilla.app.golden.PicturedScreen;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** The licence screen for golden pictures. */
public final class LicenceScreenPictures implements PicturedScreen<LicenceActivity> {
  @Override
  public String name() {
    return "licence";
  }

  @Override
  public Class<LicenceActivity> activity() {
    return LicenceActivity.class;
  }

  @Override
  public Map<String, Consumer<LicenceActivity>> states() {
    return Map.of("top", activity -> {});
  }

  @Override
  public Set<String> keyStates() {
    return Set.of();
  }
}
