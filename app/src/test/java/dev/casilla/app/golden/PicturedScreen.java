package dev.casilla.app.golden;

import android.app.Activity;
import android.content.Context;
import android.content.Intent;
import android.view.View;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A screen to be taken pictures of.
 *
 * @param <A> its activity
 */
public interface PicturedScreen<A extends Activity> {
  /** Its name in those of its pictures. */
  String name();

  /** What to start. */
  Class<A> activity();

  /** How to start it. */
  default Intent intent(Context context) {
    return new Intent(context, activity());
  }

  /** Its states by name, each as what puts the started activity into it, from whatever state. */
  Map<String, Consumer<A>> states();

  /** Names of the states that there are pictures of beyond the usual phone, in every colour. */
  Set<String> keyStates();

  /**
   * Names of those of which there is a sheet with every device, text size and language: the key
   * states; of a screen that has none, all.
   */
  default Set<String> statesEverywhere() {
    return keyStates().isEmpty() ? states().keySet() : keyStates();
  }

  /** Names of those of them that look the same in every colour, and so have one sheet only. */
  default Set<String> statesInOneLook() {
    return Set.of();
  }

  /** Names of the states in which {@link #foremost} is looked for. */
  default Set<String> statesAtAGlance() {
    return statesEverywhere();
  }

  /** Ids of what is to be seen at once, without scrolling, wherever the screen has it. */
  default Set<Integer> foremost() {
    return Set.of();
  }

  /** The window to be seen, if it is not the activity's own but lies on it. */
  default View window(A activity) {
    return activity.getWindow().getDecorView();
  }
}
