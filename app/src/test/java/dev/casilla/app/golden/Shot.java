package dev.casilla.app.golden;

import android.app.Activity;
import android.graphics.Bitmap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;

/**
 * One picture to be taken.
 *
 * @param visit of which screen, on which phone
 * @param state in which of the screen's states
 */
record Shot<A extends Activity>(Visit<A> visit, String state) {
  /** Every picture of all {@code screens}. */
  static Collection<Shot<?>> of(List<PicturedScreen<?>> screens) {
    List<Shot<?>> shots = new ArrayList<>();
    screens.forEach(screen -> addShots(screen, shots));
    return shots;
  }

  /** Where it belongs, for example {@code first/empty-phone-light-en}. */
  String name() {
    return visit.screen().name() + "/" + state + "-" + visit.setting().name();
  }

  /** Takes it. */
  Bitmap take() {
    AtomicReference<Bitmap> picture = new AtomicReference<>();
    look((same, activity, window) -> picture.set(WindowPicture.of(activity, window)));
    return picture.get();
  }

  /** Lets {@code observer} see what would be taken. */
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

  /** A state that is the same in every look needs no second picture of a phone. */
  private static boolean looksOtherwise(
      PicturedScreen<?> screen, String state, PictureSetting setting) {
    return !screen.statesInOneLook().contains(state)
        || setting.device() != Device.PHONE
        || setting.look() == PictureTheme.LIGHT;
  }
}
