package dev.casilla.app.board;

import android.graphics.Rect;
import android.os.Bundle;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.CollectionInfoCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.CollectionItemInfoCompat;
import androidx.customview.widget.ExploreByTouchHelper;
import dev.casilla.app.R;
import dev.casilla.solver.Cells;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lets a screen reader walk the board cell by cell, row by row. */
final class BoardTouchHelper extends ExploreByTouchHelper {
  private final BoardView board;
  private final BoardWords words;

  BoardTouchHelper(BoardView board) {
    super(board);
    this.board = board;
    this.words = new BoardWords(board.getResources());
  }

  @Override
  protected int getVirtualViewAt(float x, float y) {
    int cell = board.geometry().cellAt(x - board.left(), y - board.top());
    return cell < 0 ? HOST_ID : cell;
  }

  @Override
  protected void getVisibleVirtualViews(List<Integer> virtualViewIds) {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      virtualViewIds.add(cell);
    }
  }

  @Override
  protected void onPopulateNodeForHost(AccessibilityNodeInfoCompat node) {
    node.setContentDescription(board.getResources().getString(R.string.board));
    node.setCollectionInfo(CollectionInfoCompat.obtain(Cells.SIDE, Cells.SIDE, false));
  }

  @Override
  @SuppressWarnings("deprecation") // ExploreByTouchHelper makes screen bounds of these
  protected void onPopulateNodeForVirtualView(int cell, AccessibilityNodeInfoCompat node) {
    node.setContentDescription(words.describe(board.state(), cell));
    node.setCollectionItemInfo(
        CollectionItemInfoCompat.obtain(Cells.row(cell), 1, Cells.column(cell), 1, false));
    node.setBoundsInParent(bounds(cell));
  }

  @Override
  protected boolean onPerformActionForVirtualView(
      int cell, int action, @Nullable Bundle arguments) {
    return false;
  }

  private Rect bounds(int cell) {
    BoardGeometry geometry = board.geometry();
    int x = board.left() + geometry.start(Cells.column(cell));
    int y = board.top() + geometry.start(Cells.row(cell));
    return new Rect(x, y, x + geometry.cellSide(), y + geometry.cellSide());
  }
}
