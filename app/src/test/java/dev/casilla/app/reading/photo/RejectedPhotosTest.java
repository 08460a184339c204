package dev.casilla.app.reading.photo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.model.Origin;
import dev.casilla.app.reading.RejectedView;
import dev.casilla.app.reading.RejectionTestBase;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.result.RejectionReason;
import java.util.Map;
import java.util.Optional;

/** The error for photos that cannot be read. */
final class RejectedPhotosTest extends RejectionTestBase<PhotoError> {
  RejectedPhotosTest() {
    super(
        Map.of(
            RejectionReason.BROKEN_PICTURE, PhotoError.UNREADABLE,
            RejectionReason.HUGE_PICTURE, PhotoError.TOO_LARGE,
            RejectionReason.NO_GRID, PhotoError.NO_GRID,
            RejectionReason.TOO_SMALL, PhotoError.TOO_SMALL,
            RejectionReason.TOO_SKEWED, PhotoError.TOO_SKEWED,
            RejectionReason.TOO_BLURRED, PhotoError.TOO_BLURRED,
            RejectionReason.TOO_DARK, PhotoError.TOO_DARK,
            RejectionReason.CUT_OFF, PhotoError.CUT_OFF,
            RejectionReason.FILLED_IN, PhotoError.FILLED_IN,
            RejectionReason.MIRRORED, PhotoError.MIRRORED));
  }

  @Override
  protected PhotoError told(RejectionReason why) {
    return PhotoError.of(why);
  }

  @Override
  protected void read(RejectedView view, PhotoError said) {
    PhotoReader reader = new PhotoReader(new PuzzleReader(), Optional.empty(), Origin.PHOTO);
    assertEquals(new PhotoResult.Failed(said), reader.read(view.photo()), view.name());
  }
}
