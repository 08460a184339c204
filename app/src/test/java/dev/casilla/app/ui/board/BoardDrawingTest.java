package dev.casilla.app.ui.board;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.Rect;
import android.os.Looper;
import android.view.ContextThemeWrapper;
import android.view.View;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.ui.board.state.BoardCell;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.app.ui.board.state.BoardCell.Role;
import dev.casilla.app.ui.board.state.BoardSamples;
import dev.casilla.app.ui.board.state.BoardState;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.util.ReflectionHelpers;

/** Tests that drawing allocates nothing and draws only the clip. */
@RunWith(AndroidJUnit4.class)
public final class BoardDrawingTest {
  private static final int SIDE = 688;
  private static final int DRAWINGS = 200;

  /** The JVM allocates too when it links and compiles calls: not in every round. */
  private static final int ROUNDS = 4;

  /** A size with dots instead of digits and notes, as in a list. */
  private static final int SMALL = 72;

  private BoardView view;

  @Before
  public void makeView() {
    Context context =
        new ContextThemeWrapper(ApplicationProvider.getApplicationContext(), R.style.Theme_Casilla);
    view = new BoardView(context);
    int exactly = View.MeasureSpec.makeMeasureSpec(SIDE, View.MeasureSpec.EXACTLY);
    view.measure(exactly, exactly);
    view.layout(0, 0, SIDE, SIDE);
  }

  @Test
  public void draw_everyMark_allocatesNothing() throws ReflectiveOperationException {
    view.show(BoardState.of(BoardDrawingTest::busyCell));
    Drawn canvas = new Drawn(new Rect(0, 0, SIDE, SIDE));
    assertAllocatesNothing(canvas);
    assertTrue(canvas.texts > DRAWINGS * Cells.COUNT);
  }

  @Test
  public void draw_smallBoardWithEveryMark_allocatesNothing() throws ReflectiveOperationException {
    view.layout(0, 0, SMALL, SMALL);
    view.show(BoardState.of(BoardDrawingTest::busyCell));
    Drawn canvas = new Drawn(new Rect(0, 0, SMALL, SMALL));
    assertAllocatesNothing(canvas);
    assertEquals(0, canvas.texts);
    assertTrue(canvas.circles > DRAWINGS * Cells.COUNT);
  }

  private void assertAllocatesNothing(Drawn canvas) throws ReflectiveOperationException {
    long least = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      long before = Allocation.bytes();
      draw(canvas);
      least = Math.min(least, (Allocation.bytes() - before) / DRAWINGS);
    }
    assertTrue(least + " bytes a drawing", least < 8);
  }

  @Test
  public void draw_oneCellChanged_drawsThatCellOnly() {
    view.show(BoardState.of(cell -> new BoardCell(5, Role.GIVEN, 0, EnumSet.noneOf(Mark.class))));
    Drawn canvas = new Drawn(view.cellBounds(40));
    view.onDraw(canvas);
    assertEquals(1, canvas.texts);
  }

  /** In a list, boards are recognized by the places of their digits. */
  @Test
  public void draw_smallBoard_dotsStandForDigits() {
    view.layout(0, 0, SMALL, SMALL);
    view.show(BoardState.of(cell -> new BoardCell(5, Role.GIVEN, 0, EnumSet.noneOf(Mark.class))));
    Drawn canvas = new Drawn(new Rect(0, 0, SMALL, SMALL));
    view.onDraw(canvas);
    assertEquals(0, canvas.texts);
    assertEquals(Cells.COUNT, canvas.circles);
  }

  @Test
  public void show_onlyWhatIsNew_invalidates() {
    List<Rect> invalidated = new ArrayList<>();
    try (ActivityScenario<PuzzleActivity> window = ActivityScenario.launch(PuzzleActivity.class)) {
      window.onActivity(
          activity -> {
            InvalidationRecorder parent = new InvalidationRecorder(activity, invalidated);
            parent.addView(view, SIDE, SIDE);
            activity.setContentView(parent);
            view.show(BoardState.EMPTY);
          });
      shadowOf(Looper.getMainLooper()).idle();
      window.onActivity(
          activity -> {
            view.draw(new Canvas(Bitmap.createBitmap(SIDE, SIDE, Bitmap.Config.ARGB_8888)));
            invalidated.clear();
            drawBySoftware();
            view.show(BoardState.of(cell -> BoardCell.EMPTY));
            assertEquals(List.of(), invalidated);
            view.show(BoardSamples.puzzle(Grid.EMPTY.with(40, 5)));
            assertEquals(Set.of(view.cellBounds(40)), Set.copyOf(invalidated));
          });
    }
  }

  /** A strong ring would cover it. */
  @Test
  public void draw_selectedAndDoubtful_marksTheDoubtOverTheRing() {
    EnumSet<Mark> marks = EnumSet.of(Mark.SELECTED, Mark.DOUBTFUL);
    view.show(BoardState.of(cell -> new BoardCell(5, Role.GIVEN, 0, marks)));
    Drawn canvas = new Drawn(view.cellBounds(40));
    view.onDraw(canvas);
    assertEquals("what comes between mark and digit", 0, canvas.rectsAtText - canvas.rectsAtPath);
  }

  /** Draws with a clip, as a software canvas does. */
  private void drawBySoftware() {
    Object window = ReflectionHelpers.getField(view, "mAttachInfo");
    ReflectionHelpers.setField(window, "mHardwareAccelerated", false);
  }

  /** A cell with a digit or notes and with marks of every kind. */
  private static BoardCell busyCell(int cell) {
    List<Mark> marks = List.copyOf(EnumSet.allOf(Mark.class));
    Mark mark = marks.get(cell % marks.size());
    Role role = cell % 2 == 0 ? Role.GIVEN : Role.ENTRY;
    return new BoardCell(cell % 10, role, 0x1FF, EnumSet.of(mark, Mark.SAME_DIGIT));
  }

  private void draw(Canvas canvas) {
    for (int i = 0; i < DRAWINGS; i++) {
      view.onDraw(canvas);
    }
  }

  /** A canvas that draws nothing, so that only the view's work is measured. */
  private static final class Drawn extends Canvas {
    private final Rect clip;
    private int texts;
    private int circles;
    private int rects;
    private int rectsAtPath = -1;
    private int rectsAtText;

    Drawn(Rect clip) {
      this.clip = clip;
    }

    @Override
    public int save() {
      return 1;
    }

    @Override
    public void restore() {}

    @Override
    public void translate(float dx, float dy) {}

    @Override
    public boolean getClipBounds(Rect bounds) {
      bounds.set(clip);
      return true;
    }

    @Override
    public void drawRect(float left, float top, float right, float bottom, Paint paint) {
      rects++;
    }

    @Override
    public void drawText(String text, float x, float y, Paint paint) {
      texts++;
      rectsAtText = rects;
    }

    @Override
    public void drawCircle(float x, float y, float radius, Paint paint) {
      circles++;
    }

    @Override
    public void drawPath(Path path, Paint paint) {
      rectsAtPath = rects;
    }

    @Override
    public void drawLine(float startX, float startY, float stopX, float stopY, Paint paint) {}

    @Override
    public void drawRoundRect(
        float left, float top, float right, float bottom, float rx, float ry, Paint paint) {}
  }
}
