package dev.casilla.app.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PaletteFileTest {
  @Test
  void written_isReadAgain(@TempDir Path directory) throws IOException {
    Picture picture = Picture.of(50, 30, 0xFFF8F0);
    picture.fill(10, 5, 20, 20, 0x29609E);
    picture.set(49, 29, 0xBA1A1A);
    Path file = directory.resolve("screen/picture.png");
    PaletteFile.write(picture, file);
    Picture read = PaletteFileReader.read(file);
    assertEquals(50, read.width());
    assertEquals(30, read.height());
    for (int y = 0; y < 30; y++) {
      for (int x = 0; x < 50; x++) {
        assertEquals(picture.at(x, y), read.at(x, y), x + ", " + y);
      }
    }
  }
}
