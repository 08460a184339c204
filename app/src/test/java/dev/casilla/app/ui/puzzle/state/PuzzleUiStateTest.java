package dev.casilla.app.ui.puzzle.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.model.settings.SettingsOption;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.app.ui.board.state.BoardState;
import dev.casilla.app.ui.board.state.EntryKind;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.EntryMode;
import dev.casilla.app.ui.puzzle.editor.EntryMode.Toggle;
import dev.casilla.app.ui.puzzle.editor.EntryRules;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Counted;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.CountedFact;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.OneOf;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState.Stage;
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
    EditorState editor = PuzzleStates.desk(Sheet.of(SamplePuzzles.UNIQUE));
    assertEquals(EntryKind.ENTRY, handAt(PuzzleStates.home()));
    assertEquals(EntryKind.ENTRY, handAt(PuzzleStates.at(editor)));
    assertEquals(
        EntryKind.NOTE,
        handAt(PuzzleStates.at(editor.with(PuzzleStates.MODE.toggled(Toggle.NOTES)))));
    assertEquals(
        EntryKind.CLUE,
        handAt(PuzzleStates.at(editor.with(PuzzleStates.MODE.toggled(Toggle.CLUES)))));
    assertEquals(
        EntryKind.READ_ONLY,
        handAt(PuzzleStates.judged(SamplePuzzles.UNIQUE, SolutionDisplay.SOLUTION)));
    assertEquals(EntryKind.READ_ONLY, handAt(PuzzleState.opening(editor)));
    assertEquals(EntryKind.ENTRY, handAt(PuzzleState.opening(editor).withSlowOpening()));
  }

  private static EntryKind handAt(PuzzleState scene) {
    return PuzzleStates.state(scene).board().entryKind();
  }

  @Test
  void staysLit_ifThatWasChosenAndThereIsASheet() {
    Settings lit = Settings.DEFAULT.with(SettingsOption.KEEP_SCREEN_ON);
    PuzzleState puzzle = PuzzleStates.puzzle(SamplePuzzles.UNIQUE);
    assertTrue(PuzzleUiState.of(puzzle, lit).keepsScreenOn());
    assertFalse(
        PuzzleUiState.of(puzzle, lit.without(SettingsOption.KEEP_SCREEN_ON)).keepsScreenOn());
    assertFalse(PuzzleUiState.of(PuzzleStates.home(), lit).keepsScreenOn());
  }

  /** A primary button would take the space of the home menu. */
  @Test
  void home_reading_canBeStoppedBesideTheMessage() {
    PuzzleUiState state = PuzzleStates.state(PuzzleStates.home().withNotice(Fixed.READING));
    assertEquals(Optional.of(PuzzleAction.STOP), state.message().action());
    assertEquals(Optional.empty(), state.actions().primary());
    assertTrue(state.isHome());
    assertTrue(state.showsProgress());
  }

  @Test
  void home_hasDoorsAndNothingElse() {
    PuzzleUiState state = PuzzleStates.state(PuzzleStates.home());
    assertTrue(state.isHome());
    assertEquals(Optional.empty(), state.title());
    assertEquals(Optional.empty(), state.actions().primary());
    assertEquals(Set.of(), state.actions().menu());
  }

  @Test
  void blank_canBeTypedOnButNotSolved() {
    PuzzleUiState state = PuzzleStates.state(PuzzleStates.blank());
    assertEquals(Stage.WRITING, state.stage());
    assertEquals(Optional.empty(), state.actions().primary());
  }

  @Test
  void clash_namesItsUnitAndMarksBothCells() {
    PuzzleUiState state = PuzzleStates.state(PuzzleStates.clashing());
    assertEquals(new PuzzleMessage.Clash(6, 2, Units.Kind.ROW, 3), state.message().message());
    assertTrue(state.board().cell(Cells.named("D5")).has(Mark.CLASH));
    assertTrue(state.board().cell(Cells.named("D9")).has(Mark.CLASH));
    assertFalse(state.board().cell(Cells.named("A7")).has(Mark.CLASH));
  }

  @Test
  void clash_ofThree_countsThem() {
    Grid three = Grid.EMPTY.with(0, 6).with(4, 6).with(8, 6);
    PuzzleMessage message = PuzzleStates.state(PuzzleStates.typed(three)).message().message();
    assertEquals(new PuzzleMessage.Clash(6, 3, Units.Kind.ROW, 0), message);
  }

  @Test
  void selected_marksPeersAndSameDigits() {
    PuzzleUiState state = PuzzleStates.state(PuzzleStates.clashing());
    assertTrue(state.board().cell(Cells.named("D1")).has(Mark.PEER));
    assertTrue(state.board().cell(Cells.named("A7")).has(Mark.SAME_DIGIT));
    assertTrue(state.input().keypad().keys().get(5).isHighlighted());
  }

  @Test
  void tooFewDigits_isReported() {
    Grid seven = SamplePuzzles.TOO_FEW_DIGITS;
    PuzzleMessage message = PuzzleStates.state(PuzzleStates.puzzle(seven)).message().message();
    assertEquals(new Counted(CountedFact.TOO_FEW_DIGITS, 7), message);
    assertEquals(Set.of(), missing(PuzzleStates.known(PuzzleStates.puzzle(seven))));
    PuzzleState checked = PuzzleStates.judged(seven, SolutionDisplay.VERDICT);
    assertEquals(Set.of(8, 9), missing(checked));
    assertEquals(seven.filled(), counted(checked));
  }

  @Test
  void tooFewClues_marksThoseThereAre() {
    assertEquals(Set.of(), counted(PuzzleStates.known(PuzzleStates.puzzle(SamplePuzzles.TOO_FEW))));
    PuzzleState checked = PuzzleStates.judged(SamplePuzzles.TOO_FEW, SolutionDisplay.VERDICT);
    assertEquals(SamplePuzzles.TOO_FEW.filled(), counted(checked));
    assertEquals(Set.of(), missing(checked));
  }

  private static Set<Integer> counted(PuzzleState scene) {
    return marked(Mark.COUNTED, PuzzleStates.state(scene));
  }

  private static Set<Integer> marked(Mark mark, PuzzleUiState state) {
    BoardState board = state.board();
    return IntStream.range(0, Cells.COUNT)
        .filter(cell -> board.cell(cell).has(mark))
        .boxed()
        .collect(Collectors.toSet());
  }

  /** The digits whose keys are marked as missing. */
  private static Set<Integer> missing(PuzzleState scene) {
    return PuzzleStates.state(scene).input().keypad().keys().stream()
        .filter(KeypadState.Key::isMissing)
        .map(KeypadState.Key::digit)
        .collect(Collectors.toSet());
  }

  @Test
  void complete_isShown() {
    PuzzleUiState state = PuzzleStates.state(PuzzleStates.puzzle(SamplePuzzles.UNIQUE_SOLUTION));
    assertEquals(Fixed.COMPLETE, state.message().message());
    assertTrue(state.actions().isDone());
    assertEquals(Optional.empty(), state.actions().primary());
  }

  @Test
  void complete_theOnlySolution_isShownOnceKnown() {
    PuzzleState full = PuzzleStates.filledIn(SamplePuzzles.UNIQUE, SamplePuzzles.UNIQUE_SOLUTION);
    assertSaid(Fixed.FILLED, full);
    assertSaid(Fixed.COMPLETE, PuzzleStates.known(full));
    assertSaid(Fixed.COMPLETE, PuzzleStates.known(full).with(SolutionDisplay.VERDICT));
  }

  @Test
  void complete_oneOfSeveral_isNeverCalledRight() {
    PuzzleMessage oneOfTwo = new OneOf(Optional.of(new SolutionCount(2, Solver.COUNT_LIMIT)));
    for (Grid solution : List.of(SamplePuzzles.UNIQUE_SOLUTION, SamplePuzzles.OTHER_SOLUTION)) {
      PuzzleState full = PuzzleStates.filledIn(SamplePuzzles.SEVERAL, solution);
      assertSaid(Fixed.FILLED, full);
      assertSaid(oneOfTwo, PuzzleStates.known(full));
      assertSaid(oneOfTwo, PuzzleStates.known(full).with(SolutionDisplay.VERDICT));
    }
  }

  @Test
  void complete_oneOfSeveralChecked_marksWhatDiffersAndNothingAsWrong() {
    for (Grid solution : List.of(SamplePuzzles.UNIQUE_SOLUTION, SamplePuzzles.OTHER_SOLUTION)) {
      PuzzleState full = PuzzleStates.filledIn(SamplePuzzles.SEVERAL, solution);
      PuzzleUiState checked =
          PuzzleStates.state(PuzzleStates.known(full).with(SolutionDisplay.VERDICT));
      assertEquals(Set.of(), marked(Mark.WRONG, checked));
      assertEquals(Set.of(1, 6, 10, 15), marked(Mark.DIFFERS, checked));
      assertEquals(Optional.of(PuzzleAction.SHOW_FIRST), checked.message().action());
    }
  }

  @Test
  void complete_ofTooFewClues_isOneOfManySolutions() {
    PuzzleState full = PuzzleStates.filledIn(SamplePuzzles.TOO_FEW, SamplePuzzles.UNIQUE_SOLUTION);
    assertSaid(new OneOf(Optional.empty()), PuzzleStates.known(full));
    assertSaid(new OneOf(Optional.empty()), PuzzleStates.known(full).with(SolutionDisplay.VERDICT));
  }

  @Test
  void none_withTooFewClues_isShownFirst() {
    Grid nowhere = SamplePuzzles.TOO_FEW_FOR_NONE;
    assertSaid(new Counted(CountedFact.CLUES, 9), PuzzleStates.typed(nowhere));
    assertSaid(Fixed.NONE_SO_FAR, PuzzleStates.known(PuzzleStates.typed(nowhere)));
    assertSaid(Fixed.NONE_PRINTED, PuzzleStates.known(PuzzleStates.puzzle(nowhere)));
    PuzzleState checked = PuzzleStates.judged(nowhere, SolutionDisplay.VERDICT);
    assertSaid(new Counted(CountedFact.NO_SOLUTION, 9), checked);
    assertEquals(nowhere.filled(), marked(Mark.CONTRADICTS, PuzzleStates.state(checked)));
    assertEquals(Set.of(), counted(checked));
  }

  @Test
  void none_marksTheCluesAndDoubtsWhatMayBeCorrected() {
    PuzzleUiState state =
        PuzzleStates.state(PuzzleStates.judged(SamplePuzzles.NONE, SolutionDisplay.VERDICT));
    assertTrue(state.board().cell(0).has(Mark.CONTRADICTS));
    assertTrue(state.board().cell(0).has(Mark.DOUBTFUL));
    assertFalse(state.message().suggestions().suspects().isEmpty());
  }

  @Test
  void none_beforeCheck_suggestsNothing() {
    PuzzleUiState state =
        PuzzleStates.state(PuzzleStates.known(PuzzleStates.puzzle(SamplePuzzles.NONE)));
    assertEquals(Fixed.NONE_PRINTED, state.message().message());
    assertTrue(state.message().suggestions().isEmpty());
    assertFalse(state.board().cell(0).has(Mark.CONTRADICTS));
  }

  /** Clues that were pasted, scanned or set as puzzle are complete. */
  @Test
  void printed_isNotSpokenOfAsIfItWereTyped() {
    assertSaid(new Counted(CountedFact.CLUES, 32), PuzzleStates.typed(SamplePuzzles.UNIQUE));
    assertSaid(
        new Counted(CountedFact.CLUES_PRINTED, 32), PuzzleStates.puzzle(SamplePuzzles.UNIQUE));
    assertSaid(
        new Counted(CountedFact.SEVERAL_SO_FAR, 77),
        PuzzleStates.known(PuzzleStates.typed(SamplePuzzles.SEVERAL)));
    assertSaid(
        Fixed.SEVERAL_PRINTED, PuzzleStates.known(PuzzleStates.puzzle(SamplePuzzles.SEVERAL)));
    assertSaid(Fixed.NONE_SO_FAR, PuzzleStates.known(PuzzleStates.typed(SamplePuzzles.NONE)));
    assertSaid(Fixed.NONE_PRINTED, PuzzleStates.known(PuzzleStates.puzzle(SamplePuzzles.NONE)));
  }

  /** A check would give no new information. */
  @Test
  void check_isOfferedUnlessItWouldSayNothingNew() {
    assertFalse(isWorthChecking(PuzzleStates.home()));
    assertFalse(isWorthChecking(PuzzleStates.blank()));
    assertFalse(isWorthChecking(PuzzleStates.at(PuzzleStates.desk(Sheet.EMPTY.withNotes(0, 1)))));
    assertFalse(isWorthChecking(PuzzleStates.puzzle(SamplePuzzles.UNIQUE_SOLUTION)));
    PuzzleState full = PuzzleStates.filledIn(SamplePuzzles.UNIQUE, SamplePuzzles.UNIQUE_SOLUTION);
    assertTrue(isWorthChecking(full));
    assertFalse(isWorthChecking(PuzzleStates.known(full)));
    assertTrue(isWorthChecking(PuzzleStates.known(PuzzleStates.typed(SamplePuzzles.UNIQUE))));
    assertTrue(isWorthChecking(PuzzleStates.clashing()));
    PuzzleState oneOfTwo =
        PuzzleStates.filledIn(SamplePuzzles.SEVERAL, SamplePuzzles.OTHER_SOLUTION);
    assertTrue(isWorthChecking(PuzzleStates.known(oneOfTwo)), "marks where they differ");
  }

  private static boolean isWorthChecking(PuzzleState scene) {
    return PuzzleStates.state(scene).actions().isWorthChecking();
  }

  private static void assertSaid(PuzzleMessage message, PuzzleState scene) {
    assertEquals(message, PuzzleStates.state(scene).message().message());
  }

  @Test
  void candidates_areSeenInEmptyCellsOnly() {
    EntryMode mode = PuzzleStates.MODE.toggled(EntryMode.Toggle.CANDIDATES);
    EditorState editor = PuzzleStates.desk(Sheet.of(SamplePuzzles.UNIQUE)).with(mode);
    PuzzleUiState state = PuzzleStates.state(PuzzleStates.at(editor));
    assertEquals(EntryRules.candidates(editor.sheet(), 0), state.board().cell(0).notes());
    assertEquals(0, state.board().cell(2).notes());
  }
}
