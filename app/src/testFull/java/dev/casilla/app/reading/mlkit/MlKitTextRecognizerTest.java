package dev.casilla.app.reading.mlkit;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;

import android.graphics.Rect;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.mlkit.vision.text.Text;
import dev.casilla.app.BuildConfig;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.testing.BackgroundThread;
import dev.casilla.reader.board.FlatBoard;
import dev.casilla.reader.opinion.LinePicture;
import dev.casilla.reader.opinion.LineReader.SeenCharacter;
import dev.casilla.reader.opinion.SecondOpinion;
import dev.casilla.reader.opinion.SymbolReader.SeenSymbol;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Converts results of ML Kit. */
@RunWith(AndroidJUnit4.class)
@Config(
    instrumentedPackages = "com.google.mlkit.vision",
    shadows = {
      RecordedText.ShadowText.class,
      RecordedText.ShadowBlock.class,
      RecordedText.ShadowLine.class,
      RecordedText.ShadowElement.class,
      RecordedText.ShadowSymbol.class,
      RecordedText.ShadowImage.class,
    })
public final class MlKitTextRecognizerTest {
  private static final Pattern DIGITS = Pattern.compile("[^.]+");
  private static final int MARGIN = 8;
  private static final int CELL = SecondOpinion.CELL;
  private static final int SIDE = 9 * CELL + 2 * MARGIN;

  private final FakeTextRecognizer recognizer = new FakeTextRecognizer();
  private final MlKitTextRecognizer recognition = new MlKitTextRecognizer(recognizer::asRecognizer);

  @Before
  public void needStubs() {
    assumeTrue("shadows are of the stubs; ML Kit itself is here", BuildConfig.STUBS);
  }

  @Test
  public void line_characterByCharacter_isReadWhereTheyAre() {
    Rect first = new Rect(40, 10, 70, 58);
    recognizer.sees(new RecordedText().line(RecordedText.word("5l9", first, 48)));
    assertEquals(
        List.of(
            new SeenCharacter('5', 55), new SeenCharacter('1', 103), new SeenCharacter('9', 151)),
        readLine());
  }

  @Test
  public void line_wordAsAWhole_isDividedEvenly() {
    recognizer.sees(
        new RecordedText().line(RecordedText.whole("53", new Rect(40, 10, 136, 58), 0)));
    assertEquals(List.of(new SeenCharacter('5', 64), new SeenCharacter('3', 112)), readLine());
  }

  @Test
  public void line_confidence_isThatOfEachCharacter() {
    Rect first = new Rect(40, 10, 70, 58);
    recognizer.sees(
        new RecordedText()
            .line(RecordedText.sure(RecordedText.word("53", first, 48), 0.75f, 0.5f, 0.25f)));
    assertEquals(
        List.of(new SeenCharacter('5', 55, 0.5), new SeenCharacter('3', 103, 0.25)), readLine());
  }

  /** A model that reports confidence only for words, or not at all. */
  @Test
  public void line_confidenceNotSaid_isTheWordsOrFull() {
    Rect first = new Rect(40, 10, 70, 58);
    Rect second = new Rect(140, 10, 170, 58);
    recognizer.sees(
        new RecordedText()
            .line(
                RecordedText.sure(RecordedText.word("5", first, 48), 0.75f),
                RecordedText.word("3", second, 48)));
    assertEquals(
        List.of(new SeenCharacter('5', 55, 0.75), new SeenCharacter('3', 155, 1)), readLine());
  }

  @Test
  public void line_picture_isTheLine() {
    recognizer.sees(new RecordedText());
    readLine();
    assertEquals(List.of(200), recognizer.widths);
  }

  /** Adjacent digits form words, lines are in reverse order, and 1 is read as l, I or |. */
  @Test
  public void board_wordsAcrossCells_isRead() {
    Grid puzzle = TestScenes.PUZZLE;
    recognizer.sees(recorded(puzzle.toString().replaceFirst("1", "l").replaceFirst("1", "|")));
    assertEquals(puzzle, placed(readBoard()));
    assertEquals(List.of(SIDE), recognizer.widths);
  }

  @Test
  public void board_noughtsAndLetters_areNothing() {
    Grid puzzle = TestScenes.PUZZLE;
    String seen = puzzle.toString().replaceFirst("3", "O").replaceFirst("2", "x");
    recognizer.sees(recorded(seen));
    Grid expected =
        puzzle
            .with(puzzle.toString().indexOf('3'), Grid.NO_DIGIT)
            .with(puzzle.toString().indexOf('2'), Grid.NO_DIGIT);
    assertEquals(expected, placed(readBoard()));
  }

