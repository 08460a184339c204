package dev.casilla.app.ui.board;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.view.ContextThemeWrapper;
import android.view.MotionEvent;
import android.view.View;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import androidx.core.view.accessibility.AccessibilityNodeProviderCompat;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.ui.board.state.BoardCell;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.app.ui.board.state.BoardSamples;
import dev.casilla.app.ui.board.state.BoardState;
import dev.casilla.app.ui.board.state.EntryKind;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Tests the virtual views and actions of the board. */
@RunWith(AndroidJUnit4.class)
public final class BoardAccessibilityHelperTest {
  private static final int SIDE = 688;
  private static final int GIVEN = 0;
  private static final int ENTRY = 1;
  private static final int NOTED = 2;
  private static final int EMPTY = 3;
  private static final int SUSPECT = 4;

  private final List<String> done = new ArrayList<>();
  private BoardView view;

  @Before
  public void makeView() {
    Context context =
        new ContextThemeWrapper(ApplicationProvider.getApplicationContext(), R.style.Theme_Casilla);
    view = new BoardView(context);
    int exactly = View.MeasureSpec.makeMeasureSpec(SIDE, View.MeasureSpec.EXACTLY);
    view.measure(exactly, exactly);
    view.layout(0, 0, SIDE, SIDE);
    view.show(BoardState.of(BoardAccessibilityHelperTest::cell));
  }

