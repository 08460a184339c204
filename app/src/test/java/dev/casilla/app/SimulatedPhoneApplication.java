package dev.casilla.app;

import android.os.StrictMode;
import org.jspecify.annotations.Nullable;

/** The application on a simulated device. */
/*
 * In tests one process runs many simulated devices and never ends, so resources that stay open
 * until process death, such as the database, are reported as leaks at some point. All other leaks
 * fail here too.
 */
public class SimulatedPhoneApplication extends CasillaApplication {
  private @Nullable AppContainer reborn;

  /**
   * Simulates process death and a new process: everything that was only in memory is lost, and so
   * is running work.
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
