package dev.casilla.reader.ink;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.picture.GrayImage;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class NoiseEstimatorTest {
  private final GrayImage image = new GrayImage();
  private final NoiseEstimator noise = new NoiseEstimator();

  private void paper(double deviation) {
    Random random = new Random(1);
    image.reshape(400, 300);
    for (int i = 0; i < 400 * 300; i++) {
      image.luma()[i] = (byte) Math.round(150 + deviation * random.nextGaussian());
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 2, 4, 8})
  void of_noisyPaper_isItsDeviation(double deviation) {
    paper(deviation);

    assertEquals(deviation, noise.of(image), 0.2 * deviation);
  }

  @Test
  void of_printedPaper_isThatOfPaper() {
    paper(3);
    for (int y = 0; y < 300; y++) {
      Arrays.fill(image.luma(), y * 400, y * 400 + 100, (byte) (y % 4 * 60));
    }

    assertTrue(noise.of(image) < 5, noise.of(image) + " levels");
  }

  @Test
  void of_blankImage_isZero() {
    paper(0);

    assertTrue(noise.of(image) < 1);
  }
}
