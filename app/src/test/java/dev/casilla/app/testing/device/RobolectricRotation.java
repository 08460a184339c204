package dev.casilla.app.testing.device;

import android.content.res.Configuration;
import androidx.activity.ComponentActivity;
import androidx.lifecycle.ViewModelStore;
import java.util.Locale;
import java.util.Map;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.util.ReflectionHelpers;

/**
 * Turns the phone that Robolectric simulates; where there is {@link ProcessDeathRule}, apps end
 * then.
 */
public final class RobolectricRotation implements Rotation.Simulated {
  @Override
  public void turn(Configuration before) {
    boolean isUpright = before.orientation == Configuration.ORIENTATION_PORTRAIT;
    RuntimeEnvironment.setQualifiers(
        String.format(
            Locale.ROOT,
            "+w%ddp-h%ddp-%s",
            before.screenHeightDp,
            before.screenWidthDp,
            isUpright ? "land" : "port"));
  }

  /** What is left of view models is what they have saved: nobody tells them of their end. */
  @Override
  public void leave(ComponentActivity screen) {
    if (ProcessDeathRule.isAbout()) {
      ViewModelStore models = screen.getViewModelStore();
      Map<?, ?> byName = ReflectionHelpers.getField(models, "map");
      byName.clear();
    }
  }
}
