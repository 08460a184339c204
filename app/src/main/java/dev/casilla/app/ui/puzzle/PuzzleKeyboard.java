package dev.casilla.app.ui.puzzle;

import android.view.KeyEvent;
import dev.casilla.app.ui.puzzle.session.SheetEditor;
import dev.casilla.app.ui.puzzle.state.ToolsState.Tool;
import dev.casilla.solver.Grid;

/** Makes gestures of what is typed on a keyboard. */
final class PuzzleKeyboard {
  private final SheetEditor pen;
  private final PuzzleNavigation ways;

  PuzzleKeyboard(SheetEditor pen, PuzzleNavigation ways) {
    this.pen = pen;
    this.ways = ways;
  }

  /** Whether the key that went down means something. Some keyboards have digits above Shift. */
  boolean press(int keyCode, KeyEvent event) {
    if (event.isAltPressed() || event.isMetaPressed()) {
      return false;
    }
    if (event.isCtrlPressed()) {
      return pressWithControl(keyCode, event);
    }
    int digit = digit(keyCode);
    if (digit != Grid.NO_DIGIT) {
      return once(event, () -> pen.digit(digit));
    }
    return switch (keyCode) {
      case KeyEvent.KEYCODE_DEL,
          KeyEvent.KEYCODE_FORWARD_DEL,
          KeyEvent.KEYCODE_0,
          KeyEvent.KEYCODE_NUMPAD_0,
          KeyEvent.KEYCODE_NUMPAD_DOT ->
          use(Tool.CLEAR);
      case KeyEvent.KEYCODE_N -> once(event, () -> pen.useTool(Tool.NOTES));
      default -> false;
    };
  }

  private boolean pressWithControl(int keyCode, KeyEvent event) {
    return switch (keyCode) {
      case KeyEvent.KEYCODE_Z -> use(event.isShiftPressed() ? Tool.REDO : Tool.UNDO);
      case KeyEvent.KEYCODE_Y -> use(Tool.REDO);
      case KeyEvent.KEYCODE_V -> once(event, () -> ways.go(PuzzleNavigation.Destination.PASTE));
      default -> false;
    };
  }

  private boolean use(Tool tool) {
    pen.useTool(tool);
    return true;
  }

  /** What turns into its opposite when done again is not done again by a key that is held down. */
  private static boolean once(KeyEvent event, Runnable gesture) {
    if (event.getRepeatCount() == 0) {
      gesture.run();
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
