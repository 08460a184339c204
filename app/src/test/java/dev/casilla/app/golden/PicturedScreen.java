package dev.casilla.app.golden;

import android.app.Activity;
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

  /** Its states by name, each as what puts the started activity into it. */
  Map<String, Consumer<A>> states();

  /** Names of the states that are looked at on every device, in every colour and language. */
  Set<String> keyStates();
}
