package dev.casilla.app.photo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.scan.Refusals;
import dev.casilla.app.scan.RefusedView;
import dev.casilla.app.sheet.Origin;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.result.RejectionReason;
import java.util.Map;
import java.util.Optional;

/** What is said of photos that cannot be read. */
final class RefusedPhotosTest extends Refusals<PhotoTrouble> {
  RefusedPhotosTest() {
    super(
        Map.of(
            RejectionReason.BROKEN_PICTURE, PhotoTrouble.UNREADABLE,
            RejectionReason.HUGE_PICTURE, PhotoTrouble.TOO_LARGE,
            RejectionReason.NO_GRID, PhotoTrouble.NO_GRID,
            RejectionReason.TOO_SMALL, PhotoTrouble.TOO_SMALL,
            RejectionReason.TOO_SKEWED, PhotoTrouble.TOO_SKEWED,
            RejectionReason.TOO_BLURRED, PhotoTrouble.TOO_BLURRED,
            RejectionReason.TOO_DARK, PhotoTrouble.TOO_DARK,
            RejectionReason.CUT_OFF, PhotoTrouble.CUT_OFF,
            RejectionReason.FILLED_IN, PhotoTrouble.FILLED_IN,
            RejectionReason.MIRRORED, PhotoTrouble.MIRRORED));
  }

  @Override
  protected PhotoTrouble told(RejectionReason why) {
    return PhotoTrouble.of(why);
  }

  @Override
  protected void read(RefusedView view, PhotoTrouble said) {
    PhotoReader reader = new PhotoReader(new PuzzleReader(), Optional.empty(), Origin.PHOTO);
    assertEquals(new PhotoOutcome.Failed(said), reader.read(view.photo()), view.name());
  }
}
