package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.app.ui.puzzle.editor.CellSelection;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.app.ui.puzzle.editor.SolutionFiller;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Counted;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.CountedFact;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleAnalysis;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import dev.casilla.app.ui.puzzle.state.PuzzleStates;
import dev.casilla.app.ui.puzzle.state.Suggestions;
import dev.casilla.app.ui.puzzle.state.ToolsState.Tool;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Correction;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

final class CorrectionActionsTest {
  private static final int A1 = Cells.named("A1");
  private static final int A2 = Cells.named("A2");
  private static final int A3 = Cells.named("A3");
  private static final int C4 = Cells.named("C4");
  private static final int E1 = Cells.named("E1");

  @RegisterExtension final PuzzleViewModelHarness screen = new PuzzleViewModelHarness();

  @Test
  void correct_noSolution_solvesItAndCanBeUndone() {
    screen.open(SamplePuzzles.NONE);
    screen.act(PuzzleAction.SOLVE);
    assertTrue(screen.has(A1, Mark.CONTRADICTS));
    Correction mending = new Correction(A1, 5, 4);
    assertTrue(screen.state().message().suggestions().corrections().contains(mending));
    screen.model().corrections().correct(mending);
    screen.settle();
    assertEquals(4, screen.sheet().givens().digitAt(A1));
    assertEquals(new Counted(CountedFact.ONE_SO_FAR, 33), screen.message());
    screen.use(Tool.UNDO);
    assertEquals(SamplePuzzles.NONE, screen.sheet().givens());
  }

  /** As if the person had entered it. */
  @Test
  void correct_digit_isRemovedFromTheNotesOfItsPeers() {
    int four = Digits.only(4);
    int five = Digits.only(5);
    Sheet noted = Sheet.EMPTY.withNotes(A2, four).withNotes(A3, four | five);
    Sheet left = Sheet.EMPTY.withNotes(A3, five);
    Correction mending = new Correction(A1, 5, 4);
    assertEquals(left.withEntry(A1, 4), SolutionFiller.correct(noted.withEntry(A1, 5), mending));
    assertEquals(left.withGiven(A1, 4), SolutionFiller.correct(noted.withGiven(A1, 5), mending));
  }

  @Test
  void look_atASuspect_isReadyToChangeIt() {
    screen.open(SamplePuzzles.NONE);
    screen.act(PuzzleAction.CHECK);
    screen.model().corrections().selectSuspect(new Suggestions.Suspect(A1, 5));
    assertTrue(screen.has(A1, Mark.SELECTED));
    screen.model().editor().digit(4);
    assertEquals(4, screen.sheet().givens().digitAt(A1));
  }

  @Test
  void doubtfulClue_tapped_offersItsCorrectionsFirst() {
    screen.open(SamplePuzzles.NONE);
    screen.act(PuzzleAction.CHECK);
    assertEquals(C4, firstCorrected());
    screen.model().editor().tap(A1);
    assertEquals(A1, firstCorrected());
  }

  @Test
  void markedClue_tapped_isReplacedInPlace() {
    screen.open(SamplePuzzles.NONE);
    screen.act(PuzzleAction.CHECK);
    screen.write(A1, 8);
    assertEquals(8, screen.sheet().givens().digitAt(A1));
    screen.model().editor().digit(5);
    screen.model().editor().digit(4);
    assertEquals(
        SamplePuzzles.UNIQUE.with(A1, 4), screen.sheet().givens(), "after slips of the finger");
    screen.write(A2, 8);
    assertEquals(8, screen.sheet().entries().digitAt(A2), "the pen is the same as before");
    screen.write(A1, 5);
    assertEquals(Fixed.PRINTED_CLUE, screen.message(), "nothing is wrong with it any more");
    for (int edits = 4; edits > 0; edits--) {
      screen.use(Tool.UNDO);
    }
    assertEquals(SamplePuzzles.NONE, screen.sheet().givens());
  }

  @Test
  void markedClue_isClearedInPlace() {
    screen.open(SamplePuzzles.NONE);
    screen.act(PuzzleAction.CHECK);
    screen.model().editor().tap(A1);
    screen.use(Tool.CLEAR);
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
  }

  @Test
  void markedClue_armedDigit_isReplacedByTheSecondTouch() {
    screen.open(SamplePuzzles.NONE);
    screen.model().editor().armDigit(4);
    screen.act(PuzzleAction.CHECK);
    screen.model().editor().tap(A1);
    assertEquals(SamplePuzzles.NONE, screen.sheet().givens(), "it is selected first");
    screen.model().editor().tap(A1);
    assertEquals(4, screen.sheet().givens().digitAt(A1));
  }

  @Test
  void markedClue_notesOn_isNotReplaced() {
    screen.open(SamplePuzzles.NONE);
    screen.use(Tool.NOTES);
    screen.act(PuzzleAction.CHECK);
    screen.write(A1, 4);
    assertEquals(Fixed.PRINTED_CLUE, screen.message());
    screen.model().editor().armDigit(4);
    screen.model().editor().tap(A1);
    assertEquals(Sheet.of(SamplePuzzles.NONE), screen.sheet());
  }

  @Test
  void clearedClue_enteredAgain_isAClueAgain() {
    screen.open(SamplePuzzles.NONE);
    screen.act(PuzzleAction.CHECK);
    screen.model().editor().tap(A1);
    screen.use(Tool.CLEAR);
    screen.settle();
    screen.write(A1, 4);
    assertEquals(4, screen.sheet().givens().digitAt(A1));
  }

