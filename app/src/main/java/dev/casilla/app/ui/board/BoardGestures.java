package dev.casilla.app.ui.board;

/** Receives gestures on a board. */
public interface BoardGestures {
  void touch(int cell);

  void drag(int cell);

  /** The pointer went up, which completes the gesture. */
  void lift();

  /** Selects {@code cell} without a pointer: a touch that ends at once. */
  default void tap(int cell) {
    touch(cell);
    lift();
  }

  /** The gesture was cancelled: undoes its effects since the pointer went down. */
  void cancel();

  /** Moves the selection by an arrow key; returns whether there is a cell in that direction. */
  boolean move(Direction direction);

  /** Enters {@code digit} into {@code cell}, for accessibility services. */
  void enter(int cell, int digit);

  /** Clears {@code cell}, for accessibility services. */
  void clear(int cell);
}
