package dev.casilla.app.ui.review.cards;

import static org.junit.Assert.assertTrue;

import android.app.Activity;
import androidx.core.graphics.ColorUtils;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import com.google.android.material.button.MaterialButton;
import com.google.android.material.card.MaterialCardView;
import dev.casilla.app.R;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.testing.device.SystemContrast;
import dev.casilla.app.ui.review.ReviewActivity;
import java.util.Collection;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;

/** The repair's buttons look like buttons in every theme. */
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class RepairCardLooksTest {
  /** The contrast that makes a control visible. */
  private static final double LEAST_CONTRAST = 3;

  private final String night;
  private final float contrast;

  public RepairCardLooksTest(String night, float contrast) {
    this.night = night;
    this.contrast = contrast;
  }

  @Parameters(name = "{0} {1}")
  public static Collection<Object[]> looks() {
    return List.of(
        new Object[] {"notnight", 0f},
        new Object[] {"night", 0f},
        new Object[] {"notnight", 1f},
        new Object[] {"night", 1f});
  }

  @Test
  public void ways_onTheirCard_haveAnEdge() {
    RuntimeEnvironment.setQualifiers("+" + night);
    SystemContrast.set(contrast);
    try (ActivityScenario<ReviewActivity> screen =
        ActivityScenario.launch(
            ReviewActivity.intent(
                ApplicationProvider.getApplicationContext(), DraftSamples.mistaken()))) {
      screen.onActivity(
          activity -> {
            int card = card(activity);
            MaterialButton first = activity.findViewById(R.id.repair);
            MaterialButton second = activity.findViewById(R.id.repair_other);
            assertSeen(first.getBackgroundTintList().getDefaultColor(), card);
            assertSeen(second.getStrokeColor().getDefaultColor(), card);
            assertTrue(second.getStrokeWidth() > 0);
          });
    }
  }

  private static int card(Activity activity) {
    MaterialCardView card = activity.findViewById(R.id.proposal);
    return card.getCardBackgroundColor().getDefaultColor();
  }

  private static void assertSeen(int color, int card) {
    double contrast = ColorUtils.calculateContrast(color, card);
    assertTrue(contrast + " : 1", contrast >= LEAST_CONTRAST);
  }
}
