package dev.casilla.app.ui.share;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.testing.device.ProcessDeathRule;
import org.junit.Rule;
import org.junit.runner.RunWith;

/** A puzzle that goes out, while the process ends in the middle. */
@RunWith(AndroidJUnit4.class)
public final class ShareProcessDeathTest extends ShareFlow {
  @Rule public final ProcessDeathRule mortality = new ProcessDeathRule();
}
