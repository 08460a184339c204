package dev.casilla.reader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.fit.GridFinder;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.reading.CellReading;
import dev.casilla.reader.repair.Conclusion;
import dev.casilla.reader.result.FoundGrid;
import dev.casilla.reader.result.FoundGrids;
import dev.casilla.reader.testing.ReadingBuilder;
import dev.casilla.reader.testing.page.PageRenderer;
import dev.casilla.solver.Cells;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ReadingVoteTest {
  private static final String ONE =
      "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..";
  private static final String OTHER =
      "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
  private static final int A3 = Cells.named("A3");
  private static final FoundGrid GRID = anyGrid();

  private final ReadingVote vote = new ReadingVote();

  private static FoundGrid anyGrid() {
    Picture picture = new Picture();
    picture.load(new PageRenderer(640, 480).puzzle(8, 0.1).plane());
    return ((FoundGrids) new GridFinder().find(picture)).best();
  }

  private static ReadBoard board(ReadingBuilder beliefs) {
    return new ReadBoard(
        GRID, beliefs.reading(), new Conclusion.None(Conclusion.NoPuzzleReason.NOT_SOUGHT));
  }

  private static ReadingBuilder doubtful(double probability) {
    return ReadingBuilder.of(ONE).doubt("A3", '3', probability, '8');
  }

  private CellReading atA3() {
    return vote.board().orElseThrow().reading().cell(A3);
  }

  @Test
  void isSettled_oneFrame_isFalse() {
    vote.add(board(ReadingBuilder.of(ONE)));

    assertFalse(vote.isSettled());
  }

  @Test
  void isSettled_twoFramesWithoutDoubt_isTrue() {
    vote.add(board(ReadingBuilder.of(ONE)));
    vote.add(board(ReadingBuilder.of(ONE)));

    assertTrue(vote.isSettled());
    assertEquals(ONE, vote.board().orElseThrow().raw().toString());
  }

  @Test
  void board_framesWithConclusion_hasNone() {
    ReadBoard concluded = new PuzzleReader().conclude(board(ReadingBuilder.of(ONE)));
    assertTrue(concluded.isCertain());
    vote.add(concluded);
    vote.add(concluded);

    assertEquals(
        new Conclusion.None(Conclusion.NoPuzzleReason.NOT_SOUGHT),
        vote.board().orElseThrow().conclusion());
  }

  @Test
  void add_agreeingFrames_raisesConfidence() {
    vote.add(board(doubtful(0.9)));
    double before = atA3().confidence();
    for (int i = 0; i < 5; i++) {
      vote.add(board(doubtful(0.9)));
    }

    assertTrue(atA3().confidence() > before + 0.05, before + " to " + atA3());
    assertTrue(vote.isSettled());
  }

  @Test
  void add_disagreeingFrames_staysDoubtful() {
    for (int i = 0; i < 6; i++) {
      vote.add(board(doubtful(i % 2 == 0 ? 0.9 : 0.1)));
    }

    assertFalse(vote.isSettled());
    assertEquals(6, vote.frames());
  }

  @Test
  void add_likelierDigitInMostFrames_wins() {
    vote.add(board(doubtful(0.3)));
    for (int i = 0; i < 3; i++) {
      vote.add(board(doubtful(0.8)));
    }

    assertEquals(3, atA3().digit());
  }

  /** A finger that does not move proves no cell empty. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 12, 100})
  void add_cellHiddenInAllFrames_staysUnknown(int frames) {
    for (int i = 0; i < frames; i++) {
      vote.add(board(hidden()));
    }

    ReadBoard board = new PuzzleReader().conclude(vote.board().orElseThrow());
    assertEquals(Set.of(A3), board.reading().doubtful());
    assertEquals(0.5, atA3().confidence(), 0.01);
    assertFalse(vote.isSettled());
    assertFalse(board.isCertain());
  }

  /** All frames see the same of a hidden cell, so its digits do not become more probable. */
  @Test
  void add_cellHiddenInManyFrames_staysUnknown() {
    for (int i = 0; i < 12; i++) {
      vote.add(board(ReadingBuilder.of(ONE).doubt("A3", '.', 0.6, '7')));
    }

    assertEquals(0, atA3().digit());
    assertEquals(0.5, atA3().confidence(), 0.01);
    assertFalse(vote.isSettled());
  }

  /** A drop of ink does not move either. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 12, 100})
  void add_emptyCellWithInk_getsNoMoreProbable(int frames) {
    for (int i = 0; i < frames; i++) {
      ReadingBuilder beliefs =
          ReadingBuilder.of(ONE.substring(0, A3) + "." + ONE.substring(A3 + 1));
      beliefs.beliefs().setDoubtful(A3);
      vote.add(board(beliefs));
    }

    ReadBoard board = new PuzzleReader().conclude(vote.board().orElseThrow());
    assertEquals(0, atA3().digit());
    assertEquals(0.9, atA3().confidence(), 0.01);
    assertFalse(vote.isSettled());
    assertFalse(board.isCertain());
  }

  /** Neat handwriting looks like print in every frame. */
  @Test
  void add_digitThatMayBeWritten_printGetsNoMoreProbable() {
    for (int i = 0; i < 12; i++) {
      vote.add(board(ReadingBuilder.of(ONE).doubt("A3", '3', 0.9, 'c')));
    }

    assertEquals(3, atA3().digit());
    assertEquals(0.9, atA3().confidence(), 0.01);
    assertFalse(vote.isSettled());
  }

  @Test
  void add_cellVisibleInSomeFrames_isRead() {
    for (int i = 0; i < 6; i++) {
      vote.add(board(i < 4 ? hidden() : ReadingBuilder.of(ONE)));
    }

    assertEquals(3, atA3().digit());
    assertTrue(vote.isSettled());
  }

  private static ReadingBuilder hidden() {
    ReadingBuilder beliefs = ReadingBuilder.of(ONE.substring(0, A3) + "." + ONE.substring(A3 + 1));
    beliefs.beliefs().setUnknown(A3);
    return beliefs;
  }

  @Test
  void add_oneFrameOfAnotherBoard_isIgnored() {
    vote.add(board(ReadingBuilder.of(ONE)));
    vote.add(board(ReadingBuilder.of(ONE)));
    vote.add(board(ReadingBuilder.of(OTHER)));

    assertEquals(2, vote.frames());
    assertEquals(ONE, vote.board().orElseThrow().raw().toString());
  }

  @Test
  void add_twoFramesOfAnotherBoard_restarts() {
    vote.add(board(ReadingBuilder.of(ONE)));
    vote.add(board(ReadingBuilder.of(ONE)));
    vote.add(board(ReadingBuilder.of(OTHER)));
    vote.add(board(ReadingBuilder.of(OTHER)));

    assertEquals(2, vote.frames());
    assertEquals(OTHER, vote.board().orElseThrow().raw().toString());
  }

  private static ReadBoard turned(ReadBoard board, int quarters) {
    ReadBoard turned = board;
    for (int i = 0; i < quarters; i++) {
      turned = turned.quarterTurned();
    }
    return turned;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void add_framesInDifferentOrientations_areAligned(int quarters) {
    ReadingVote straight = new ReadingVote();
    for (int frame = 0; frame < 6; frame++) {
      straight.add(board(doubtful(0.9)));
      vote.add(turned(board(doubtful(0.9)), frame * quarters % 4));
    }

    assertEquals(6, vote.frames());
    assertEquals(ONE, vote.board().orElseThrow().raw().toString());
    assertEquals(
        straight.board().orElseThrow().reading().cell(A3).confidence(), atA3().confidence(), 1e-9);
    assertTrue(vote.isSettled());
  }

  @Test
  void add_turnedFrame_boardHasItsPosition() {
    vote.add(board(ReadingBuilder.of(ONE)));
    vote.add(turned(board(ReadingBuilder.of(ONE)), 3));

    assertEquals(GRID.corners(), vote.board().orElseThrow().corners());
  }

  @Test
  void add_twoTurnedFramesOfAnotherBoard_restarts() {
    vote.add(board(ReadingBuilder.of(ONE)));
    vote.add(board(ReadingBuilder.of(ONE)));
    vote.add(board(ReadingBuilder.of(OTHER)));
    vote.add(turned(board(ReadingBuilder.of(OTHER)), 1));

    assertEquals(2, vote.frames());
    assertEquals(OTHER, vote.board().orElseThrow().raw().toString());
  }

  @Test
  void reset_afterFrames_discardsThem() {
    vote.add(board(ReadingBuilder.of(ONE)));
    vote.reset();

    assertEquals(0, vote.frames());
    assertTrue(vote.board().isEmpty());
  }
}
