package dev.casilla.app.ui.common.window;

import static org.junit.Assert.assertEquals;

import android.graphics.Rect;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.window.layout.FoldingFeature;
import androidx.window.layout.WindowLayoutInfo;
import dev.casilla.app.ui.common.window.WindowFold.Direction;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class WindowFoldObserverTest {
  @Test
  public void display_withoutAFold_isOne() {
    assertEquals(
        Optional.empty(), WindowFoldObserver.separatingFold(new WindowLayoutInfo(List.of())));
  }

  @Test
  public void fold_halfOpen_partsAsABookOrALaptop() {
    assertEquals(
        Optional.of(new WindowFold(Direction.UPRIGHT, 336, 336)),
        parting(FoldingFeatureFake.asBook(673)));
    assertEquals(
        Optional.of(new WindowFold(Direction.LEVEL, 420, 420)),
        parting(FoldingFeatureFake.asLaptop(841)));
  }

  @Test
  public void gapBetweenTwoDisplays_isAsWideAsItIs() {
    FoldingFeatureFake hinge =
        new FoldingFeatureFake(
            new Rect(540, 0, 574, 720),
            FoldingFeature.Orientation.VERTICAL,
            FoldingFeature.State.HALF_OPENED);
    assertEquals(Optional.of(new WindowFold(Direction.UPRIGHT, 540, 574)), parting(hinge));
  }

  @Test
  public void fold_flat_partsNothing() {
    FoldingFeatureFake flat =
        new FoldingFeatureFake(
            new Rect(336, 0, 336, 841),
            FoldingFeature.Orientation.VERTICAL,
            FoldingFeature.State.FLAT);
    assertEquals(Optional.empty(), parting(flat));
  }

  private static Optional<WindowFold> parting(FoldingFeatureFake folding) {
    return WindowFoldObserver.separatingFold(new WindowLayoutInfo(List.of(folding)));
  }
}
