package dev.casilla.app.ui.board;

/** What a person can do on a board. */
public interface BoardGestures {
  /** Touches {@code cell}. */
  void touch(int cell);

  /** Draws the finger on to {@code cell}. */
  void drag(int cell);

  /** Lifts the finger: what was touched and drawn since it came down was meant. */
  void lift();

  /** Touches {@code cell} without a finger that could be drawn on. */
  default void tap(int cell) {
    touch(cell);
    lift();
  }

  /** Takes back what was touched and drawn since the finger came down: it was meant otherwise. */
  void cancel();

  /** Goes one cell on by a key; says whether there was one to go to. */
  boolean move(Direction direction);

  /** Asks for {@code digit} in {@code cell}, without a touch. */
  void enter(int cell, int digit);

  /** Asks for {@code cell} to be emptied, without a touch. */
  void clear(int cell);
}
