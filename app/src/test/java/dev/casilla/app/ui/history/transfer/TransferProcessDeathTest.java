package dev.casilla.app.ui.history.transfer;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.testing.device.ProcessDeathRule;
import org.junit.Rule;
import org.junit.runner.RunWith;

/** Importing and exporting, while the process ends in the middle. */
@RunWith(AndroidJUnit4.class)
public final class TransferProcessDeathTest extends TransferFlow {
  @Rule public final ProcessDeathRule mortality = new ProcessDeathRule();
}
