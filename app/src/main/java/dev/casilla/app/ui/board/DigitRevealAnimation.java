package dev.casilla.app.ui.board;

import android.animation.ValueAnimator;
import dev.casilla.app.ui.board.state.BoardCell;
import dev.casilla.app.ui.board.state.BoardCell.Role;
import dev.casilla.app.ui.board.state.BoardState;
import dev.casilla.solver.Cells;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Reveals digits that are filled in together one after the other in board order, or at once if
 * animations are disabled in the system settings. Confined to the main thread.
 */
final class DigitRevealAnimation {
  private static final long MILLIS = 280;

  private final IntConsumer redraw;
  private final int[] rank = new int[Cells.COUNT];
  private int appearing;
  private int shown;
  private @Nullable ValueAnimator animator;

  /** Calls {@code redraw} with each cell when its digit appears. */
  DigitRevealAnimation(IntConsumer redraw) {
    this.redraw = redraw;
  }

  /** Starts to reveal the digits of {@code after} that {@code before} lacks, if several. */
  void start(BoardState before, BoardState after) {
    stop();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      boolean isNew = !before.cell(cell).hasDigit() && isEntry(after.cell(cell));
      rank[cell] = isNew ? ++appearing : 0;
    }
    if (appearing > 1) {
      ValueAnimator running = ValueAnimator.ofInt(0, appearing).setDuration(MILLIS);
      running.addUpdateListener(animation -> show((int) animation.getAnimatedValue()));
      animator = running;
      running.start();
    } else {
      shown = appearing;
    }
  }

  /** Ends the animation: all digits are shown. */
  void stop() {
    ValueAnimator running = animator;
    animator = null;
    if (running != null) {
      running.cancel();
      show(appearing);
    }
    appearing = 0;
    shown = 0;
  }

  boolean isShown(int cell) {
    return appearing == 0 || rank[cell] <= shown;
  }

  private void show(int count) {
    int before = shown;
    shown = count;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (rank[cell] > before && rank[cell] <= count) {
        redraw.accept(cell);
      }
    }
  }

  private static boolean isEntry(BoardCell cell) {
    return cell.hasDigit() && cell.role() == Role.ENTRY;
  }
}
