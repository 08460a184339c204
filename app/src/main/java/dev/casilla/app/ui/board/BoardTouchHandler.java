package dev.casilla.app.ui.board;

import android.view.MotionEvent;

/** Makes gestures of what a finger does on a board. */
/*
 * A finger that rests on a line is not to flicker between two cells: it has to be well inside the
 * next cell before it counts as drawn on. What begins on the board may turn out to be the system's way
 * back or a list that is scrolled: that wrote nothing.
 */
final class BoardTouchHandler {
  private static final int NOWHERE = -1;

  /** How much of a cell at its edges does not count while drawing on. */
  private static final float EDGE_PART_OF_CELL = 0.2f;

  private final BoardView board;
  private int last = NOWHERE;

  BoardTouchHandler(BoardView board) {
    this.board = board;
  }

  /** Whether {@code event} is part of a gesture on the board. */
  boolean handle(MotionEvent event) {
    int action = event.getActionMasked();
    if (action == MotionEvent.ACTION_DOWN) {
      down(event);
    } else if (action == MotionEvent.ACTION_MOVE || action == MotionEvent.ACTION_UP) {
      move(event);
    }
    boolean isOnBoard = last != NOWHERE;
    if (isOnBoard && action == MotionEvent.ACTION_UP) {
      last = NOWHERE;
      board.gestures().lift();
    } else if (isOnBoard && action == MotionEvent.ACTION_CANCEL) {
      last = NOWHERE;
      board.gestures().cancel();
    }
    return isOnBoard;
  }

  private void down(MotionEvent event) {
    last = board.cellAt(event.getX(), event.getY());
    if (last != NOWHERE) {
      board.requestFocus();
      board.gestures().touch(last);
    }
  }

  private void move(MotionEvent event) {
    int cell = board.cellAt(event.getX(), event.getY());
    float edge = EDGE_PART_OF_CELL * board.geometry().cellSide();
    boolean isWellInside =
        cell != NOWHERE
            && cell == board.cellAt(event.getX() - edge, event.getY() - edge)
            && cell == board.cellAt(event.getX() + edge, event.getY() + edge);
    if (last != NOWHERE && cell != last && isWellInside) {
      last = cell;
      board.gestures().drag(cell);
    }
  }
}
