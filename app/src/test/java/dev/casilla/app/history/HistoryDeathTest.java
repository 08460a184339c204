package dev.casilla.app.history;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.Mortality;
import org.junit.Rule;
import org.junit.runner.RunWith;

/** Finding, deleting and getting back, while the process ends in the middle. */
@RunWith(AndroidJUnit4.class)
public final class HistoryDeathTest extends HistoryFlow {
  @Rule public final Mortality mortality = new Mortality();
}
