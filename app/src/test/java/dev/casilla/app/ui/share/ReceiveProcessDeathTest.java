package dev.casilla.app.ui.share;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.testing.device.ProcessDeathRule;
import org.junit.Rule;
import org.junit.runner.RunWith;

/** The receive flow with process death at every step. */
@RunWith(AndroidJUnit4.class)
public final class ReceiveProcessDeathTest extends ReceiveFlow {
  @Rule public final ProcessDeathRule mortality = new ProcessDeathRule();
}