  @Test
  void clearedClue_anotherCellWrittenMeanwhile_isAnEmptyCell() {
    screen.open(SamplePuzzles.NONE);
    screen.act(PuzzleAction.CHECK);
    screen.model().editor().clear(A1);
    screen.write(A2, 8);
    screen.write(A1, 4);
    assertEquals(4, screen.sheet().entries().digitAt(A1));
  }

  @Test
  void replacedClue_oneSolution_isProtectedAgain() {
    screen.open(SamplePuzzles.NONE);
    screen.act(PuzzleAction.CHECK);
    screen.write(A1, 4);
    screen.settle();
    screen.model().editor().digit(8);
    assertEquals(Fixed.PRINTED_CLUE, screen.message());
    assertEquals(4, screen.sheet().givens().digitAt(A1));
  }

  @Test
  void correctedOrEditedClue_isProtected() {
    screen.open(SamplePuzzles.NONE);
    screen.act(PuzzleAction.CHECK);
    screen.model().corrections().correct(new Correction(A1, 5, 4));
    screen.model().editor().digit(8);
    assertEquals(4, screen.sheet().givens().digitAt(A1), "before it is judged, too");
    screen.model().editor().switchClues();
    screen.write(A3, 7);
    screen.model().editor().switchClues();
    screen.model().editor().digit(8);
    assertEquals(7, screen.sheet().givens().digitAt(A3));
  }

  @Test
  void clear_isUsableWhereAClueCanBeChanged() {
    screen.open(SamplePuzzles.CLASHING);
    screen.model().editor().tap(E1);
    assertFalse(screen.state().input().tools().usable().contains(Tool.CLEAR));
    screen.model().editor().tap(A1);
    assertTrue(screen.state().input().tools().usable().contains(Tool.CLEAR));
    screen.use(Tool.CLEAR);
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
  }

  @Test
  void suggestions_forTheSelectedCell_areNotCutOff() {
    List<Correction> corrections = new ArrayList<>();
    for (int cell = 0; cell < 6; cell++) {
      corrections.add(new Correction(cell, 1, 2));
    }
    Verdict none = PuzzleStates.analysis(SamplePuzzles.NONE).verdict();
    EditorState editor =
        PuzzleStates.desk(Sheet.of(SamplePuzzles.NONE)).select(CellSelection.of(5));
    PuzzleState scene =
        PuzzleStates.at(editor)
            .withAnalysis(Optional.of(new PuzzleAnalysis(SamplePuzzles.NONE, none, corrections)))
            .with(SolutionDisplay.VERDICT);
    List<Correction> offered = Suggestions.of(scene).corrections();
    assertEquals(List.of(5, 0, 1, 2), offered.stream().map(Correction::cell).toList());
  }

  @Test
  void clueThatIsNotMarked_staysAsItIs() {
    screen.open(SamplePuzzles.NONE);
    screen.act(PuzzleAction.CHECK);
    assertFalse(screen.has(E1, Mark.CONTRADICTS));
    screen.write(E1, 4);
    assertEquals(7, screen.sheet().givens().digitAt(E1));
    assertEquals(Fixed.PRINTED_CLUE, screen.message());
  }

  @Test
  void clashingClues_canBeReplacedWithoutACheck() {
    screen.open(SamplePuzzles.CLASHING);
    screen.write(A1, 4);
    assertEquals(SamplePuzzles.UNIQUE.with(A1, 4), screen.sheet().givens());
  }

  @Test
  void clueThatAnEntryClashesWith_staysAsItIs() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.write(A1, 3);
    assertTrue(screen.has(A3, Mark.CLASH));
    screen.write(A3, 4);
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
  }

  /** The board shows that digits clash; a check shows which of them is wrong. */
  @Test
  void check_entriesClash_marksTheWrongOne() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.write(A1, 4);
    screen.write(A2, 4);
    assertTrue(screen.message() instanceof PuzzleMessage.Clash);
    assertTrue(screen.state().actions().isWorthChecking());
    screen.act(PuzzleAction.CHECK);
    assertEquals(new PuzzleMessage.Wrong(A2, 4), screen.message());
    assertTrue(screen.has(A2, Mark.CLASH));
    screen.performMessageAction();
    assertEquals(SamplePuzzles.UNIQUE.with(A1, 4), screen.sheet().digits());
  }

  @Test
  void check_entriesClashAndCluesDoNot_reportsTheClues() {
    screen.open(SamplePuzzles.SEVERAL);
    screen.write(A2, 4);
    assertTrue(screen.message() instanceof PuzzleMessage.Clash);
    screen.act(PuzzleAction.CHECK);
    assertTrue(screen.message() instanceof PuzzleMessage.Several);
  }

  @Test
  void clash_checked_suggestsTheClashingCells() {
    screen.open(SamplePuzzles.CLASHING);
    screen.act(PuzzleAction.CHECK);
    Suggestions suggestions = screen.state().message().suggestions();
    assertTrue(suggestions.suspects().contains(new Suggestions.Suspect(A1, 3)));
  }

  @Test
  void check_wrongEntry_isFoundAndCleared() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.write(A1, 5);
    screen.act(PuzzleAction.CHECK);
    assertEquals(new PuzzleMessage.Wrong(A1, 5), screen.message());
    assertTrue(screen.has(A1, Mark.WRONG));
    screen.model().act(PuzzleAction.CLEAR_WRONG);
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().digits());
  }

  private int firstCorrected() {
    return screen.state().message().suggestions().corrections().get(0).cell();
  }
}
