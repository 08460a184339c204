package dev.casilla.app.golden;

import dev.casilla.app.ui.create.CreateScreenPictures;
import dev.casilla.app.ui.history.HistoryMenuPictures;
import dev.casilla.app.ui.history.HistoryPictures;
import dev.casilla.app.ui.photo.PhotoPictures;
import dev.casilla.app.ui.puzzle.PuzzleMenuPictures;
import dev.casilla.app.ui.puzzle.PuzzleScreenPictures;
import dev.casilla.app.ui.review.ReviewPictures;
import dev.casilla.app.ui.scan.ScanPictures;
import dev.casilla.app.ui.settings.AboutScreenPictures;
import dev.casilla.app.ui.settings.LicenceScreenPictures;
import dev.casilla.app.ui.settings.SettingsScreenPictures;
import dev.casilla.app.ui.share.ReceivePictures;
import dev.casilla.app.ui.share.SharePictures;
import java.util.List;

/** All screens with golden pictures. A new screen is one more line. */
final class PicturedScreens {
  static final List<PicturedScreen<?>> ALL =
      List.of(
          new PuzzleScreenPictures(),
          new PuzzleMenuPictures(),
          new CreateScreenPictures(),
          new HistoryPictures(),
          new HistoryMenuPictures(),
          new SharePictures(),
          new ReceivePictures(),
          new ScanPictures(),
          new PhotoPictures(),
          new ReviewPictures(),
          new SettingsScreenPictures(),
          new AboutScreenPictures(),
          new LicenceScreenPictures());

  private PicturedScreens() {}
}
