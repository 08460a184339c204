package dev.casilla.app.ui.review.cards;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.text.Layout;
import android.view.View;
import android.widget.TextView;
import dev.casilla.app.R;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.ui.review.OpenedReview;
import dev.casilla.app.ui.review.ReviewActivity;
import dev.casilla.app.ui.review.state.ReviewUiState.Show;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;

/**
 * Choice buttons are wide enough for their text and a thumb, in every language, window width and
 * text size.
 */
@RunWith(ParameterizedRobolectricTestRunner.class)
public final class SelectedCellChoicesTest {
  private static final int[] CHOICES = {R.id.choice1, R.id.choice2, R.id.choice3};
  private static final List<String> WINDOWS =
      List.of(
          "w320dp-h533dp-port",
          "w360dp-h720dp-port",
          "w720dp-h360dp-land",
          "w600dp-h960dp-port",
          "w1080dp-h680dp-land");

  private final String language;
  private final String window;

  public SelectedCellChoicesTest(String language, String window) {
    this.language = language;
    this.window = window;
  }

  @Parameters(name = "{0} {1}")
  public static Collection<Object[]> everywhere() {
    List<Object[]> everywhere = new ArrayList<>();
    for (String language : List.of("en", "es", "zh-rCN")) {
      WINDOWS.forEach(window -> everywhere.add(new Object[] {language, window}));
    }
    return everywhere;
  }

  @Test
  public void choices_usualText_areAsWideAsTheirWords() {
    on(1, SelectedCellChoicesTest::assertWordsFit);
  }

  @Test
  public void choices_largeText_areAsWideAsTheirWords() {
    on(2, SelectedCellChoicesTest::assertWordsFit);
  }

  @Test
  public void keys_usualText_areAsLargeAsAThumb() {
    on(1, SelectedCellChoicesTest::assertKeysAreLarge);
  }

  @Test
  public void keys_largeText_areAsLargeAsAThumb() {
    on(2, SelectedCellChoicesTest::assertKeysAreLarge);
  }

  private static void assertWordsFit(ReviewActivity activity) {
    for (int id : CHOICES) {
      TextView choice = activity.findViewById(id);
      CharSequence words = choice.getText();
      Layout layout = Objects.requireNonNull(choice.getLayout());
      assertEquals(words.toString(), 2, layout.getLineCount());
      int needed = (int) Math.ceil(Layout.getDesiredWidth(words, choice.getPaint()));
      assertTrue(words.toString(), layout.getWidth() >= needed);
      assertLarge(choice);
    }
    assertLarge(activity.findViewById(R.id.other));
  }

  private static void assertKeysAreLarge(ReviewActivity activity) {
    OpenedReview.show(activity, now -> now.with(Show.READING.withKeys(true)));
    for (int id : new int[] {R.id.key0, R.id.key1, R.id.key5, R.id.key6, R.id.key9}) {
      assertLarge(activity.findViewById(id));
    }
  }

  private static void assertLarge(View key) {
    assertTrue(key.getWidth() + " x " + key.getHeight(), key.getWidth() >= 48);
    assertTrue(key.getWidth() + " x " + key.getHeight(), key.getHeight() >= 48);
  }

  private void on(float textScale, Consumer<ReviewActivity> check) {
    RuntimeEnvironment.setQualifiers(language + "-" + window + "-mdpi");
    RuntimeEnvironment.setFontScale(textScale);
    OpenedReview.on(DraftSamples.doubtful(), check);
  }
}
