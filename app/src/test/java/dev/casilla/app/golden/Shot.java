package dev.casilla.app.golden;

import android.app.Activity;
import android.graphics.Bitmap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;

/**
 * One picture of a screen.
 *
 * @param visit the screen and the setting
 * @param state the name of the screen's state
 */
record Shot<A extends Activity>(Visit<A> visit, String state) {
  /** Returns all pictures of {@code screens}. */
  static Collection<Shot<?>> of(List<PicturedScreen<?>> screens) {
    List<Shot<?>> shots = new ArrayList<>();
    screens.forEach(screen -> addShots(screen, shots));
    return shots;
  }

  /** Returns the name of the golden file, for example {@code first/empty-phone-light-en}. */
  String name() {
    return visit.screen().name() + "/" + state + "-" + visit.setting().name();
  }

  /** Draws the picture. */
  Bitmap take() {
    AtomicReference<Bitmap> picture = new AtomicReference<>();
    look((same, activity, window) -> picture.set(WindowPicture.of(activity, window)));
    return picture.get();
  }

  /** Passes the screen to {@code observer} without drawing it. */
  void look(Visit.Observer observer) {
    visit.look(Set.of(state), observer);
  }

  @Override
  public String toString() {
    return name();
  }

  private static <A extends Activity> void addShots(PicturedScreen<A> screen, List<Shot<?>> shots) {
    for (String state : screen.states().keySet()) {
      shots.add(new Shot<>(new Visit<>(screen, PictureSetting.USUAL), state));
    }
    for (String state : screen.keyStates()) {
      PictureSetting.OTHERS.stream()
          .filter(setting -> !ContactSheet.shows(setting))
          .filter(setting -> looksOtherwise(screen, state, setting))
          .forEach(setting -> shots.add(new Shot<>(new Visit<>(screen, setting), state)));
    }
  }

  /** A state that looks the same in every theme needs no second picture on a phone. */
  private static boolean looksOtherwise(
      PicturedScreen<?> screen, String state, PictureSetting setting) {
    return !screen.statesInOneLook().contains(state)
        || setting.device() != Device.PHONE
        || setting.look() == PictureTheme.LIGHT;
  }
}
