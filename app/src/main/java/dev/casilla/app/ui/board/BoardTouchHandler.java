package dev.casilla.app.ui.board;

import android.view.MotionEvent;

/** Turns touch events into gestures. */
// A pointer that rests on a line must not alternate between two cells, so a drag reaches a cell
// only
// when it is well inside. A gesture that the system or a parent takes over is cancelled.
final class BoardTouchHandler {
  private static final int NOWHERE = -1;

  /** Part of a cell, at each edge, that a drag does not count as inside. */
  private static final float EDGE_PART_OF_CELL = 0.2f;

  private final BoardView board;
  private int last = NOWHERE;

  BoardTouchHandler(BoardView board) {
    this.board = board;
  }

  /** Handles {@code event}; returns whether it is part of a gesture on the board. */
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
