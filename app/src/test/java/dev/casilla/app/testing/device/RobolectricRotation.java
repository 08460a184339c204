package dev.casilla.app.testing.device;

import android.content.res.Configuration;
import androidx.activity.ComponentActivity;
import androidx.lifecycle.ViewModelStore;
import java.util.Locale;
import java.util.Map;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.util.ReflectionHelpers;

/**
 * Rotates the device that Robolectric simulates, with process death if {@link ProcessDeathRule} is
 * used.
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

  /** View models keep only their saved state and are not cleared. */
  @Override
  public void leave(ComponentActivity screen) {
    if (ProcessDeathRule.isAbout()) {
      ViewModelStore models = screen.getViewModelStore();
      Map<?, ?> byName = ReflectionHelpers.getField(models, "map");
      byName.clear();
    }
  }
}
