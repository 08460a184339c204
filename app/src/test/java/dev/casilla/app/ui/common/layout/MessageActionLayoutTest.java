package dev.casilla.app.ui.common.layout;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.view.View;
import android.widget.FrameLayout;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The message is 100 pixels high, the actions 200, and the picture is a square. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "mdpi")
public final class MessageActionLayoutTest {
  private final Context context = ApplicationProvider.getApplicationContext();
  private final View matter = box(100);
  private final View picture = new Square(context);
  private final View ways = box(200);

  @Test
  public void narrowPlace_waysAreBelowTheWords() {
    measure(320, 300, matter, ways);
    assertEquals(matter.getLeft(), ways.getLeft());
    assertTrue(ways.getTop() >= matter.getBottom());
  }

  @Test
  public void widePlaceThatIsHigh_waysAreBelowTheWords() {
    measure(1000, 600, matter, ways);
    assertTrue(ways.getTop() >= matter.getBottom());
  }

  @Test
  public void widePlaceThatIsLow_waysAreBesideTheWords() {
    measure(700, 300, matter, ways);
    assertEquals(matter.getTop(), ways.getTop());
    assertTrue(ways.getLeft() > matter.getRight());
  }

  @Test
  public void widePlaceAndLargeText_waysAreBesideTheWordsHoweverHighItIs() {
    RuntimeEnvironment.setFontScale(2);
    measure(1000, 600, matter, ways);
    assertTrue(ways.getLeft() > matter.getRight());
  }

  /** The actions stay where they are when the message changes. */
  @Test
  public void otherWords_waysKeepStill() {
    measure(320, 500, matter, ways);
    int end = ways.getBottom();
    matter.setMinimumHeight(180);
    measure(320, 500, matter, ways);
    assertEquals(end, ways.getBottom());
    assertEquals(500, end);
  }

  @Test
  public void picture_allWaysAreBeforeTheFold() {
    measure(320, 540, matter, picture, ways);
    assertTrue(picture.getTop() >= matter.getBottom());
    assertTrue(ways.getTop() >= picture.getBottom());
    assertEquals(540, ways.getBottom());
    assertEquals("as wide as it is high", picture.getHeight(), picture.getWidth());
    assertEquals((320 - picture.getWidth()) / 2, picture.getLeft());
  }

  /** With many actions only the first is visible, because the picture has to be visible, too. */
  @Test
  public void pictureAndManyWays_theFirstIsBeforeTheFold() {
    ways.setMinimumHeight(600);
    measure(320, 540, matter, picture, ways);
    assertTrue(picture.getHeight() >= 200);
    assertTrue(ways.getTop() + 64 <= 540);
  }

  @Test
  public void pictureInAWidePlace_isBesideWordsAndWays() {
    measure(800, 330, matter, picture, ways);
    assertEquals(0, picture.getTop());
    assertEquals(330, picture.getHeight());
    assertTrue(matter.getLeft() > picture.getRight());
    assertTrue(ways.getTop() >= matter.getBottom());
    assertTrue(ways.getBottom() <= 330);
  }

  private void measure(int width, int height, View... children) {
    MessageActionLayout pair = new MessageActionLayout(context, null);
    for (View child : children) {
      if (child.getParent() != null) {
        ((MessageActionLayout) child.getParent()).removeView(child);
      }
      pair.addView(child);
    }
    RowSnapScrollView rows = new RowSnapScrollView(context, null);
    rows.setFillViewport(true);
    rows.addView(pair, new FrameLayout.LayoutParams(-1, -2));
    rows.measure(exactly(width), exactly(height));
    rows.layout(0, 0, width, height);
  }

  private View box(int height) {
    View box = new View(context);
    box.setMinimumHeight(height);
    return box;
  }

  private static int exactly(int size) {
    return View.MeasureSpec.makeMeasureSpec(size, View.MeasureSpec.EXACTLY);
  }

  private static final class Square extends View {
    Square(Context context) {
      super(context);
    }

    @Override
    protected void onMeasure(int widthSpec, int heightSpec) {
      int side = Math.min(MeasureSpec.getSize(widthSpec), MeasureSpec.getSize(heightSpec));
      setMeasuredDimension(side, side);
    }
  }
}
