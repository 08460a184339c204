package dev.casilla.app.photo;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.scan.Scenes;
import dev.casilla.app.sheet.Origin;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.testing.NewspaperPage;
import dev.casilla.reader.testing.Pose;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class PhotoReaderTest {
  private final PhotoReader reader =
      new PhotoReader(new PuzzleReader(), Optional.empty(), Origin.PHOTO);

  @Test
  void read_smallPhoto_staysAsItIs() {
    assertEquals(1_024, longSideToChooseFrom(1_024));
  }

  @Test
  void read_photoALittleTooLong_isHalved() {
    assertEquals(550, longSideToChooseFrom(1_100));
  }

  private int longSideToChooseFrom(int height) {
    int width = height * 3 / 4;
    byte[] luma = new NewspaperPage(Scenes.PUZZLE, 4).photograph(Pose.above(60), width, height);
    PhotoOutcome outcome = reader.read(new GrayPhoto(luma, width, height));
    return ((PhotoOutcome.Found) outcome).photo().height();
  }
}
