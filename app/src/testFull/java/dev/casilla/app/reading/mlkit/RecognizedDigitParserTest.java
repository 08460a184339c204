package dev.casilla.app.reading.mlkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.reading.mlkit.RecognizedWord.Box;
import dev.casilla.reader.opinion.LineReader.SeenCharacter;
import dev.casilla.reader.opinion.SymbolReader.SeenSymbol;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Words as text recognizers return them for lines of digits. */
final class RecognizedDigitParserTest {
  private static final int HEIGHT = 48;

  @Test
  void characters_oneByOne_areInTheirPlaces() {
    assertSeen(
        List.of(word("5", 10, 30, 0), word("3", 70, 90, 0)),
        new SeenCharacter('5', 20),
        new SeenCharacter('3', 80));
  }

  @Test
  void characters_runTogether_shareTheWidth() {
    assertSeen(
        List.of(word("53", 10, 90, 0)), new SeenCharacter('5', 30), new SeenCharacter('3', 70));
  }

  /** A word as high as a digit, with space for two more digits between its characters. */
  @Test
  void characters_runTogetherAcrossGaps_areAtTheEnds() {
    assertSeen(
        List.of(word("53", 0, 4 * HEIGHT, 0)),
        new SeenCharacter('5', HEIGHT / 2.0),
        new SeenCharacter('3', 3.5 * HEIGHT));
  }

  @Test
  void characters_lookAlikes_areOnes() {
    assertSeen(
        List.of(word("l", 0, 10, 0), word("I", 20, 30, 0), word("|", 40, 50, 0)),
        new SeenCharacter('1', 5),
        new SeenCharacter('1', 25),
        new SeenCharacter('1', 45));
  }

  @Test
  void characters_zerosAndSpaces_areIgnoredButKeepTheirPosition() {
    assertSeen(
        List.of(word("7 O2", 0, 80, 0)), new SeenCharacter('7', 10), new SeenCharacter('2', 70));
  }

  @Test
  void characters_anyOrder_keepTheirPlaces() {
    assertSeen(
        List.of(word("9", 200, 220, 0), word("4", 10, 30, 0)),
        new SeenCharacter('9', 210),
        new SeenCharacter('4', 20));
  }

  @Test
  void characters_upsideDown_areNotTrusted() {
    assertSeen(List.of(word("6", 0, 20, 180), word("8", 40, 60, -90)));
  }

  @Test
  void characters_aLittleTilted_areTrusted() {
    assertSeen(List.of(word("6", 0, 20, -8)), new SeenCharacter('6', 10));
  }

  @Test
  void characters_none_areNone() {
    assertSeen(List.of());
    assertSeen(List.of(word("", 0, 20, 0)));
  }

  @Test
  void symbols_ofABoard_haveTheirPlacesAndHeights() {
    assertEquals(
        List.of(new SeenSymbol('5', 30, 120, 40), new SeenSymbol('1', 70, 120, 40)),
        RecognizedDigitParser.symbols(
            List.of(new RecognizedWord("5l", new Box(10, 100, 90, 140), 0, 1))));
  }

  @Test
  void symbols_onTheirSide_areNotTrusted() {
    assertEquals(List.of(), RecognizedDigitParser.symbols(List.of(word("69", 0, 20, 90))));
  }

  @Test
  void characters_confidence_isTheirWords() {
    RecognizedWord word = new RecognizedWord("53", new Box(10, 0, 90, HEIGHT), 0, 0.5f);
    assertSeen(List.of(word), new SeenCharacter('5', 30, 0.5), new SeenCharacter('3', 70, 0.5));
    assertEquals(
        List.of(new SeenSymbol('5', 30, 24, 48, 0.5), new SeenSymbol('3', 70, 24, 48, 0.5)),
        RecognizedDigitParser.symbols(List.of(word)));
  }

  private static RecognizedWord word(String text, int left, int right, float angle) {
    return new RecognizedWord(text, new Box(left, 0, right, HEIGHT), angle, 1);
  }

  private static void assertSeen(List<RecognizedWord> words, SeenCharacter... expected) {
    assertEquals(List.of(expected), RecognizedDigitParser.characters(words));
  }
}
