package dev.casilla.app.ui.create;

import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.databinding.CreateScreenBinding;
import java.util.Map;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;

/** A puzzle that cannot be stored shows an error in every language. */
@RunWith(AndroidJUnit4.class)
public final class CreateSaveFailureTest {
  private static final Map<String, String> TRY_AGAIN =
      Map.of("en", "try again", "es", "vuelve a intentarlo", "zh-rCN", "重试");

  @Test
  public void newPuzzle_notKept_isToBeMadeAgain() {
    TRY_AGAIN.forEach(
        (language, words) -> {
          RuntimeEnvironment.setQualifiers("+" + language);
          try (ActivityScenario<CreateActivity> screen =
              ActivityScenario.launch(CreateActivity.class)) {
            screen.onActivity(
                activity -> {
                  showFailure(activity);
                  TextView advice = activity.findViewById(R.id.not_kept).findViewById(R.id.advice);
                  assertTrue(language, advice.getText().toString().contains(words));
                });
          }
        });
  }

  @Test
  public void reading_notKept_isToBeUsedAgain() {
    Context context = ApplicationProvider.getApplicationContext();
    TRY_AGAIN.forEach(
        (language, words) -> {
          RuntimeEnvironment.setQualifiers("+" + language);
          String advice = context.getString(R.string.review_not_kept_advice);
          assertTrue(language, advice.contains(words));
        });
  }

  private static void showFailure(CreateActivity activity) {
    CreateViewModel model = new ViewModelProvider(activity).get(CreateViewModel.class);
    ViewGroup content = activity.findViewById(android.R.id.content);
    CreateScreenBinding views = CreateScreenBinding.bind(content.getChildAt(0));
    new CreateScreen(views, model).show(CreateUiState.notSaved(PuzzleSpec.DEFAULT));
  }
}
