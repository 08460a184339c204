package dev.casilla.app.ui.common.layout;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import android.view.View;
import android.view.View.MeasureSpec;
import androidx.appcompat.view.ContextThemeWrapper;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class BoardScreenLayoutTest {
  private final Context context =
      new ContextThemeWrapper(ApplicationProvider.getApplicationContext(), R.style.Theme_Casilla);

  @Test
  public void measure_anyWindow_changesNoControl() {
    BoardScreenLayout screen = new BoardScreenLayout(context);
    CountingGrid keypad = new CountingGrid(context);
    View more = new View(context);
    for (View child : new View[] {new View(context), new View(context), keypad}) {
      screen.addView(child);
    }
    for (int i = 0; i < 10; i++) {
      keypad.addView(new View(context));
    }
    screen.arrangeKeypad(keypad);
    screen.showInsteadOfTitle(more);
    keypad.requests = 0;
    for (int[] size : new int[][] {{360, 720}, {1080, 680}, {360, 300}, {720, 360}}) {
      screen.measure(exactly(size[0]), exactly(size[1]));
    }
    assertEquals(0, keypad.requests);
    assertEquals(View.VISIBLE, more.getVisibility());
  }

  private static int exactly(int size) {
    return MeasureSpec.makeMeasureSpec(size, MeasureSpec.EXACTLY);
  }

  private static final class CountingGrid extends EvenGridLayout {
    int requests;

    CountingGrid(Context context) {
      super(context, null);
    }

    @Override
    public void requestLayout() {
      requests++;
      super.requestLayout();
    }
  }
}
