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
 * A screen in a setting.
 *
 * @param screen the screen
 * @param setting the device and its settings
 */
record Visit<A extends Activity>(PicturedScreen<A> screen, PictureSetting setting) {
  /** Longer than any animation. */
  private static final long SETTLED_MILLIS = 500;

  /** Receives a screen. */
  interface Observer {
    /**
     * Receives {@code window}, the activity's own or one on top of it, laid out and without a
     * running animation.
     */
    void see(String state, Activity activity, View window);
  }

  /** Returns each of {@code screens} in each of {@code settings}. */
  static Collection<Visit<?>> of(List<PicturedScreen<?>> screens, List<PictureSetting> settings) {
    List<Visit<?>> visits = new ArrayList<>();
    for (PicturedScreen<?> screen : screens) {
      settings.forEach(setting -> visits.add(new Visit<>(screen, setting)));
    }
    return visits;
  }

  /** Passes the screen to {@code observer} in each of {@code states}, one after the other. */
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
