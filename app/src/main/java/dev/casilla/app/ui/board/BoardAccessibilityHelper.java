package dev.casilla.app.ui.board;

import android.os.Bundle;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.CollectionInfoCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.CollectionItemInfoCompat;
import androidx.customview.widget.ExploreByTouchHelper;
import dev.casilla.app.R;
import dev.casilla.app.ui.board.state.BoardCell;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.app.ui.board.state.EntryKind;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Exposes the cells to accessibility services as virtual views that can be read and edited. */
final class BoardAccessibilityHelper extends ExploreByTouchHelper {
  /** Ids of the actions that enter a digit, by digit. */
  private static final int[] ENTER = {
    R.id.cell_clear,
    R.id.cell_enter_1,
    R.id.cell_enter_2,
    R.id.cell_enter_3,
    R.id.cell_enter_4,
    R.id.cell_enter_5,
    R.id.cell_enter_6,
    R.id.cell_enter_7,
    R.id.cell_enter_8,
    R.id.cell_enter_9,
  };

  private final BoardView board;
  private final BoardDescriber words;

  BoardAccessibilityHelper(BoardView board) {
    super(board);
    this.board = board;
    this.words = new BoardDescriber(board.getResources());
  }

  @Override
  protected int getVirtualViewAt(float x, float y) {
    int cell = board.cellAt(x, y);
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
    BoardCell shown = board.state().cell(cell);
    node.setContentDescription(words.describe(board.state(), cell));
    node.setCollectionItemInfo(
        CollectionItemInfoCompat.obtain(Cells.row(cell), 1, Cells.column(cell), 1, false));
    node.setBoundsInParent(board.cellBounds(cell));
    node.setSelected(shown.has(Mark.SELECTED));
    if (isWritable()) {
      node.setClickable(true);
      node.addAction(AccessibilityActionCompat.ACTION_CLICK);
      addWriting(shown, node);
    }
  }

  @Override
  protected boolean onPerformActionForVirtualView(
      int cell, int action, @Nullable Bundle arguments) {
    if (!isWritable()) {
      return false;
    }
    if (action == AccessibilityNodeInfoCompat.ACTION_CLICK) {
      board.gestures().tap(cell);
      return true;
    }
    return write(cell, action);
  }

  /** A read-only board ignores clicks, as it ignores touches. */
  private boolean isWritable() {
    return board.isForTouch() && board.state().entryKind() != EntryKind.READ_ONLY;
  }

  private void addWriting(BoardCell shown, AccessibilityNodeInfoCompat node) {
    EntryKind hand = board.state().entryKind();
    if (hand.canWriteInto(shown)) {
      for (int digit = 1; digit <= Cells.SIDE; digit++) {
        String name = words.writeAction(digit, shown, hand);
        node.addAction(new AccessibilityActionCompat(ENTER[digit], name));
      }
    }
    if (hand.canClear(shown)) {
      node.addAction(new AccessibilityActionCompat(ENTER[Grid.NO_DIGIT], words.clearAction()));
    }
  }

  private boolean write(int cell, int action) {
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      if (action == ENTER[digit]) {
        board.gestures().enter(cell, digit);
        return true;
      }
    }
    if (action == ENTER[Grid.NO_DIGIT]) {
      board.gestures().clear(cell);
      return true;
    }
    return false;
  }
}
