package dev.casilla.app.scan.mlkit;

import dev.casilla.reader.board.FlatBoard;
import dev.casilla.reader.opinion.SymbolReader;
import java.util.List;

/** Has ML Kit read whole boards. */
final class MlKitSymbolReader implements SymbolReader {
  private final Recognition recognition;

  MlKitSymbolReader(Recognition recognition) {
    this.recognition = recognition;
  }

  @Override
  public List<SeenSymbol> read(FlatBoard board) throws InterruptedException {
    return SeenWords.symbols(recognition.words(board.luma(), board.side(), board.side()));
  }
}
