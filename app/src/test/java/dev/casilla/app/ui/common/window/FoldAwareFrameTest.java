package dev.casilla.app.ui.common.window;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import android.graphics.Rect;
import android.view.View;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.ui.common.window.WindowFold.Direction;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** The window is 700 by 800 pixels and has a fold. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "mdpi")
public final class FoldAwareFrameTest {
  private final Context context = ApplicationProvider.getApplicationContext();
  private final FoldAwareFrame side = new FoldAwareFrame(context, null);
  private final View content = new View(context);

  @Test
  public void noFold_hasTheWholeWindow() {
    assertEquals(new Rect(0, 0, 700, 800), place(Optional.empty()));
  }

  @Test
  public void book_isOnTheSideOfTheControls() {
    assertEquals(new Rect(360, 0, 700, 800), place(Direction.UPRIGHT, 340, 360));
  }

  @Test
  public void bookInALanguageFromTheRight_isOnTheOtherSide() {
    side.setLayoutDirection(View.LAYOUT_DIRECTION_RTL);
    assertEquals(new Rect(0, 0, 340, 800), place(Direction.UPRIGHT, 340, 360));
  }

  @Test
  public void laptop_isBelow() {
    assertEquals(new Rect(0, 410, 700, 800), place(Direction.LEVEL, 400, 410));
  }

  @Test
  public void laptopThatIsFlatAgain_hasTheWholeWindow() {
    place(Direction.LEVEL, 400, 410);
    assertEquals(new Rect(0, 0, 700, 800), place(Optional.empty()));
  }

  /** The content would not be legible there. */
  @Test
  public void foldNearAnEdge_isIgnored() {
    assertEquals(new Rect(0, 0, 700, 800), place(Direction.UPRIGHT, 600, 600));
    assertEquals(new Rect(0, 0, 700, 800), place(Direction.LEVEL, 780, 780));
  }

  private Rect place(Direction direction, int start, int end) {
    return place(Optional.of(new WindowFold(direction, start, end)));
  }

  private Rect place(Optional<WindowFold> fold) {
    if (content.getParent() == null) {
      side.addView(content);
    }
    side.setFold(fold);
    side.measure(exactly(700), exactly(800));
    side.layout(0, 0, 700, 800);
    return new Rect(content.getLeft(), content.getTop(), content.getRight(), content.getBottom());
  }

  private static int exactly(int size) {
    return View.MeasureSpec.makeMeasureSpec(size, View.MeasureSpec.EXACTLY);
  }
}
