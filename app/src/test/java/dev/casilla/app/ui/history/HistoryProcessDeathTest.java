package dev.casilla.app.ui.history;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.testing.SlowTests;
import dev.casilla.app.testing.device.ProcessDeathRule;
import org.junit.Rule;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;

/** The history flow with process death at every step. */
@RunWith(AndroidJUnit4.class)
@Category(SlowTests.class)
public final class HistoryProcessDeathTest extends HistoryFlow {
  @Rule public final ProcessDeathRule mortality = new ProcessDeathRule();
}
