package dev.casilla.app.golden;

import android.app.Activity;
import android.graphics.Bitmap;
import androidx.test.core.app.ActivityScenario;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.robolectric.shadows.ShadowLooper;

/**
 * One picture to be taken.
 *
 * @param screen of what
 * @param state in which of the screen's states
 * @param setting on which phone
 */
record Shot<A extends Activity>(PicturedScreen<A> screen, String state, Setting setting) {
  /** Longer than any change of colour or shape takes. */
  private static final long SETTLED_MILLIS = 500;

  /** Every picture of all {@code screens}. */
  static Collection<Shot<?>> of(List<PicturedScreen<?>> screens) {
    List<Shot<?>> shots = new ArrayList<>();
    screens.forEach(screen -> addShots(screen, shots));
    return shots;
  }

  /** Where it belongs, for example {@code first/empty-phone-light-en}. */
  String name() {
    return screen.name() + "/" + state + "-" + setting.name();
  }

  /** Takes it. */
  Bitmap take() {
    AtomicReference<Bitmap> picture = new AtomicReference<>();
    look(activity -> picture.set(WindowPicture.of(activity)));
    return picture.get();
  }

  /** Lets {@code observer} see what would be taken, laid out. */
  void look(Consumer<Activity> observer) {
    setting.apply();
    try (ActivityScenario<A> scenario = ActivityScenario.launch(screen.activity())) {
      scenario.onActivity(
          activity -> {
            Objects.requireNonNull(screen.states().get(state)).accept(activity);
            WindowPicture.layOut(activity);
            ShadowLooper.idleMainLooper(SETTLED_MILLIS, TimeUnit.MILLISECONDS);
            observer.accept(activity);
          });
    }
  }

  @Override
  public String toString() {
    return name();
  }

  private static <A extends Activity> void addShots(PicturedScreen<A> screen, List<Shot<?>> shots) {
    for (String state : screen.states().keySet()) {
      shots.add(new Shot<>(screen, state, Setting.USUAL));
    }
    for (String state : screen.keyStates()) {
      Setting.OTHERS.forEach(setting -> shots.add(new Shot<>(screen, state, setting)));
    }
  }
}
