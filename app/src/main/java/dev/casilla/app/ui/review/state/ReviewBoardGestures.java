package dev.casilla.app.ui.review.state;

import dev.casilla.app.ui.board.BoardGestures;
import dev.casilla.app.ui.board.Direction;
import java.util.OptionalInt;
import java.util.function.IntSupplier;

/** Turns board gestures into calls of the view model: every gesture selects a cell. */
final class ReviewBoardGestures implements BoardGestures {
  private final ReviewViewModel model;
  private final IntSupplier selected;

  /** Calls {@code model}; {@code selected} supplies the selected cell. */
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

  /** A touch only selects: there is nothing to cancel. */
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
