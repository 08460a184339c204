package dev.casilla.app.scan.mlkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.reader.opinion.LineReader.SeenCharacter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Words in the shapes in which readers of text deliver lines of digits. */
final class SeenWordsTest {
  @Test
  void characters_oneByOne_areInTheirPlaces() {
    assertSeen(
        List.of(new SeenWord("5", 10, 30, 0), new SeenWord("3", 70, 90, 0)),
        new SeenCharacter('5', 20),
        new SeenCharacter('3', 80));
  }

  @Test
  void characters_runTogether_shareTheWidth() {
    assertSeen(
        List.of(new SeenWord("53", 10, 90, 0)),
        new SeenCharacter('5', 30),
        new SeenCharacter('3', 70));
  }

  @Test
  void characters_lookAlikes_areOnes() {
    assertSeen(
        List.of(
            new SeenWord("l", 0, 10, 0),
            new SeenWord("I", 20, 30, 0),
            new SeenWord("|", 40, 50, 0)),
        new SeenCharacter('1', 5),
        new SeenCharacter('1', 25),
        new SeenCharacter('1', 45));
  }

  @Test
  void characters_noughtsAndSpaces_areNothingButKeepTheirPlace() {
    assertSeen(
        List.of(new SeenWord("7 O2", 0, 80, 0)),
        new SeenCharacter('7', 10),
        new SeenCharacter('2', 70));
  }

  @Test
  void characters_anyOrder_keepTheirPlaces() {
    assertSeen(
        List.of(new SeenWord("9", 200, 220, 0), new SeenWord("4", 10, 30, 0)),
        new SeenCharacter('9', 210),
        new SeenCharacter('4', 20));
  }

  @Test
  void characters_upsideDown_areNotTrusted() {
    assertSeen(List.of(new SeenWord("6", 0, 20, 180), new SeenWord("8", 40, 60, -90)));
  }

  @Test
  void characters_aLittleTilted_areTrusted() {
    assertSeen(List.of(new SeenWord("6", 0, 20, -8)), new SeenCharacter('6', 10));
  }

  @Test
  void characters_none_areNone() {
    assertSeen(List.of());
    assertSeen(List.of(new SeenWord("", 0, 20, 0)));
  }

  private static void assertSeen(List<SeenWord> words, SeenCharacter... expected) {
    assertEquals(List.of(expected), SeenWords.characters(words));
  }
}
