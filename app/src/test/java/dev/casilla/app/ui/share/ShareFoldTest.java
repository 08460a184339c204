package dev.casilla.app.ui.share;

import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.content.Context;
import android.graphics.Rect;
import android.view.View;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.golden.PicturedScreen;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.ui.common.window.FoldingFeatureFake;
import java.util.List;
import java.util.Objects;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Cards and bottom sheets stay on one side of a fold. Sizes are in dp at 160 dpi. */
@RunWith(AndroidJUnit4.class)
public final class ShareFoldTest {
  @After
  public void unfold() {
    FoldingFeatureFake.unfold();
  }

  @Test
  @Config(qualifiers = "w673dp-h841dp-port-mdpi")
  public void foldedAsABook_isOnThePageOnTheRight() {
    FoldingFeatureFake.asBook(673).fold();
    int id = com.google.android.material.R.id.design_bottom_sheet;
    for (Rect place :
        List.of(
            place(new ReceivePictures(), "no-puzzle", R.id.card),
            place(new SharePictures(), "choices", id))) {
      assertTrue(place.toString(), place.left >= 336 && place.right <= 673);
    }
  }

  @Test
  @Config(qualifiers = "w841dp-h673dp-land-mdpi")
  public void received_foldedAsALaptop_isBelowTheFold() {
    FoldingFeatureFake.asLaptop(673).fold();
    Rect card = place(new ReceivePictures(), "no-puzzle", R.id.card);
    assertTrue(card.toString(), card.top >= 336 && card.bottom <= 673);
  }

  /** The place of a view of {@code pictured} in its window. */
  private static <A extends Activity> Rect place(PicturedScreen<A> pictured, String state, int id) {
    Rect place = new Rect();
    Context context = ApplicationProvider.getApplicationContext();
    try (ActivityScenario<A> screen = ActivityScenario.launch(pictured.intent(context))) {
      screen.onActivity(
          activity -> {
            Objects.requireNonNull(pictured.states().get(state)).accept(activity);
            View window = pictured.window(activity);
            WindowPicture.layOut(window);
            View view = window.findViewById(id);
            int[] corner = new int[2];
            view.getLocationInWindow(corner);
            place.set(0, 0, view.getWidth(), view.getHeight());
            place.offset(corner[0], corner[1]);
          });
    }
    return place;
  }
}
