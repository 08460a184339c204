package dev.casilla.app.reading.mlkit;

import dev.casilla.reader.board.FlatBoard;
import dev.casilla.reader.opinion.SymbolReader;
import java.util.List;

/** Has ML Kit read whole boards. */
final class MlKitSymbolReader implements SymbolReader {
  private final MlKitTextRecognizer recognition;

  MlKitSymbolReader(MlKitTextRecognizer recognition) {
    this.recognition = recognition;
  }

  @Override
  public List<SeenSymbol> read(FlatBoard board) throws InterruptedException {
    return RecognizedDigitParser.symbols(
        recognition.words(board.luma(), board.side(), board.side()));
  }
}
