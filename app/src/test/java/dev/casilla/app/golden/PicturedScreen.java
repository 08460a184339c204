package dev.casilla.app.golden;

import android.app.Activity;
import android.content.Context;
import android.content.Intent;
import android.view.View;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A screen with golden pictures.
 *
 * @param <A> its activity
 */
public interface PicturedScreen<A extends Activity> {
  /** Returns the name of the screen, the first part of the names of its pictures. */
  String name();

  /** Returns the class of the activity. */
  Class<A> activity();

  /** Returns the intent that starts the activity. */
  default Intent intent(Context context) {
    return new Intent(context, activity());
  }

  /**
   * Returns the states by name. Each value puts the started activity into that state, from any
   * other.
   */
  Map<String, Consumer<A>> states();

  /** Returns the names of the states that are also drawn in the further settings. */
  Set<String> keyStates();

  /**
   * Returns the names of the states with a sheet of every device, text size and language: the key
   * states, or all states of a screen without key states.
   */
  default Set<String> statesEverywhere() {
    return keyStates().isEmpty() ? states().keySet() : keyStates();
  }

  /** Returns the names of the states that look the same in every theme and have only one sheet. */
  default Set<String> statesInOneLook() {
    return Set.of();
  }

  /** Returns the names of the states in which {@link #primaryContent} must be visible. */
  default Set<String> statesWithPrimaryContent() {
    return statesEverywhere();
  }

  /**
   * Returns the ids of the views that must be visible without scrolling, if the screen shows them.
   */
  default Set<Integer> primaryContent() {
    return Set.of();
  }

  /** Returns the window to draw: the activity's own, or one on top of it. */
  default View window(A activity) {
    return activity.getWindow().getDecorView();
  }
}