  @Test
  public void cells_areRowByRowInANineByNineGrid() {
    AccessibilityNodeInfoCompat board =
        Objects.requireNonNull(nodes().createAccessibilityNodeInfo(View.NO_ID));
    assertEquals(Cells.COUNT, board.getChildCount());
    assertEquals(Cells.SIDE, board.getCollectionInfo().getRowCount());
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      assertEquals(Cells.row(cell), node(cell).getCollectionItemInfo().getRowIndex());
      assertEquals(Cells.column(cell), node(cell).getCollectionItemInfo().getColumnIndex());
    }
  }

  @Test
  public void cells_comeInTheOrderOfRows() {
    List<Integer> order = new ArrayList<>();
    new BoardAccessibilityHelper(view).getVisibleVirtualViews(order);
    assertEquals(IntStream.range(0, Cells.COUNT).boxed().collect(Collectors.toList()), order);
  }

  @Test
  public void finger_takenAwayByTheSystem_takesItBack() {
    view.setGestures(new Written());
    touch(MotionEvent.ACTION_DOWN, 3);
    touch(MotionEvent.ACTION_MOVE, 4);
    touch(MotionEvent.ACTION_CANCEL, 4);
    touch(MotionEvent.ACTION_CANCEL, 4);
    touch(MotionEvent.ACTION_DOWN, 5);
    touch(MotionEvent.ACTION_UP, 5);
    assertEquals(List.of("touch 3", "drag 4", "cancel", "touch 5", "lift"), done);
  }

  private void touch(int action, int column) {
    int side = view.geometry().cellSide();
    float x = view.left() + view.geometry().start(column) + side / 2f;
    float y = view.top() + view.geometry().start(0) + side / 2f;
    MotionEvent event = MotionEvent.obtain(0, 0, action, x, y, 0);
    view.dispatchTouchEvent(event);
    event.recycle();
  }

  @Test
  public void selected_isAnnounced() {
    assertTrue(node(EMPTY).isSelected());
    assertFalse(node(ENTRY).isSelected());
  }

  @Test
  public void emptyCell_canBeTappedAndWrittenInto() {
    view.setGestures(new Written());
    assertEquals(9, actions(EMPTY).size());
    assertTrue(nodes().performAction(EMPTY, AccessibilityNodeInfoCompat.ACTION_CLICK, null));
    assertTrue(nodes().performAction(EMPTY, R.id.cell_enter_1, null));
    assertTrue(nodes().performAction(EMPTY, R.id.cell_enter_9, null));
    assertEquals(List.of("touch 3", "lift", "enter 3 1", "enter 3 9"), done);
  }

  @Test
  public void cellWithSomethingInIt_canBeCleared() {
    view.setGestures(new Written());
    assertTrue(actions(ENTRY).contains("Clear this cell"));
    assertTrue(actions(NOTED).contains("Clear this cell"));
    assertFalse(actions(EMPTY).contains("Clear this cell"));
    assertTrue(nodes().performAction(ENTRY, R.id.cell_clear, null));
    assertEquals(List.of("clear 1"), done);
  }

  @Test
  public void given_canBeTappedOnly() {
    view.setGestures(new Written());
    assertEquals(List.of(), actions(GIVEN));
    assertTrue(node(GIVEN).isClickable());
  }

  /** The message asks the person to tap and change it. */
  @Test
  public void suspectedGiven_canBeWrittenOverAndCleared() {
    view.setGestures(new Written());
    assertEquals(10, actions(SUSPECT).size());
    assertTrue(actions(SUSPECT).contains("Enter 5"));
    assertTrue(actions(SUSPECT).contains("Clear this cell"));
    assertTrue(nodes().performAction(SUSPECT, R.id.cell_enter_5, null));
    assertTrue(nodes().performAction(SUSPECT, R.id.cell_clear, null));
    assertEquals(List.of("enter 4 5", "clear 4"), done);
    assertTrue(String.valueOf(node(SUSPECT).getContentDescription()).contains("clue"));
    view.show(view.state().with(EntryKind.NOTE));
    assertEquals(List.of("Clear this cell"), actions(SUSPECT));
    view.show(view.state().with(EntryKind.READ_ONLY));
    assertEquals(List.of(), actions(SUSPECT));
  }

  @Test
  public void noting_isCalledSo_andTakenBack() {
    view.setGestures(new Written());
    view.show(view.state().with(EntryKind.NOTE));
    assertTrue(actions(EMPTY).contains("Note 1"));
    assertTrue(actions(NOTED).contains("Remove note 1"));
    assertTrue(actions(NOTED).contains("Note 3"));
    assertEquals(List.of("Clear this cell"), actions(ENTRY));
    assertEquals(List.of(), actions(GIVEN));
  }

  @Test
  public void printing_changesGivensToo() {
    view.setGestures(new Written());
    view.show(view.state().with(EntryKind.CLUE));
    assertEquals(10, actions(GIVEN).size());
    assertTrue(actions(GIVEN).contains("Enter 5 as a clue"));
    assertTrue(actions(GIVEN).contains("Clear this cell"));
    assertTrue(nodes().performAction(GIVEN, R.id.cell_enter_5, null));
    assertEquals(List.of("enter 0 5"), done);
  }

  @Test
  public void resting_nothingCanBeDone() {
    view.setGestures(new Written());
    view.show(view.state().with(EntryKind.READ_ONLY));
    for (int cell : new int[] {GIVEN, ENTRY, NOTED, EMPTY}) {
      assertEquals(List.of(), actions(cell));
      assertFalse(node(cell).isClickable());
      assertFalse(nodes().performAction(cell, AccessibilityNodeInfoCompat.ACTION_CLICK, null));
      assertFalse(nodes().performAction(cell, R.id.cell_enter_1, null));
    }
    assertEquals(List.of(), done);
  }

  @Test
  public void readOnlyBoard_ignoresGestures() {
    assertEquals(List.of(), actions(EMPTY));
    assertFalse(node(EMPTY).isClickable());
    assertFalse(nodes().performAction(EMPTY, R.id.cell_enter_1, null));
    assertEquals(List.of(), done);
  }

  private static BoardCell cell(int cell) {
    return switch (cell) {
      case GIVEN -> new BoardCell(4, BoardCell.Role.GIVEN, 0, EnumSet.noneOf(Mark.class));
      case SUSPECT -> new BoardCell(6, BoardCell.Role.SUSPECT, 0, EnumSet.of(Mark.CLASH));
      case ENTRY -> BoardSamples.entry(7);
      case NOTED ->
          new BoardCell(Grid.NO_DIGIT, BoardCell.Role.ENTRY, 3, EnumSet.noneOf(Mark.class));
      case EMPTY ->
          new BoardCell(Grid.NO_DIGIT, BoardCell.Role.ENTRY, 0, EnumSet.of(Mark.SELECTED));
      default -> BoardCell.EMPTY;
    };
  }

  /** Custom actions of a node. */
  private List<String> actions(int cell) {
    List<String> actions = new ArrayList<>();
    for (AccessibilityActionCompat action : node(cell).getActionList()) {
      if (action.getLabel() != null) {
        actions.add(action.getLabel().toString());
      }
    }
    return actions;
  }

  private AccessibilityNodeInfoCompat node(int cell) {
    return Objects.requireNonNull(nodes().createAccessibilityNodeInfo(cell));
  }

  private AccessibilityNodeProviderCompat nodes() {
    return Objects.requireNonNull(
        Objects.requireNonNull(ViewCompat.getAccessibilityDelegate(view))
            .getAccessibilityNodeProvider(view));
  }

  /** Records the gestures. */
  private final class Written implements BoardGestures {
    @Override
    public void touch(int cell) {
      done.add("touch " + cell);
    }

    @Override
    public void drag(int cell) {
      done.add("drag " + cell);
    }

    @Override
    public void lift() {
      done.add("lift");
    }

    @Override
    public void cancel() {
      done.add("cancel");
    }

    @Override
    public boolean move(Direction direction) {
      return done.add("move " + direction);
    }

    @Override
    public void enter(int cell, int digit) {
      done.add("enter " + cell + " " + digit);
    }

    @Override
    public void clear(int cell) {
      done.add("clear " + cell);
    }
  }
}
