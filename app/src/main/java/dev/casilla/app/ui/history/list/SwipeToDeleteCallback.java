package dev.casilla.app.ui.history.list;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.drawable.Drawable;
import android.view.View;
import androidx.appcompat.content.res.AppCompatResources;
import androidx.recyclerview.widget.ItemTouchHelper;
import androidx.recyclerview.widget.RecyclerView;
import com.google.android.material.color.MaterialColors;
import dev.casilla.app.R;
import java.util.Objects;
import java.util.function.IntConsumer;

/** Deletes a row that is swiped to either side, and shows a delete icon below it. */
public final class SwipeToDeleteCallback extends ItemTouchHelper.SimpleCallback {
  private final IntConsumer delete;
  private final Paint ground = new Paint();
  private final Drawable icon;
  private final int inset;

  /** Passes the position of a swiped row to {@code delete}. */
  public SwipeToDeleteCallback(RecyclerView list, IntConsumer delete) {
    super(0, ItemTouchHelper.START | ItemTouchHelper.END);
    this.delete = delete;
    icon =
        Objects.requireNonNull(
                AppCompatResources.getDrawable(list.getContext(), R.drawable.ic_delete))
            .mutate();
    icon.setTint(
        MaterialColors.getColor(list, com.google.android.material.R.attr.colorOnErrorContainer));
    ground.setColor(
        MaterialColors.getColor(list, com.google.android.material.R.attr.colorErrorContainer));
    inset = list.getResources().getDimensionPixelSize(R.dimen.history_swipe_inset);
  }

  @Override
  public boolean onMove(
      RecyclerView list, RecyclerView.ViewHolder row, RecyclerView.ViewHolder target) {
    return false;
  }

  @Override
  public void onSwiped(RecyclerView.ViewHolder row, int direction) {
    delete.accept(row.getBindingAdapterPosition());
  }

  @Override
  public void onChildDraw(
      Canvas canvas,
      RecyclerView list,
      RecyclerView.ViewHolder row,
      float dx,
      float dy,
      int action,
      boolean active) {
    View view = row.itemView;
    if (dx > 0) {
      drawGround(canvas, view, view.getLeft(), view.getLeft() + dx);
      drawIcon(canvas, view, view.getLeft() + inset);
    } else if (dx < 0) {
      drawGround(canvas, view, view.getRight() + dx, view.getRight());
      drawIcon(canvas, view, view.getRight() - inset - icon.getIntrinsicWidth());
    }
    super.onChildDraw(canvas, list, row, dx, dy, action, active);
  }

  private void drawGround(Canvas canvas, View view, float left, float right) {
    canvas.drawRect(left, view.getTop(), right, view.getBottom(), ground);
  }

  private void drawIcon(Canvas canvas, View view, int left) {
    int top = (view.getTop() + view.getBottom() - icon.getIntrinsicHeight()) / 2;
    icon.setBounds(left, top, left + icon.getIntrinsicWidth(), top + icon.getIntrinsicHeight());
    icon.draw(canvas);
  }
}
