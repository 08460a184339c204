package dev.casilla.app.ui.common.layout;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import android.widget.TextView;
import androidx.appcompat.view.ContextThemeWrapper;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Tests two actions in a row with words that may wrap. */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "w360dp-h720dp-mdpi")
public final class EvenGridLayoutTest {
  private final Context context =
      new ContextThemeWrapper(ApplicationProvider.getApplicationContext(), R.style.Theme_Casilla);
  private final EvenGridLayout grid =
      (EvenGridLayout) LayoutInflater.from(context).inflate(R.layout.puzzle_actions, null);
  private final TextView first = grid.findViewById(R.id.secondary);
  private final TextView second = grid.findViewById(R.id.primary);

  @Test
  public void roomForHalves_areAsWideAsEachOther() {
    layOut("Check", "Solve", 344);
    assertEquals(168, first.getWidth());
    assertEquals(168, second.getWidth());
    assertEquals(first.getTop(), second.getTop());
  }

  @Test
  public void wordsLongerThanHalf_getWhatTheyNeed() {
    layOut("Reveal this one cell", "Solve", 344);
    assertTrue(first.getWidth() > 168);
    assertEquals(344, first.getWidth() + 8 + second.getWidth(), 1);
    assertEquals(1, first.getLineCount());
  }

  @Test
  public void roomForWordsButNotForAllOfThem_wrapsThem() {
    layOut("Reveal cell", "Solve", 200);
    assertEquals(first.getTop(), second.getTop());
    assertEquals(2, first.getLineCount());
    assertEquals(1, second.getLineCount());
    assertEquals(200, second.getRight(), 1);
  }

  @Test
  public void noRoomForAWord_areBelowOneAnother() {
    layOut("Incomprehensibilities", "Solve", 230);
    assertEquals(first.getBottom() + 8, second.getTop());
    assertEquals(1, first.getLineCount());
    assertEquals(230, first.getWidth());
  }

  private void layOut(String one, String other, int width) {
    first.setText(one);
    second.setText(other);
    grid.measure(
        View.MeasureSpec.makeMeasureSpec(width, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(0, View.MeasureSpec.UNSPECIFIED));
    grid.layout(0, 0, width, grid.getMeasuredHeight());
  }
}
