package dev.casilla.app.scan.mlkit;

import dev.casilla.reader.opinion.LinePicture;
import dev.casilla.reader.opinion.LineReader;
import java.util.List;

/** Has ML Kit read lines of digits. */
final class MlKitLineReader implements LineReader {
  private final Recognition recognition;

  MlKitLineReader(Recognition recognition) {
    this.recognition = recognition;
  }

  @Override
  public List<SeenCharacter> read(LinePicture line) throws InterruptedException {
    return SeenWords.characters(recognition.words(line.luma(), line.width(), line.height()));
  }
}
