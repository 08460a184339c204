package dev.casilla.app.reading.mlkit;

import dev.casilla.reader.opinion.LinePicture;
import dev.casilla.reader.opinion.LineReader;
import java.util.List;

/** Has ML Kit read lines of digits. */
final class MlKitLineReader implements LineReader {
  private final MlKitTextRecognizer recognition;

  MlKitLineReader(MlKitTextRecognizer recognition) {
    this.recognition = recognition;
  }

  @Override
  public List<SeenCharacter> read(LinePicture line) throws InterruptedException {
    return RecognizedDigitParser.characters(
        recognition.words(line.luma(), line.width(), line.height()));
  }
}
