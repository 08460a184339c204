package dev.casilla.app.ui.puzzle;

import android.view.KeyEvent;
import dev.casilla.app.ui.puzzle.session.SheetEditor;
import dev.casilla.app.ui.puzzle.state.ToolsState.Tool;
import dev.casilla.solver.Grid;

/** Handles keys of a hardware keyboard. */
final class PuzzleKeyboard {
  private final SheetEditor editor;
  private final PuzzleNavigation navigation;

  PuzzleKeyboard(SheetEditor editor, PuzzleNavigation navigation) {
    this.editor = editor;
    this.navigation = navigation;
  }

  /**
   * Handles a key; returns whether it has a meaning. Shift is ignored: some layouts need it for
   * digits.
   */
  boolean press(int keyCode, KeyEvent event) {
    if (event.isAltPressed() || event.isMetaPressed()) {
      return false;
    }
    if (event.isCtrlPressed()) {
      return pressWithControl(keyCode, event);
    }
    int digit = digit(keyCode);
    if (digit != Grid.NO_DIGIT) {
      return once(event, () -> editor.digit(digit));
    }
    return switch (keyCode) {
      case KeyEvent.KEYCODE_DEL,
          KeyEvent.KEYCODE_FORWARD_DEL,
          KeyEvent.KEYCODE_0,
          KeyEvent.KEYCODE_NUMPAD_0,
          KeyEvent.KEYCODE_NUMPAD_DOT ->
          use(Tool.CLEAR);
      case KeyEvent.KEYCODE_N -> once(event, () -> editor.useTool(Tool.NOTES));
      default -> false;
    };
  }

  private boolean pressWithControl(int keyCode, KeyEvent event) {
    return switch (keyCode) {
      case KeyEvent.KEYCODE_Z -> use(event.isShiftPressed() ? Tool.REDO : Tool.UNDO);
      case KeyEvent.KEYCODE_Y -> use(Tool.REDO);
      case KeyEvent.KEYCODE_V ->
          once(event, () -> navigation.go(PuzzleNavigation.Destination.PASTE));
      default -> false;
    };
  }

  private boolean use(Tool tool) {
    editor.useTool(tool);
    return true;
  }

  /** Ignores the repeats of a held key, which would toggle its action. */
  private static boolean once(KeyEvent event, Runnable action) {
    if (event.getRepeatCount() == 0) {
      action.run();
    }
    return true;
  }

  private static int digit(int keyCode) {
    if (keyCode >= KeyEvent.KEYCODE_1 && keyCode <= KeyEvent.KEYCODE_9) {
      return keyCode - KeyEvent.KEYCODE_0;
    }
    return keyCode >= KeyEvent.KEYCODE_NUMPAD_1 && keyCode <= KeyEvent.KEYCODE_NUMPAD_9
        ? keyCode - KeyEvent.KEYCODE_NUMPAD_0
        : Grid.NO_DIGIT;
  }
}
