package dev.casilla.app.golden;

import dev.casilla.app.create.CreatePictures;
import dev.casilla.app.puzzle.FirstScreenPictures;
import dev.casilla.app.settings.AboutPictures;
import dev.casilla.app.settings.SettingsPictures;
import java.util.List;

/** All screens there are pictures of. A new one is one more line. */
final class PicturedScreens {
  static final List<PicturedScreen<?>> ALL =
      List.of(
          new FirstScreenPictures(),
          new CreatePictures(),
          new SettingsPictures(),
          new AboutPictures());

  private PicturedScreens() {}
}
