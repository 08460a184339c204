package dev.casilla.app.ui.puzzle;

import android.view.KeyEvent;
import dev.casilla.app.R;
import dev.casilla.app.accessibility.AccessibilityChecks;
import dev.casilla.app.testing.EmptyArchiveRule;
import dev.casilla.solver.Grid;
import org.junit.After;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;

/** The main tasks of the puzzle screen, each with a rotation in the middle. */
public abstract class PuzzleFlow {
  private static final Grid PUZZLE =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");

  /** The solution without A2, A7, B2 and B7, in which 6 and 8 can be swapped. */
  private static final Grid SEVERAL =
      Grid.parse(
          "4.3921.579.7345.21251876493548132976729564138136798245372689514814253769695417382");

  @Rule public final EmptyArchiveRule archive = new EmptyArchiveRule();
  @Rule public final AccessibilityChecks accessibility = new AccessibilityChecks();

  private PuzzleScreenRobot player;

  @Before
  public void open() {
    player = new PuzzleScreenRobot();
  }

  @After
  public void leave() {
    player.close();
  }

  @Test
  public void type_clashAndUndo() {
    player.type();
    player.tap("D5");
    player.key(6);
    player.tap("D9");
    player.key(6);
    player.says(R.string.clash_row, 6, "D");
    player.turn();
    player.says(R.string.clash_row, 6, "D");
    player.press(R.id.undo);
    player.holds("D9", R.string.cell_empty);
    player.holds("D5", R.string.cell_entry, 6);
    player.press(R.id.redo);
    player.says(R.string.clash_row, 6, "D");
  }

  @Test
  public void paste_solve_showsTheOnlySolution() {
    paste(PUZZLE);
    player.holds("A1", R.string.cell_empty);
    player.pressNamed(R.string.solve);
    player.says(R.string.only_solution);
    player.holds("A1", R.string.cell_entry, 4);
    player.holds("A3", R.string.cell_given, 3);
    player.turn();
    player.says(R.string.only_solution);
    player.holds("I9", R.string.cell_entry, 2);
    player.pressNamed(R.string.hide_solution);
    player.holds("A1", R.string.cell_empty);
  }

  @Test
  public void paste_words_saysWhatIsWrong() {
    player.copy("hello");
    player.press(R.id.paste);
    player.says(R.string.unexpected_character, "h", 1);
    player.turn();
    player.says(R.string.unexpected_character, "h", 1);
  }

  @Test
  public void several_bothAreShown() {
    paste(SEVERAL);
    player.press(R.id.check);
    player.holds("A2", R.string.cell_either, 6, 8);
    player.pressNamed(R.string.show_first);
    player.says(R.string.several_first);
    player.turn();
    player.says(R.string.several_first);
    player.pressNamed(R.string.show_second);
    player.says(R.string.several_second);
    player.pressNamed(R.string.show_both);
    player.holds("A2", R.string.cell_either, 6, 8);
  }

  @Test
  public void none_suggestionMendsIt() {
    paste(PUZZLE.with(0, 5));
    player.press(R.id.check);
    player.says(R.string.none);
    player.turn();
    player.says(R.string.suggest_digit, "A1", 5, 4);
    player.enterSuggestion(PuzzleScreenRobot.text(R.string.suggest_digit, "A1", 5, 4));
    player.holds("A1", R.string.cell_given, 4);
    player.press(R.id.undo);
    player.holds("A1", R.string.cell_given, 5);
  }

  @Test
  public void notesAndCandidates_areSeenAndKept() {
    paste(PUZZLE);
    player.holds("A1", R.string.cell_empty);
    player.press(R.id.notes);
    player.tap("A1");
    player.key(4);
    player.key(5);
    player.holds("A1", R.string.cell_notes, "4 5");
    player.turn();
    player.press(R.id.candidates);
    player.holds("A1", R.string.cell_notes, "4 5");
    player.holds("A2", R.string.cell_notes, "4 5 7 8");
    player.press(R.id.clear);
    player.holds("A1", R.string.cell_notes, "4 5");
  }

  @Test
  public void digitFirst_dragFillsEmptyCells() {
    player.type();
    player.press(R.id.digit_first);
    player.key(7);
    player.drag("B1", "B3");
    player.turn();
    player.holds("B1", R.string.cell_clashing, PuzzleScreenRobot.text(R.string.cell_entry, 7));
    player.holds("B2", R.string.cell_clashing, PuzzleScreenRobot.text(R.string.cell_entry, 7));
    player.holds("B3", R.string.cell_clashing, PuzzleScreenRobot.text(R.string.cell_entry, 7));
  }

  @Test
  public void keyboard_typesAndWalks() {
    player.type();
    player.tap("A1");
    player.hardwareKey(KeyEvent.KEYCODE_5);
    player.hardwareKey(KeyEvent.KEYCODE_DPAD_RIGHT);
    player.hardwareKey(KeyEvent.KEYCODE_NUMPAD_6);
    player.hardwareKey(KeyEvent.KEYCODE_DPAD_DOWN);
    player.hardwareKey(KeyEvent.KEYCODE_N);
    player.hardwareKey(KeyEvent.KEYCODE_7);
    player.holds("A1", R.string.cell_entry, 5);
    player.holds("A2", R.string.cell_entry, 6);
    player.turn();
    player.holds("B2", R.string.cell_notes, "7");
    player.hardwareKey(KeyEvent.KEYCODE_DEL);
    player.holds("B2", R.string.cell_empty);
    player.hardwareKeyWithControl(KeyEvent.KEYCODE_Z);
    player.holds("B2", R.string.cell_notes, "7");
    player.hardwareKeyWithControl(KeyEvent.KEYCODE_Y);
    player.holds("B2", R.string.cell_empty);
  }

  @Test
  public void back_leadsToTheDoorsAndLastPuzzleBackAgain() {
    paste(PUZZLE);
    player.holds("A3", R.string.cell_given, 3);
    player.back();
    player.says(R.string.invite);
    player.turn();
    player.pressNamed(R.string.last_puzzle);
    player.holds("A3", R.string.cell_given, 3);
  }

  private void paste(Grid grid) {
    player.copy(grid.toString());
    player.press(R.id.paste);
  }
}
