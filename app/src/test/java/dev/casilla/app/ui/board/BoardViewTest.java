package dev.casilla.app.ui.board;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Rect;
import android.view.ContextThemeWrapper;
import android.view.KeyEvent;
import android.view.View;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.core.view.accessibility.AccessibilityNodeProviderCompat;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.ui.board.state.BoardCell;
import dev.casilla.app.ui.board.state.BoardSamples;
import dev.casilla.app.ui.board.state.BoardState;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.Objects;
import java.util.Set;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class BoardViewTest {
  private static final int SIDE = 688;
  private static final Grid PUZZLE = Grid.EMPTY.with(0, 8).with(Cells.named("E5"), 3);

  private BoardView view;
  private BoardColors colors;

  @Before
  public void makeView() {
    Context context =
        new ContextThemeWrapper(ApplicationProvider.getApplicationContext(), R.style.Theme_Casilla);
    view = new BoardView(context);
    colors = BoardColors.of(context, null);
    int exactly = View.MeasureSpec.makeMeasureSpec(SIDE, View.MeasureSpec.EXACTLY);
    view.measure(exactly, exactly);
    view.layout(0, 0, SIDE, SIDE);
  }

  @Test
  public void lines_areWholePixelsOfOneColour() {
    Bitmap picture = draw();
    BoardGeometry geometry = view.geometry();
    int y = view.top() + geometry.start(0) + geometry.cellSide() / 2;
    for (int index = 0; index < Cells.SIDE; index++) {
      int start = view.left() + geometry.start(index);
      int expected = index % 3 == 0 ? colors.pens().ink() : colors.hairline();
      for (int x = start - geometry.lineBefore(index); x < start; x++) {
        assertEquals("line " + index + " at x " + x, expected, picture.getPixel(x, y));
      }
      assertEquals("after line " + index, colors.paper(), picture.getPixel(start, y));
    }
  }

  @Test
  public void given_isHeavierThanEntryAndInInk() {
    view.show(BoardSamples.solved(PUZZLE, PUZZLE.with(1, 8)));
    Bitmap picture = draw();
    assertTrue(count(picture, 0, colors.pens().ink()) > 0);
    assertEquals(0, count(picture, 0, colors.pens().entry()));
    assertTrue(count(picture, 1, colors.pens().entry()) > 0);
    assertEquals(0, count(picture, 1, colors.pens().ink()));
    assertTrue(
        weight(picture, 0, colors.pens().ink()) > 1.15 * weight(picture, 1, colors.pens().entry()));
  }

  @Test
  public void entry_leans_givenStandsUpright() {
    view.show(BoardSamples.solved(PUZZLE, PUZZLE.with(1, 8)));
    Bitmap picture = draw();
    assertEquals(0, lean(picture, 0), 0.03);
    assertEquals(0.2, lean(picture, 1), 0.05);
  }

  @Test
  public void leaningDigit_isInTheMiddleOfItsCell() {
    view.show(BoardSamples.solved(PUZZLE, PUZZLE.with(1, 8)));
    Rect digit = inked(draw(), 1);
    int side = view.geometry().cellSide();
    assertEquals(digit.left, side - digit.right, 3);
    assertEquals(digit.top, side - digit.bottom, 2);
  }

  @Test
  public void digit_isInTheMiddleOfItsCell() {
    view.show(BoardSamples.puzzle(PUZZLE));
    Rect digit = inked(draw(), 0);
    int side = view.geometry().cellSide();
    assertEquals(digit.left, side - digit.right, 3);
    assertEquals(digit.top, side - digit.bottom, 2);
    assertTrue("digit " + digit.height() + " of " + side, digit.height() > 0.38 * side);
  }

  @Test
  public void clash_isColouredAndUnderlined() {
    view.show(BoardSamples.puzzle(PUZZLE.with(1, 8)));
    Bitmap picture = draw();
    int side = view.geometry().cellSide();
    assertTrue(count(picture, 0, colors.pens().clash()) > 0);
    assertEquals(colors.pens().clash(), pixel(picture, 0, side / 2, side - 10));
    assertEquals(0, count(picture, Cells.named("E5"), colors.pens().clash()));
  }

  @Test
  public void differingCell_isHatchedWithBothDigits() {
    view.show(BoardSamples.differing(PUZZLE, PUZZLE.with(1, 1), PUZZLE.with(1, 2)));
    Bitmap picture = draw();
    assertTrue(count(picture, 1, colors.fills().hatch()) > 200);
    assertTrue(count(picture, 1, colors.paper()) > 200);
    assertTrue(count(picture, 1, colors.pens().note()) > 0);
  }

  @Test
  public void node_ofEachCell_describesPositionAndContent() {
    view.show(BoardSamples.puzzle(PUZZLE.with(1, 8)));
    assertEquals("Row A, column 1, block 1: 8, clue, in conflict", description(0));
    assertEquals("Row E, column 5, block 5: 3, clue", description(Cells.named("E5")));
    assertEquals("Row I, column 9, block 9: empty", description(80));
  }

  @Test
  public void node_ofDifferingCell_describesBothDigits() {
    view.show(BoardSamples.differing(PUZZLE, PUZZLE.with(1, 1), PUZZLE.with(1, 2)));
    assertEquals("Row A, column 2, block 1: 1 or 2", description(1));
  }

  @Test
  public void confirmKey_boardWithoutGestures_isNotHandled() {
    view.show(
        BoardState.of(
            cell -> new BoardCell(5, BoardCell.Role.GIVEN, 0, Set.of(BoardCell.Mark.SELECTED))));
    assertFalse(
        view.onKeyDown(
            KeyEvent.KEYCODE_DPAD_CENTER,
            new KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_DPAD_CENTER)));
  }

  private Bitmap draw() {
    Bitmap picture = Bitmap.createBitmap(SIDE, SIDE, Bitmap.Config.ARGB_8888);
    view.draw(new Canvas(picture));
    return picture;
  }

  private String description(int cell) {
    AccessibilityNodeProviderCompat nodes =
        assertPresent(
            Objects.requireNonNull(ViewCompat.getAccessibilityDelegate(view))
                .getAccessibilityNodeProvider(view));
    AccessibilityNodeInfoCompat node = assertPresent(nodes.createAccessibilityNodeInfo(cell));
    return String.valueOf(node.getContentDescription());
  }

  private static <T> T assertPresent(T value) {
    assertNotNull(value);
    return value;
  }

  private int pixel(Bitmap picture, int cell, int x, int y) {
    BoardGeometry geometry = view.geometry();
    return picture.getPixel(
        view.left() + geometry.start(Cells.column(cell)) + x,
        view.top() + geometry.start(Cells.row(cell)) + y);
  }

  private int count(Bitmap picture, int cell, int color) {
    int count = 0;
    for (int x = 0; x < view.geometry().cellSide(); x++) {
      for (int y = 0; y < view.geometry().cellSide(); y++) {
        count += pixel(picture, cell, x, y) == color ? 1 : 0;
      }
    }
    return count;
  }

  /** Amount of ink in a cell: the sum of its pixels' coverage, judged by their red channel. */
  private double weight(Bitmap picture, int cell, int pen) {
    double weight = 0;
    int paper = Color.red(colors.paper());
    for (int x = 0; x < view.geometry().cellSide(); x++) {
      for (int y = 0; y < view.geometry().cellSide(); y++) {
        weight += paper - Color.red(pixel(picture, cell, x, y));
      }
    }
    return weight / (paper - Color.red(pen));
  }

  /** Slant of a digit: offset of its upper rows to its lower ones, relative to its height. */
  private double lean(Bitmap picture, int cell) {
    Rect digit = inked(picture, cell);
    int quarter = digit.height() / 4;
    double upper = middle(picture, cell, digit.top, digit.top + quarter);
    double lower = middle(picture, cell, digit.bottom - quarter, digit.bottom);
    return (upper - lower) / (digit.height() - quarter);
  }

  private double middle(Bitmap picture, int cell, int top, int bottom) {
    double sum = 0;
    int count = 0;
    for (int y = top; y < bottom; y++) {
      for (int x = 0; x < view.geometry().cellSide(); x++) {
        if (pixel(picture, cell, x, y) != colors.paper()) {
          sum += x;
          count++;
        }
      }
    }
    return sum / count;
  }

  /** Bounds of the pixels in {@code cell} that are not paper, from the cell's corner. */
  private Rect inked(Bitmap picture, int cell) {
    Rect inked = new Rect();
    for (int x = 0; x < view.geometry().cellSide(); x++) {
      for (int y = 0; y < view.geometry().cellSide(); y++) {
        if (pixel(picture, cell, x, y) != colors.paper()) {
          inked.union(new Rect(x, y, x + 1, y + 1));
        }
      }
    }
    return inked;
  }
}
