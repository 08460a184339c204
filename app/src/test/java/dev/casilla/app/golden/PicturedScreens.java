package dev.casilla.app.golden;

import dev.casilla.app.create.CreatePictures;
import dev.casilla.app.history.HistoryMenuPictures;
import dev.casilla.app.history.HistoryPictures;
import dev.casilla.app.photo.PhotoPictures;
import dev.casilla.app.puzzle.FirstScreenPictures;
import dev.casilla.app.puzzle.MenuPictures;
import dev.casilla.app.review.ReviewPictures;
import dev.casilla.app.scan.ScanPictures;
import dev.casilla.app.settings.AboutPictures;
import dev.casilla.app.settings.LicencePictures;
import dev.casilla.app.settings.SettingsPictures;
import dev.casilla.app.share.ReceivePictures;
import dev.casilla.app.share.SharePictures;
import java.util.List;

/** All screens there are pictures of. A new one is one more line. */
final class PicturedScreens {
  static final List<PicturedScreen<?>> ALL =
      List.of(
          new FirstScreenPictures(),
          new MenuPictures(),
          new CreatePictures(),
          new HistoryPictures(),
          new HistoryMenuPictures(),
          new SharePictures(),
          new ReceivePictures(),
          new ScanPictures(),
          new PhotoPictures(),
          new ReviewPictures(),
          new SettingsPictures(),
          new AboutPictures(),
          new LicencePictures());

  private PicturedScreens() {}
}
