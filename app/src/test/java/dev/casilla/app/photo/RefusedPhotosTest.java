package dev.casilla.app.photo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.scan.RefusedView;
import dev.casilla.app.sheet.Origin;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.vision.Rejection;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is said of photos that cannot be read. */
final class RefusedPhotosTest {
  private static final Map<Rejection, PhotoTrouble> EXPECTED =
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
          Rejection.MIRRORED, PhotoTrouble.MIRRORED);

  @ParameterizedTest
  @EnumSource
  void trouble_ofRejection_isWhatIsTheMatter(Rejection why) {
    assertEquals(EXPECTED.get(why), PhotoTrouble.of(why));
  }

  @ParameterizedTest
  @EnumSource
  void read_refusedView_saysWhatIsTheMatter(RefusedView view) {
    PhotoReader reader = new PhotoReader(new PuzzleReader(), Optional.empty(), Origin.PHOTO);
    PhotoTrouble expected = Objects.requireNonNull(EXPECTED.get(view.why()));
    assertEquals(new PhotoOutcome.Failed(expected), reader.read(view.photo()), view.name());
  }
}
