package dev.casilla.app.photo;

import android.content.Context;
import android.content.Intent;
import android.view.LayoutInflater;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.DrawnScreen;
import dev.casilla.app.databinding.PhotoScreenBinding;
import dev.casilla.app.photo.PhotoOutcome.Puzzle;
import dev.casilla.app.review.DraftSamples;
import dev.casilla.reader.vision.Point;
import dev.casilla.reader.vision.Quad;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;

/** Draws the photo screen in its states on many devices, keeps the pictures, looks at them. */
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class PhotoPicturesTest {
  private final String name;
  private final String qualifiers;

  public PhotoPicturesTest(String name, String qualifiers) {
    this.name = name;
    this.qualifiers = qualifiers;
  }

  @Parameters(name = "{0}")
  public static Collection<Object[]> devices() {
    return Arrays.asList(
        new Object[][] {
          {"light", "w360dp-h780dp-xhdpi"},
          {"dark", "w360dp-h780dp-night-xhdpi"},
          {"landscape", "w720dp-h360dp-land-xhdpi"},
          {"large-text", "w360dp-h720dp-xhdpi"},
          {"spanish", "es-w360dp-h720dp-xhdpi"},
          {"chinese", "zh-rCN-w360dp-h720dp-xhdpi"},
        });
  }

  @Test
  public void everyState_isDrawnWhole() {
    RuntimeEnvironment.setQualifiers(qualifiers);
    RuntimeEnvironment.setFontScale(name.contains("large-text") ? 2f : 1f);
    Context context = ApplicationProvider.getApplicationContext();
    Intent shared =
        PhotoActivity.intent(context).setAction(Intent.ACTION_VIEW).setData(Pictures.sharedPage());
    try (ActivityScenario<PhotoActivity> scenario = ActivityScenario.launch(shared)) {
      scenario.onActivity(
          activity -> {
            draw(activity, "1-choosing", new PhotoUiState.Choosing());
            draw(activity, "2-reading", new PhotoUiState.Reading());
            draw(activity, "3-several", new PhotoUiState.Several(several()));
            for (PhotoTrouble trouble : PhotoTrouble.values()) {
              String state = trouble.name().toLowerCase(Locale.ROOT);
              draw(activity, "4-" + state, new PhotoUiState.Trouble(trouble));
            }
          });
    }
  }

  private void draw(PhotoActivity activity, String state, PhotoUiState shown) {
    PhotoScreenBinding views = PhotoScreenBinding.inflate(LayoutInflater.from(activity));
    activity.setContentView(views.getRoot());
    PhotoViewModel model = new ViewModelProvider(activity).get(PhotoViewModel.class);
    new PhotoScreen(views, model).show(shown);
    DrawnScreen.draw(activity, "photo-" + name + "-" + state);
  }

  private static PhotoOutcome.Found several() {
    Quad first = square(230, 300, 300);
    Quad second = square(560, 380, 220);
    return new PhotoOutcome.Found(
        Pictures.page(),
        List.of(
            new Puzzle(first, DraftSamples.clear()), new Puzzle(second, DraftSamples.sparse())));
  }

  private static Quad square(double left, double top, double side) {
    return new Quad(
        new Point(left, top),
        new Point(left + side, top + 10),
        new Point(left + side - 8, top + side),
        new Point(left - 6, top + side - 4));
  }
}
