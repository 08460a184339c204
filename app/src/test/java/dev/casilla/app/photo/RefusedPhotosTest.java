package dev.casilla.app.photo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.scan.Refusals;
import dev.casilla.app.scan.RefusedView;
import dev.casilla.app.sheet.Origin;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.vision.Rejection;
import java.util.Map;
import java.util.Optional;

/** What is said of photos that cannot be read. */
final class RefusedPhotosTest extends Refusals<PhotoTrouble> {
  RefusedPhotosTest() {
    super(
        Map.of(
            Rejection.BROKEN_PICTURE, PhotoTrouble.UNREADABLE,
            Rejection.HUGE_PICTURE, PhotoTrouble.TOO_LARGE,
            Rejection.NO_GRID, PhotoTrouble.NO_GRID,
            Rejection.TOO_SMALL, PhotoTrouble.TOO_SMALL,
            Rejection.TOO_SKEWED, PhotoTrouble.TOO_SKEWED,
            Rejection.TOO_BLURRED, PhotoTrouble.TOO_BLURRED,
            Rejection.TOO_DARK, PhotoTrouble.TOO_DARK,
            Rejection.CUT_OFF, PhotoTrouble.CUT_OFF,
            Rejection.FILLED_IN, PhotoTrouble.FILLED_IN,
            Rejection.MIRRORED, PhotoTrouble.MIRRORED));
  }

  @Override
  protected PhotoTrouble told(Rejection why) {
    return PhotoTrouble.of(why);
  }

  @Override
  protected void read(RefusedView view, PhotoTrouble said) {
    PhotoReader reader = new PhotoReader(new PuzzleReader(), Optional.empty(), Origin.PHOTO);
    assertEquals(new PhotoOutcome.Failed(said), reader.read(view.photo()), view.name());
  }
}
