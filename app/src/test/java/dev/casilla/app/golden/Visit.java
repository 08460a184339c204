package dev.casilla.app.golden;

import android.app.Activity;
import android.content.Context;
import android.view.View;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.ui.common.window.FoldingFeatureFake;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.robolectric.shadows.ShadowLooper;

/**
 * A screen on a phone.
 *
 * @param screen which
 * @param setting on which phone
 */
record Visit<A extends Activity>(PicturedScreen<A> screen, PictureSetting setting) {
  /** Longer than any change of colour or shape takes. */
  private static final long SETTLED_MILLIS = 500;

  /** Somebody who looks at the screen. */
  interface Observer {
    /** {@code window} is the activity's own, or lies on it; it is laid out and at rest. */
    void see(String state, Activity activity, View window);
  }

  /** Each of {@code screens} in each of {@code settings}. */
  static Collection<Visit<?>> of(List<PicturedScreen<?>> screens, List<PictureSetting> settings) {
    List<Visit<?>> visits = new ArrayList<>();
    for (PicturedScreen<?> screen : screens) {
      settings.forEach(setting -> visits.add(new Visit<>(screen, setting)));
    }
    return visits;
  }

  /** Lets {@code observer} see the screen in {@code states}, one after the other. */
  void look(Collection<String> states, Observer observer) {
    setting.apply();
    Context context = ApplicationProvider.getApplicationContext();
    try (ActivityScenario<A> scenario = ActivityScenario.launch(screen.intent(context))) {
      for (String state : states) {
        scenario.onActivity(activity -> look(activity, state, observer));
      }
    } finally {
      FoldingFeatureFake.unfold();
    }
  }

  @Override
  public String toString() {
    return screen.name() + " " + setting.name();
  }

  private void look(A activity, String state, Observer observer) {
    Objects.requireNonNull(screen.states().get(state)).accept(activity);
    View window = screen.window(activity);
    WindowPicture.layOut(window);
    ShadowLooper.idleMainLooper(SETTLED_MILLIS, TimeUnit.MILLISECONDS);
    observer.see(state, activity, window);
  }
}
