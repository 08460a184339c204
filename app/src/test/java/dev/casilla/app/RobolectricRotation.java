package dev.casilla.app;

import android.content.res.Configuration;
import java.util.Locale;
import org.robolectric.RuntimeEnvironment;

/** Turns the phone that Robolectric simulates. */
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
}
