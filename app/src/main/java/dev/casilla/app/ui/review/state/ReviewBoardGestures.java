package dev.casilla.app.ui.review.state;

import dev.casilla.app.ui.board.BoardGestures;
import dev.casilla.app.ui.board.Direction;
import java.util.OptionalInt;
import java.util.function.IntSupplier;

/** What a person does on the board, as the model takes it: any gesture looks at a cell. */
final class ReviewBoardGestures implements BoardGestures {
  private final ReviewViewModel model;
  private final IntSupplier selected;

  /** Gestures that {@code model} is told; it says which cell is {@code selected}. */
  ReviewBoardGestures(ReviewViewModel model, IntSupplier selected) {
    this.model = model;
    this.selected = selected;
  }

  @Override
  public void touch(int cell) {
    model.select(cell);
  }

  @Override
  public void drag(int cell) {
    model.select(cell);
  }

  @Override
  public void lift() {}

  /** Touching a cell changes nothing that was read. */
  @Override
  public void cancel() {}

  @Override
  public boolean move(Direction direction) {
    if (selected.getAsInt() == ReviewUiState.NOWHERE) {
      model.select(0);
      return true;
    }
    OptionalInt next = direction.from(selected.getAsInt());
    next.ifPresent(model::select);
    return next.isPresent();
  }

  @Override
  public void enter(int cell, int digit) {
    model.select(cell);
    model.correct(digit);
  }

  @Override
  public void clear(int cell) {
    enter(cell, 0);
  }
}
