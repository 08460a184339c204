package dev.casilla.app.ui.settings;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;

/** The about screen says in every language what ML Kit may report to Google. */
@RunWith(AndroidJUnit4.class)
public final class EditionTest {
  @Test
  public void about_namesMlKitAndGoogle() {
    for (String language : List.of("en", "es", "zh-rCN")) {
      RuntimeEnvironment.setQualifiers(language);
      try (ActivityScenario<AboutActivity> screen = ActivityScenario.launch(AboutActivity.class)) {
        screen.onActivity(
            activity -> {
              String privacy = activity.getString(R.string.privacy_of_edition);
              assertTrue(privacy, privacy.contains("ML Kit") && privacy.contains("Google"));
              long shown =
                  texts(activity.findViewById(android.R.id.content)).stream()
                      .filter(privacy::equals)
                      .count();
              assertEquals(language, 1, shown);
            });
      }
    }
  }

  private static List<String> texts(View view) {
    List<String> texts = new ArrayList<>();
    if (view.getVisibility() != View.VISIBLE) {
      return texts;
    }
    if (view instanceof TextView text) {
      texts.add(text.getText().toString());
    }
    if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        texts.addAll(texts(group.getChildAt(i)));
      }
    }
    return texts;
  }
}
