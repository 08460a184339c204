package dev.casilla.app.review;

import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.DrawnScreen;
import dev.casilla.app.Eventually;
import java.util.Arrays;
import java.util.Collection;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;

/** Draws the review screen in its states on many devices, keeps the pictures, looks at them. */
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class ReviewPicturesTest {
  private final String name;
  private final String qualifiers;

  public ReviewPicturesTest(String name, String qualifiers) {
    this.name = name;
    this.qualifiers = qualifiers;
  }

  @Parameters(name = "{0}")
  public static Collection<Object[]> devices() {
    return Arrays.asList(
        new Object[][] {
          {"light", "w360dp-h780dp-xhdpi"},
          {"dark", "w360dp-h780dp-night-xhdpi"},
          {"small", "w320dp-h533dp-hdpi"},
          {"landscape", "w720dp-h360dp-land-xhdpi"},
          {"tablet", "w1080dp-h680dp-land-hdpi"},
          {"large-text", "w360dp-h720dp-xhdpi"},
          {"spanish", "es-w360dp-h720dp-xhdpi"},
          {"spanish-large-text", "es-w360dp-h720dp-xhdpi"},
          {"chinese", "zh-rCN-w360dp-h720dp-xhdpi"},
        });
  }

  @Test
  public void everyState_isDrawnWhole() {
    RuntimeEnvironment.setQualifiers(qualifiers);
    RuntimeEnvironment.setFontScale(name.contains("large-text") ? 2f : 1f);
    draw("1-doubtful", DraftSamples.doubtful(), model -> {});
    draw("2-keys", DraftSamples.doubtful(), ReviewViewModel::toggleKeys);
    draw("3-photo", DraftSamples.doubtful(), ReviewViewModel::togglePhoto);
    draw("4-clear", DraftSamples.clear(), model -> {});
    draw("5-repair", DraftSamples.mistaken(), model -> {});
    draw("6-none", DraftSamples.unsolvable(), model -> {});
    draw("7-blank", DraftSamples.blank(), model -> {});
  }

  private void draw(String state, Draft draft, Consumer<ReviewViewModel> then) {
    try (ActivityScenario<ReviewActivity> scenario =
        ActivityScenario.launch(
            ReviewActivity.intent(ApplicationProvider.getApplicationContext(), draft))) {
      scenario.onActivity(
          activity -> {
            ReviewViewModel model = new ViewModelProvider(activity).get(ReviewViewModel.class);
            then.accept(model);
            Eventually.until(
                "a verdict",
                () ->
                    !(Objects.requireNonNull(model.state().getValue()).finding()
                        instanceof ReviewFinding.Checking));
            DrawnScreen.draw(activity, "review-" + name + "-" + state);
          });
    }
  }
}
