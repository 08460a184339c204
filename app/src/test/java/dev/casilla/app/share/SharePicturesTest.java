package dev.casilla.app.share;

import static org.junit.Assert.assertEquals;
import static org.robolectric.Shadows.shadowOf;

import android.content.Context;
import android.content.Intent;
import android.graphics.Bitmap;
import android.os.Looper;
import android.view.View;
import androidx.fragment.app.DialogFragment;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.R;
import dev.casilla.app.Screenshots;
import dev.casilla.app.history.HistoryActivity;
import dev.casilla.app.history.Sight;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.Objects;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;

/** Draws what is seen of coming in and going out, keeps the pictures, and looks at them. */
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class SharePicturesTest {
  private static final Sheet SHEET =
      Sheet.of(
              Grid.parse(
                  "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."))
          .withEntry(0, 4)
          .withNotes(1, Digits.only(5) | Digits.only(8));

  private final String name;
  private final String qualifiers;

  public SharePicturesTest(String name, String qualifiers) {
    this.name = name;
    this.qualifiers = qualifiers;
  }

  @Parameters(name = "{0}")
  public static Collection<Object[]> devices() {
    return Arrays.asList(
        new Object[][] {
          {"light", "w360dp-h720dp-xhdpi"},
          {"dark", "w360dp-h720dp-night-xhdpi"},
          {"landscape", "w720dp-h360dp-land-xhdpi"},
          {"tablet", "w1080dp-h680dp-land-hdpi"},
          {"large-text", "w360dp-h720dp-xhdpi"},
          {"spanish", "es-w360dp-h720dp-xhdpi"},
          {"chinese", "zh-rCN-w360dp-h720dp-xhdpi"},
        });
  }

  @Test
  public void choices_areSeenWhole() {
    prepare();
    try (ActivityScenario<HistoryActivity> screen =
        ActivityScenario.launch(HistoryActivity.class)) {
      screen.onActivity(
          activity -> {
            ShareFragment.show(activity, SHEET);
            activity.getSupportFragmentManager().executePendingTransactions();
            shadowOf(Looper.getMainLooper()).idle();
            DialogFragment shown =
                (DialogFragment) activity.getSupportFragmentManager().getFragments().get(0);
            Sight.of(
                Objects.requireNonNull(shown.requireDialog().getWindow()).getDecorView(),
                "share-" + name);
          });
    }
  }

  @Test
  public void nothingInIt_isSaid() {
    prepare();
    Context context = ApplicationProvider.getApplicationContext();
    Intent intent = new Intent(context, ReceiveActivity.class).setAction(Intent.ACTION_SEND);
    try (ActivityScenario<ReceiveActivity> screen = ActivityScenario.launch(intent)) {
      screen.onActivity(
          activity -> {
            View content = activity.findViewById(android.R.id.content);
            View card = activity.findViewById(R.id.card);
            for (int i = 0; i < 1_000 && card.getVisibility() != View.VISIBLE; i++) {
              shadowOf(Looper.getMainLooper()).idle();
            }
            Sight.of(activity, content, "receive-" + name);
          });
    }
  }

  @Test
  public void picture_onEveryDevice_isTheSame() throws IOException {
    prepare();
    Bitmap picture = new SheetPicture(RuntimeEnvironment.getApplication()).of(SHEET);
    Screenshots.save(picture, "share-picture-" + name);
    assertEquals(1080, picture.getWidth());
    assertEquals("paper", 0xFFFFF8F0, picture.getPixel(0, 0));
    assertEquals("frame", 0xFF1E1B15, picture.getPixel(40, 540));
  }

  private void prepare() {
    RuntimeEnvironment.setQualifiers(qualifiers);
    RuntimeEnvironment.setFontScale(name.contains("large-text") ? 2f : 1f);
  }
}
