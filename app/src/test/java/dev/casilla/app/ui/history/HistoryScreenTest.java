package dev.casilla.app.ui.history;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.view.View;
import androidx.recyclerview.widget.GridLayoutManager;
import androidx.recyclerview.widget.RecyclerView;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.golden.WindowPicture;
import java.util.Objects;
import java.util.function.ToIntFunction;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Sizes are in dp at 160 dpi, with a navigation bar of 16 dp. */
@RunWith(AndroidJUnit4.class)
public final class HistoryScreenTest {
  @Test
  @Config(qualifiers = "w1080dp-h680dp-land-mdpi")
  public void tablet_hasThreeColumns_inLargeTextTwo() {
    assertEquals(3, look("list", HistoryScreenTest::columns));
    RuntimeEnvironment.setFontScale(2);
    assertEquals(2, look("list", HistoryScreenTest::columns));
  }

  @Test
  @Config(qualifiers = "w360dp-h720dp-port-mdpi")
  public void deleted_barIsAboveTheSystems() {
    int bottom = look("deleted", HistoryScreenTest::bottomOfBar);
    assertTrue("down to " + bottom, bottom <= 720 - 16);
  }

  private static int columns(HistoryActivity activity) {
    RecyclerView list = activity.findViewById(R.id.list);
    return ((GridLayoutManager) Objects.requireNonNull(list.getLayoutManager())).getSpanCount();
  }

  private static int bottomOfBar(HistoryActivity activity) {
    View words = activity.findViewById(com.google.android.material.R.id.snackbar_text);
    View bar = (View) words.getParent().getParent();
    int[] corner = new int[2];
    bar.getLocationInWindow(corner);
    return corner[1] + bar.getHeight();
  }

  private static int look(String state, ToIntFunction<HistoryActivity> at) {
    int[] seen = new int[1];
    try (ActivityScenario<HistoryActivity> screen =
        ActivityScenario.launch(HistoryActivity.class)) {
      screen.onActivity(
          activity -> {
            Objects.requireNonNull(new HistoryPictures().states().get(state)).accept(activity);
            WindowPicture.layOut(activity.getWindow().getDecorView());
            seen[0] = at.applyAsInt(activity);
          });
    }
    return seen[0];
  }
}
