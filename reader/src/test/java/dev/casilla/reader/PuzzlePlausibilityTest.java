package dev.casilla.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.casilla.reader.board.FlatBoard;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.repair.Conclusion;
import dev.casilla.reader.result.RejectionReason;
import dev.casilla.reader.testing.ReadingBuilder;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Grid;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The number of digits on a board. Newspapers print full solutions beside their puzzles. Few
 * puzzles have more than 45 givens, but some photographed ones have 46, so such a board is rejected
 * only in favour of another one. No printed puzzle has more than 50.
 */
final class PuzzlePlausibilityTest {
  private static final String SOLUTION =
      "483921657967345821251876493548132976729564138136798245372689514814253769695417382";
  private static final int SIDE = 700;

  private final PuzzleReader reader = new PuzzleReader();

  /** The first {@code count} digits of the solution. */
  private static String givens(int count) {
    return SOLUTION.substring(0, count) + ".".repeat(81 - count);
  }

  private static BoardReader.Upright upright(ReadBoard board) {
    return new BoardReader.Upright(board, false);
  }

  private static ReadBoard board(String contents) {
    FlatBoard flat = new FlatBoard(new byte[100 * 100], 100, 10, 5);
    return new ReadBoard(
        flat.grid(),
        ReadingBuilder.of(contents).reading(),
        new Conclusion.None(Conclusion.NoPuzzleReason.NOT_SOUGHT));
  }

  private static byte[] photograph(int givens) {
    return new NewspaperPage(Grid.parse(givens(givens)), 2)
        .photograph(CameraPose.above(60), SIDE, SIDE);
  }

  @ParameterizedTest
  @ValueSource(ints = {17, 45, 46, 47, 48, 49, 50})
  void rejectionOf_atMostFiftyGivens_isNone(int givens) {
    assertEquals(Optional.empty(), PuzzlePlausibility.rejectionOf(upright(board(givens(givens)))));
  }

  @ParameterizedTest
  @ValueSource(ints = {51, 52, 80, 81})
  void rejectionOf_moreThanFiftyGivens_isFilledIn(int givens) {
    assertEquals(
        Optional.of(RejectionReason.FILLED_IN),
        PuzzlePlausibility.rejectionOf(upright(board(givens(givens)))));
  }

  /** Letters are handwritten digits, which count too. */
  @ParameterizedTest
  @ValueSource(strings = {"12345", "12cde", "abcde"})
  void rejectionOf_fiveDigits_isNone(String digits) {
    ReadBoard board = board(digits + ".".repeat(76));

    assertEquals(Optional.empty(), PuzzlePlausibility.rejectionOf(upright(board)));
  }

  @ParameterizedTest
  @ValueSource(strings = {".", "1234", "12cd", "abcd"})
  void rejectionOf_fewerThanFiveDigits_isNoGrid(String digits) {
    ReadBoard board = board(digits + ".".repeat(81 - digits.length()));

    assertEquals(
        Optional.of(RejectionReason.NO_GRID), PuzzlePlausibility.rejectionOf(upright(board)));
  }

  @ParameterizedTest
  @CsvSource({"44, false", "45, false", "46, true", "47, true", "50, true", "51, true"})
  void hasUnusuallyManyGivens_boards_onlyWithMoreThan45(int givens, boolean expected) {
    assertEquals(expected, PuzzlePlausibility.hasUnusuallyManyGivens(board(givens(givens))));
  }

  @Test
  void rejectionOf_puzzleFilledInByHand_isNone() {
    String written =
        SOLUTION
            .substring(30)
            .chars()
            .mapToObj(PuzzlePlausibilityTest::byHand)
            .reduce("", String::concat);
    ReadBoard board = board(SOLUTION.substring(0, 30) + written);

    assertEquals(Optional.empty(), PuzzlePlausibility.rejectionOf(upright(board)));
  }

  private static String byHand(int digit) {
    return String.valueOf((char) (digit - '1' + 'a'));
  }

  @ParameterizedTest
  @ValueSource(ints = {45, 46, 50})
  void read_onlyBoardInImage_isRead(int givens) {
    PuzzleReading reading = reader.read(LumaPlane.of(photograph(givens), SIDE, SIDE));

    ReadBoard board = assertInstanceOf(PuzzleReading.Boards.class, reading).best();
    assertEquals(givens, board.raw().givens());
  }

  @ParameterizedTest
  @ValueSource(ints = {51, 52, 81})
  void read_onlyBoardIsFull_isFilledIn(int givens) {
    PuzzleReading reading = reader.read(LumaPlane.of(photograph(givens), SIDE, SIDE));

    assertEquals(new PuzzleReading.Rejected(RejectionReason.FILLED_IN), reading);
  }

  @ParameterizedTest
  @ValueSource(ints = {46, 50, 81})
  void read_fullBoardBesideAnother_isIgnored(int givens) {
    LumaPlane both = beside(photograph(givens), photograph(30));

    ReadBoard ofFrame = assertInstanceOf(PuzzleReading.Boards.class, reader.readFrame(both)).best();
    ReadBoard read = assertInstanceOf(PuzzleReading.Boards.class, reader.read(both)).best();

    assertEquals(30, ofFrame.raw().givens());
    assertEquals(30, read.raw().givens());
  }

  private static LumaPlane beside(byte[] left, byte[] right) {
    byte[] both = new byte[2 * SIDE * SIDE];
    for (int y = 0; y < SIDE; y++) {
      System.arraycopy(left, y * SIDE, both, 2 * y * SIDE, SIDE);
      System.arraycopy(right, y * SIDE, both, (2 * y + 1) * SIDE, SIDE);
    }
    return LumaPlane.of(both, 2 * SIDE, SIDE);
  }
}
