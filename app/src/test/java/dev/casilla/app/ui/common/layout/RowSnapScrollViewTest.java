package dev.casilla.app.ui.common.layout;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Rect;
import android.view.View;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Rows are 50 pixels high; the fading edge has 20 pixels. */
@RunWith(AndroidJUnit4.class)
public final class RowSnapScrollViewTest {
  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void everyRowFits_nothingIsLeftOver() {
    assertEquals(0, leftOver(4, 200));
  }

  @Test
  public void foldInTheMiddleOfARow_endsBeforeItAndFadesOut() {
    assertEquals(130 - 120, leftOver(4, 130));
    assertEquals(160 - 120, leftOver(4, 160));
  }

  @Test
  public void foldWhereARowHasJustFaded_nothingIsLeftOver() {
    assertEquals(0, leftOver(4, 120));
    assertEquals(0, leftOver(4, 170));
  }

  /** The row is not completely visible, even if only a few pixels are missing. */
  @Test
  public void littleIsMissing_lastRowFadesOut() {
    assertEquals(195 - 170, leftOver(4, 195));
  }

  @Test
  public void roomForLessThanARow_isAllUsed() {
    assertEquals(0, leftOver(4, 45));
  }

  /** No scroll position would make a row completely visible. */
  @Test
  public void roomForLessThanARowBelowAMargin_isAllUsed() {
    RowSnapScrollView rows = rows(4);
    rows.getChildAt(0).setPadding(0, 8, 0, 0);
    measure(rows, 65);
    assertEquals(0, rows.getPaddingBottom());
  }

  @Test
  public void laterThereIsRoom_nothingIsLeftOver() {
    RowSnapScrollView rows = rows(4);
    measure(rows, 130);
    measure(rows, 200);
    assertEquals(0, rows.getPaddingBottom());
  }

  @Test
  public void whatIsNotTapped_mayBeCut() {
    RowSnapScrollView rows = rows(0);
    ((ViewGroup) rows.getChildAt(0)).addView(new View(context), 100, 400);
    measure(rows, 130);
    assertEquals(0, rows.getPaddingBottom());
  }

  /** The padding is set while the rows are laid out, since it is not known before. */
  @Test
  public void measure_changesNoPadding() {
    RowSnapScrollView rows = rows(5);
    rows.measure(
        View.MeasureSpec.makeMeasureSpec(100, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(130, View.MeasureSpec.EXACTLY));
    assertEquals(0, rows.getPaddingBottom());
  }

  /** As for a row that gets the focus or accessibility focus, from any scroll position. */
  @Test
  public void rowAskedFor_isSeenWhole() {
    for (int from = 0; from <= 4; from++) {
      for (int row = 0; row < 5; row++) {
        RowSnapScrollView rows = rows(5);
        measure(rows, 130);
        assertEquals(10, rows.getPaddingBottom());
        rows.scrollTo(0, from * 30);
        View asked = ((ViewGroup) rows.getChildAt(0)).getChildAt(row);
        asked.requestRectangleOnScreen(new Rect(0, 0, 100, 50), true);
        Rect seen = new Rect();
        String name = "row " + row + " from " + from * 30;
        assertTrue(name, asked.getGlobalVisibleRect(seen));
        assertEquals(name, 50, seen.height());
        assertTrue(name, row == 0 || rows.getScrollY() <= row * 50);
      }
    }
  }

  /** Otherwise the row would move under the finger. */
  @Test
  public void rowAskedFor_seenAlready_staysWhereItIs() {
    RowSnapScrollView rows = rows(5);
    measure(rows, 130);
    rows.scrollTo(0, 30);
    ((ViewGroup) rows.getChildAt(0))
        .getChildAt(1)
        .requestRectangleOnScreen(new Rect(0, 0, 100, 50), true);
    assertEquals(30, rows.getScrollY());
  }

  private int leftOver(int count, int height) {
    RowSnapScrollView rows = rows(count);
    measure(rows, height);
    return rows.getPaddingBottom();
  }

  private RowSnapScrollView rows(int count) {
    RowSnapScrollView rows = new RowSnapScrollView(context, null);
    rows.setVerticalFadingEdgeEnabled(true);
    rows.setFadingEdgeLength(20);
    LinearLayout column = new LinearLayout(context);
    column.setOrientation(LinearLayout.VERTICAL);
    for (int i = 0; i < count; i++) {
      View row = new View(context);
      row.setClickable(true);
      column.addView(row, 100, 50);
    }
    rows.addView(column);
    return rows;
  }

  private static void measure(RowSnapScrollView rows, int height) {
    rows.measure(
        View.MeasureSpec.makeMeasureSpec(100, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(height, View.MeasureSpec.EXACTLY));
    rows.layout(0, 0, 100, height);
  }
}
