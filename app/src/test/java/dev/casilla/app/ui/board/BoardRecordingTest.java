package dev.casilla.app.ui.board;

import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.RenderNode;
import android.view.ContextThemeWrapper;
import android.view.View;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.testing.Benchmarks;
import dev.casilla.app.ui.board.state.BoardCell;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.app.ui.board.state.BoardCell.Role;
import dev.casilla.app.ui.board.state.BoardState;
import dev.casilla.testing.CpuTime;
import java.util.Locale;
import java.util.Set;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;

/** Measures a change with hardware acceleration, where all 81 cells are recorded again. */
@RunWith(AndroidJUnit4.class)
@Category(Benchmarks.class)
public final class BoardRecordingTest {
  private static final int SIDE = 1000;

  /** An eighth of the time of a frame. */
  private static final double MOST_MILLIS = 2;

  @Test
  public void record_everyCell_takesASmallPartOfAFrame() {
    double solved = millis(new BoardCell(5, Role.ENTRY, 0, Set.of(Mark.PEER)));
    double noted = millis(new BoardCell(0, Role.ENTRY, 0x1FF, Set.of(Mark.PEER)));
    String measured =
        String.format(Locale.ROOT, "%.3f ms with digits, %.3f ms with notes", solved, noted);
    System.out.println("recording a board takes " + measured);
    assertTrue(measured, Math.max(solved, noted) < MOST_MILLIS);
  }

  /** Time for a board on which each cell is {@code shown}. */
  private static double millis(BoardCell shown) {
    Context context =
        new ContextThemeWrapper(ApplicationProvider.getApplicationContext(), R.style.Theme_Casilla);
    BoardView view = new BoardView(context);
    int exactly = View.MeasureSpec.makeMeasureSpec(SIDE, View.MeasureSpec.EXACTLY);
    view.measure(exactly, exactly);
    view.layout(0, 0, SIDE, SIDE);
    view.show(BoardState.of(cell -> shown));
    RenderNode node = new RenderNode("board");
    node.setPosition(0, 0, SIDE, SIDE);
    return CpuTime.millis(() -> record(view, node));
  }

  private static void record(BoardView view, RenderNode node) {
    view.onDraw(node.beginRecording());
    node.endRecording();
  }
}
