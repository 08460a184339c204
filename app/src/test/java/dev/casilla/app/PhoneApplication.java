package dev.casilla.app;

import android.os.StrictMode;

/** The application on a phone that is only simulated. */
/*
 * One process is many phones here, one after the other, none of which ever ends: what each has open
 * to its end, as its database, counts as leaked some time. All other leaks are death here too.
 */
public class PhoneApplication extends CasillaApplication {
  @Override
  final void watchLeaks() {
    StrictMode.setVmPolicy(Strictness.leaks().build());
  }
}
