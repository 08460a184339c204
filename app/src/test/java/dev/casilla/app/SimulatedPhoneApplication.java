package dev.casilla.app;

import android.os.StrictMode;
import org.jspecify.annotations.Nullable;

/** The application on a phone that is only simulated. */
/*
 * One process is many phones here, one after the other, none of which ever ends: what each has open
 * to its end, as its database, counts as leaked some time. All other leaks are death here too.
 */
public class SimulatedPhoneApplication extends CasillaApplication {
  private @Nullable AppContainer reborn;

  /**
   * Its process ends, and another one begins: what was in memory alone is gone, and so is whatever
   * was under way.
   */
  public final void die() {
    reborn = new AppContainer(this, sheets());
  }

  @Override
  final AppContainer container() {
    return reborn == null ? super.container() : reborn;
  }

  @Override
  final void watchLeaks() {
    StrictMode.setVmPolicy(StrictModeSetup.leaks().build());
  }
}