  @Test
  public void board_upsideDown_isNotTrusted() {
    recognizer.sees(
        new RecordedText().line(RecordedText.whole("6", new Rect(20, 20, 50, 60), 180)));
    assertEquals(List.of(), readBoard());
  }

  /** A flattened page may still be tilted by a degree or two. */
  @Test
  public void board_leaningALittle_isRead() {
    for (int degrees : new int[] {-2, 2}) {
      recognizer.sees(turned(TestScenes.PUZZLE.toString(), degrees));
      assertEquals(degrees + " degrees", TestScenes.PUZZLE, placed(readBoard()));
    }
  }

  @Test
  public void board_onItsSide_isNotTrusted() {
    for (int degrees : new int[] {-90, 90}) {
      recognizer.sees(turned(TestScenes.PUZZLE.toString(), degrees));
      assertEquals(degrees + " degrees", List.of(), readBoard());
    }
  }

  @Test
  public void word_withoutPosition_isIgnored() {
    Rect first = new Rect(40, 10, 70, 58);
    Rect second = new Rect(140, 10, 170, 58);
    recognizer.sees(
        new RecordedText()
            .line(
                RecordedText.nowhere(RecordedText.word("53", first, 48)),
                RecordedText.nowhere(RecordedText.whole("8", first, 0)),
                RecordedText.word("9", second, 48)));
    assertEquals(List.of(new SeenCharacter('9', 155)), readLine());
  }

  @Test
  public void recognizer_failing_hasSeenNothing() {
    recognizer.fails();
    assertEquals(List.of(), readBoard());
    assertEquals(List.of(), readLine());
  }

  @Test
  public void recognizer_emptyPage_hasSeenNothing() {
    recognizer.sees(new RecordedText());
    assertTrue(readBoard().isEmpty());
  }

  private List<SeenCharacter> readLine() {
    LinePicture line = new LinePicture(new byte[200 * 68], 200, 68);
    return BackgroundThread.get(() -> recognition.readLine(line));
  }

  private List<SeenSymbol> readBoard() {
    FlatBoard board = new FlatBoard(new byte[SIDE * SIDE], SIDE, CELL, MARGIN);
    return BackgroundThread.get(() -> recognition.readBoard(board));
  }

  /** Returns a board as a text recognizer reads it: adjacent digits become a word. */
  private static RecordedText recorded(String board) {
    RecordedText recorded = new RecordedText();
    for (int row = 0; row < Cells.SIDE; row++) {
      List<Text.Element> words = new ArrayList<>();
      String line = board.substring(row * Cells.SIDE, (row + 1) * Cells.SIDE);
      Matcher word = DIGITS.matcher(line);
      while (word.find()) {
        words.add(RecordedText.word(word.group(), digitAt(row, word.start()), CELL));
      }
      recorded.line(words.toArray(new Text.Element[0]));
    }
    return recorded;
  }

  /** Returns the board, rotated clockwise about its center. */
  private static RecordedText turned(String board, int degrees) {
    RecordedText recorded = new RecordedText();
    for (int row = 0; row < Cells.SIDE; row++) {
      Matcher word = DIGITS.matcher(board.substring(row * Cells.SIDE, (row + 1) * Cells.SIDE));
      while (word.find()) {
        List<Rect> places = new ArrayList<>();
        for (int column = word.start(); column < word.end(); column++) {
          places.add(turned(digitAt(row, column), degrees));
        }
        recorded.line(RecordedText.turned(word.group(), places, degrees));
      }
    }
    return recorded;
  }

  /** Keeps the size, because boxes of characters are upright. */
  private static Rect turned(Rect box, int degrees) {
    double angle = Math.toRadians(degrees);
    double x = box.exactCenterX() - SIDE / 2.0;
    double y = box.exactCenterY() - SIDE / 2.0;
    Rect turned = new Rect(box);
    turned.offset(
        (int) Math.round(x * Math.cos(angle) - y * Math.sin(angle) - x),
        (int) Math.round(x * Math.sin(angle) + y * Math.cos(angle) - y));
    return turned;
  }

  private static Rect digitAt(int row, int column) {
    int left = MARGIN + column * CELL + CELL / 4;
    int top = MARGIN + row * CELL + CELL / 5;
    return new Rect(left, top, left + CELL / 2, top + 3 * CELL / 5);
  }

  private static Grid placed(List<SeenSymbol> symbols) {
    Grid grid = Grid.EMPTY;
    for (SeenSymbol symbol : symbols) {
      int column = (int) (symbol.x() - MARGIN) / CELL;
      int row = (int) (symbol.y() - MARGIN) / CELL;
      grid = grid.with(Cells.at(row, column), Character.digit(symbol.character(), 10));
    }
    return grid;
  }
}
