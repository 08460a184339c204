package dev.casilla.app.ui.create;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.testing.device.ProcessDeathRule;
import org.junit.Rule;
import org.junit.runner.RunWith;

/** From a wish to a puzzle, while the process ends in the middle. */
@RunWith(AndroidJUnit4.class)
public final class CreateFlowProcessDeathTest extends CreateFlow {
  @Rule public final ProcessDeathRule mortality = new ProcessDeathRule();
}
