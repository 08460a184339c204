package dev.casilla.app.ui.puzzle;

import dev.casilla.app.R;
import dev.casilla.solver.Grid;

/** A first-time user types a puzzle, breaks it, corrects it, solves it, leaves and returns. */
final class FirstPuzzleFlow {
  private static final Grid PUZZLE =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");

  private FirstPuzzleFlow() {}

  static void walk() {
    try (PuzzleScreenRobot player = new PuzzleScreenRobot()) {
      player.type();
      player.type(PUZZLE);
      player.turn();
      breakAndMend(player);
      player.pressNamed(R.string.solve);
      player.says(R.string.only_solution);
      player.holds("A1", R.string.cell_entry, 4);
      player.pressNamed(R.string.hide_solution);
      player.pressNamed(R.string.set_as_puzzle);
      player.holds("A3", R.string.cell_given, 3);
      player.turn();
      player.tap("A1");
      player.key(4);
    }
    try (PuzzleScreenRobot player = new PuzzleScreenRobot()) {
      player.holds("A3", R.string.cell_given, 3);
      player.holds("A1", R.string.cell_entry, 4);
      player.press(R.id.undo);
      player.holds("A1", R.string.cell_empty);
    }
  }

  private static void breakAndMend(PuzzleScreenRobot player) {
    player.tap("A1");
    player.key(3);
    player.says(R.string.clash_row, 3, "A");
    player.key(5);
    player.press(R.id.check);
    player.says(R.string.none);
    player.enterSuggestion(PuzzleScreenRobot.text(R.string.suggest_digit, "A1", 5, 4));
    player.press(R.id.clear);
    player.holds("A1", R.string.cell_empty);
  }
}
