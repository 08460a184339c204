package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.board.BoardCell.Mark;
import dev.casilla.app.board.BoardState;
import dev.casilla.app.board.Hand;
import dev.casilla.app.puzzle.EntryMode.Switch;
import dev.casilla.app.puzzle.PuzzleMessage.About;
import dev.casilla.app.puzzle.PuzzleMessage.Counted;
import dev.casilla.app.puzzle.PuzzleMessage.OneOf;
import dev.casilla.app.puzzle.PuzzleMessage.Saying;
import dev.casilla.app.puzzle.PuzzleUiState.Stage;
import dev.casilla.app.settings.Option;
import dev.casilla.app.settings.Settings;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.SolutionCount;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Units;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class PuzzleUiStateTest {
  @Test
  void board_saysWhatAHandWrites() {
    Desk desk = Scenes.desk(Sheet.of(Puzzles.UNIQUE));
    assertEquals(Hand.ENTERING, handAt(Scenes.home()));
    assertEquals(Hand.ENTERING, handAt(Scenes.at(desk)));
    assertEquals(Hand.NOTING, handAt(Scenes.at(desk.with(Scenes.MODE.switched(Switch.NOTES)))));
    assertEquals(Hand.PRINTING, handAt(Scenes.at(desk.with(Scenes.MODE.switched(Switch.CLUES)))));
    assertEquals(Hand.RESTING, handAt(Scenes.judged(Puzzles.UNIQUE, Showing.SOLUTION)));
    assertEquals(Hand.RESTING, handAt(Scene.opening(desk)));
    assertEquals(Hand.ENTERING, handAt(Scene.opening(desk).openingLong()));
  }

  private static Hand handAt(Scene scene) {
    return Scenes.state(scene).board().hand();
  }

  @Test
  void staysLit_ifThatWasChosenAndThereIsASheet() {
    Settings lit = Settings.DEFAULT.with(Option.KEEP_SCREEN_ON);
    Scene puzzle = Scenes.puzzle(Puzzles.UNIQUE);
    assertTrue(PuzzleUiState.of(puzzle, lit).staysLit());
    assertFalse(PuzzleUiState.of(puzzle, lit.without(Option.KEEP_SCREEN_ON)).staysLit());
    assertFalse(PuzzleUiState.of(Scenes.home(), lit).staysLit());
  }

  /** The loud button would take the room that the doors have. */
  @Test
  void home_reading_canBeStoppedBesideTheMessage() {
    PuzzleUiState state = Scenes.state(Scenes.home().saying(Saying.READING));
    assertEquals(Optional.of(PuzzleAction.STOP), state.card().action());
    assertEquals(Optional.empty(), state.offer().primary());
    assertTrue(state.hasDoors());
    assertTrue(state.showsProgress());
  }

  @Test
  void home_hasDoorsAndNothingElse() {
    PuzzleUiState state = Scenes.state(Scenes.home());
    assertTrue(state.hasDoors());
    assertEquals(Optional.empty(), state.title());
    assertEquals(Optional.empty(), state.offer().primary());
    assertEquals(Set.of(), state.offer().menu());
  }

  @Test
  void blank_canBeTypedOnButNotSolved() {
    PuzzleUiState state = Scenes.state(Scenes.blank());
    assertEquals(Stage.WRITING, state.stage());
    assertEquals(Optional.empty(), state.offer().primary());
  }

  @Test
  void clash_namesItsUnitAndMarksBothCells() {
    PuzzleUiState state = Scenes.state(Scenes.clashing());
    assertEquals(new PuzzleMessage.Clash(6, 2, Units.Kind.ROW, 3), state.card().message());
    assertTrue(state.board().cell(Cells.named("D5")).has(Mark.CLASH));
    assertTrue(state.board().cell(Cells.named("D9")).has(Mark.CLASH));
    assertFalse(state.board().cell(Cells.named("A7")).has(Mark.CLASH));
  }

  @Test
  void clash_ofThree_countsThem() {
    Grid three = Grid.EMPTY.with(0, 6).with(4, 6).with(8, 6);
    PuzzleMessage message = Scenes.state(Scenes.typed(three)).card().message();
    assertEquals(new PuzzleMessage.Clash(6, 3, Units.Kind.ROW, 0), message);
  }

  @Test
  void selected_marksPeersAndSameDigits() {
    PuzzleUiState state = Scenes.state(Scenes.clashing());
    assertTrue(state.board().cell(Cells.named("D1")).has(Mark.PEER));
    assertTrue(state.board().cell(Cells.named("A7")).has(Mark.SAME_DIGIT));
    assertTrue(state.hand().keypad().keys().get(5).isLookedAt());
  }

  @Test
  void tooFewDigits_saysSo() {
    Grid seven = Puzzles.TOO_FEW_DIGITS;
    PuzzleMessage message = Scenes.state(Scenes.puzzle(seven)).card().message();
    assertEquals(new Counted(About.TOO_FEW_DIGITS, 7), message);
    assertEquals(Set.of(), missing(Scenes.known(Scenes.puzzle(seven))));
    Scene checked = Scenes.judged(seven, Showing.VERDICT);
    assertEquals(Set.of(8, 9), missing(checked));
    assertEquals(seven.filled(), counted(checked));
  }

  @Test
  void tooFewClues_marksThoseThereAre() {
    assertEquals(Set.of(), counted(Scenes.known(Scenes.puzzle(Puzzles.TOO_FEW))));
    Scene checked = Scenes.judged(Puzzles.TOO_FEW, Showing.VERDICT);
    assertEquals(Puzzles.TOO_FEW.filled(), counted(checked));
    assertEquals(Set.of(), missing(checked));
  }

  private static Set<Integer> counted(Scene scene) {
    return marked(Mark.COUNTED, Scenes.state(scene));
  }

  private static Set<Integer> marked(Mark mark, PuzzleUiState state) {
    BoardState board = state.board();
    return IntStream.range(0, Cells.COUNT)
        .filter(cell -> board.cell(cell).has(mark))
        .boxed()
        .collect(Collectors.toSet());
  }

  /** The digits whose keys say that they are missing. */
  private static Set<Integer> missing(Scene scene) {
    return Scenes.state(scene).hand().keypad().keys().stream()
        .filter(Keypad.Key::isMissing)
        .map(Keypad.Key::digit)
        .collect(Collectors.toSet());
  }

  @Test
  void complete_isSaid() {
    PuzzleUiState state = Scenes.state(Scenes.puzzle(Puzzles.UNIQUE_SOLUTION));
    assertEquals(Saying.COMPLETE, state.card().message());
    assertTrue(state.offer().isDone());
    assertEquals(Optional.empty(), state.offer().primary());
  }

  @Test
  void complete_theOnlySolutionFilledIn_isSaidOnceThatIsKnown() {
    Scene full = Scenes.filledIn(Puzzles.UNIQUE, Puzzles.UNIQUE_SOLUTION);
    assertSaid(Saying.FILLED, full);
    assertSaid(Saying.COMPLETE, Scenes.known(full));
    assertSaid(Saying.COMPLETE, Scenes.known(full).with(Showing.VERDICT));
  }

  @Test
  void complete_oneOfSeveral_isNeverCalledRight() {
    PuzzleMessage oneOfTwo = new OneOf(Optional.of(new SolutionCount(2, Solver.COUNT_LIMIT)));
    for (Grid solution : List.of(Puzzles.UNIQUE_SOLUTION, Puzzles.OTHER_SOLUTION)) {
      Scene full = Scenes.filledIn(Puzzles.SEVERAL, solution);
      assertSaid(Saying.FILLED, full);
      assertSaid(oneOfTwo, Scenes.known(full));
      assertSaid(oneOfTwo, Scenes.known(full).with(Showing.VERDICT));
    }
  }

  @Test
  void complete_oneOfSeveralChecked_marksWhatDiffersAndNothingAsWrong() {
    for (Grid solution : List.of(Puzzles.UNIQUE_SOLUTION, Puzzles.OTHER_SOLUTION)) {
      Scene full = Scenes.filledIn(Puzzles.SEVERAL, solution);
      PuzzleUiState checked = Scenes.state(Scenes.known(full).with(Showing.VERDICT));
      assertEquals(Set.of(), marked(Mark.WRONG, checked));
      assertEquals(Set.of(1, 6, 10, 15), marked(Mark.DIFFERS, checked));
      assertEquals(Optional.of(PuzzleAction.SHOW_FIRST), checked.card().action());
    }
  }

  @Test
  void complete_ofTooFewClues_isOneOfManySolutions() {
    Scene full = Scenes.filledIn(Puzzles.TOO_FEW, Puzzles.UNIQUE_SOLUTION);
    assertSaid(new OneOf(Optional.empty()), Scenes.known(full));
    assertSaid(new OneOf(Optional.empty()), Scenes.known(full).with(Showing.VERDICT));
  }

  @Test
  void none_ofTooFewClues_isSaidBeforeTheirNumber() {
    Grid nowhere = Puzzles.TOO_FEW_FOR_NONE;
    assertSaid(new Counted(About.CLUES, 9), Scenes.typed(nowhere));
    assertSaid(Saying.NONE_SO_FAR, Scenes.known(Scenes.typed(nowhere)));
    assertSaid(Saying.NONE_PRINTED, Scenes.known(Scenes.puzzle(nowhere)));
    Scene checked = Scenes.judged(nowhere, Showing.VERDICT);
    assertSaid(new Counted(About.NO_SOLUTION, 9), checked);
    assertEquals(nowhere.filled(), marked(Mark.CONTRADICTS, Scenes.state(checked)));
    assertEquals(Set.of(), counted(checked));
  }

  @Test
  void none_marksTheCluesAndDoubtsWhatMayBeCorrected() {
    PuzzleUiState state = Scenes.state(Scenes.judged(Puzzles.NONE, Showing.VERDICT));
    assertTrue(state.board().cell(0).has(Mark.CONTRADICTS));
    assertTrue(state.board().cell(0).has(Mark.DOUBTFUL));
    assertFalse(state.card().suggestions().suspects().isEmpty());
  }

  @Test
  void none_beforeItIsAskedFor_suggestsNothing() {
    PuzzleUiState state = Scenes.state(Scenes.known(Scenes.puzzle(Puzzles.NONE)));
    assertEquals(Saying.NONE_PRINTED, state.card().message());
    assertTrue(state.card().suggestions().isEmpty());
    assertFalse(state.board().cell(0).has(Mark.CONTRADICTS));
  }

  /** Nobody types on what was pasted, scanned or set as puzzle: that is all there is. */
  @Test
  void printed_isNotSpokenOfAsIfItWereTyped() {
    assertSaid(new Counted(About.CLUES, 32), Scenes.typed(Puzzles.UNIQUE));
    assertSaid(new Counted(About.CLUES_PRINTED, 32), Scenes.puzzle(Puzzles.UNIQUE));
    assertSaid(new Counted(About.SEVERAL_SO_FAR, 77), Scenes.known(Scenes.typed(Puzzles.SEVERAL)));
    assertSaid(Saying.SEVERAL_PRINTED, Scenes.known(Scenes.puzzle(Puzzles.SEVERAL)));
    assertSaid(Saying.NONE_SO_FAR, Scenes.known(Scenes.typed(Puzzles.NONE)));
    assertSaid(Saying.NONE_PRINTED, Scenes.known(Scenes.puzzle(Puzzles.NONE)));
  }

  /** What a check would say is said already, or there is nothing to check. */
  @Test
  void check_isOfferedUnlessItWouldSayNothingNew() {
    assertFalse(isWorthChecking(Scenes.home()));
    assertFalse(isWorthChecking(Scenes.blank()));
    assertFalse(isWorthChecking(Scenes.at(Scenes.desk(Sheet.EMPTY.withNotes(0, 1)))));
    assertFalse(isWorthChecking(Scenes.puzzle(Puzzles.UNIQUE_SOLUTION)));
    Scene full = Scenes.filledIn(Puzzles.UNIQUE, Puzzles.UNIQUE_SOLUTION);
    assertTrue(isWorthChecking(full));
    assertFalse(isWorthChecking(Scenes.known(full)));
    assertTrue(isWorthChecking(Scenes.known(Scenes.typed(Puzzles.UNIQUE))));
    assertTrue(isWorthChecking(Scenes.clashing()));
    Scene oneOfTwo = Scenes.filledIn(Puzzles.SEVERAL, Puzzles.OTHER_SOLUTION);
    assertTrue(isWorthChecking(Scenes.known(oneOfTwo)), "marks where they differ");
  }

  private static boolean isWorthChecking(Scene scene) {
    return Scenes.state(scene).offer().isWorthChecking();
  }

  private static void assertSaid(PuzzleMessage message, Scene scene) {
    assertEquals(message, Scenes.state(scene).card().message());
  }

  @Test
  void candidates_areSeenInEmptyCellsOnly() {
    EntryMode mode = Scenes.MODE.switched(EntryMode.Switch.CANDIDATES);
    Desk desk = Scenes.desk(Sheet.of(Puzzles.UNIQUE)).with(mode);
    PuzzleUiState state = Scenes.state(Scenes.at(desk));
    assertEquals(Writing.candidates(desk.sheet(), 0), state.board().cell(0).notes());
    assertEquals(0, state.board().cell(2).notes());
  }
}
