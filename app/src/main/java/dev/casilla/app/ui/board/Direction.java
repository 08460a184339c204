package dev.casilla.app.ui.board;

import android.view.KeyEvent;
import dev.casilla.solver.Cells;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** A direction on the board. */
public enum Direction {
  LEFT(0, -1),
  UP(-1, 0),
  RIGHT(0, 1),
  DOWN(1, 0);

  private final int rows;
  private final int columns;

  Direction(int rows, int columns) {
    this.rows = rows;
    this.columns = columns;
  }

  /** The direction of an arrow key; {@code null} for any other key. */
  static @Nullable Direction of(int keyCode) {
    return switch (keyCode) {
      case KeyEvent.KEYCODE_DPAD_LEFT -> LEFT;
      case KeyEvent.KEYCODE_DPAD_UP -> UP;
      case KeyEvent.KEYCODE_DPAD_RIGHT -> RIGHT;
      case KeyEvent.KEYCODE_DPAD_DOWN -> DOWN;
      default -> null;
    };
  }

  /** The next cell after {@code cell}; empty at the edge. */
  public OptionalInt from(int cell) {
    int row = Cells.row(cell) + rows;
    int column = Cells.column(cell) + columns;
    boolean isOnBoard = row >= 0 && row < Cells.SIDE && column >= 0 && column < Cells.SIDE;
    return isOnBoard ? OptionalInt.of(Cells.at(row, column)) : OptionalInt.empty();
  }
}
