package dev.casilla.app.ui.puzzle;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.testing.device.ProcessDeathRule;
import org.junit.Rule;
import org.junit.runner.RunWith;

/** Runs the puzzle flow with process death in the middle. */
@RunWith(AndroidJUnit4.class)
public final class PuzzleFlowProcessDeathTest extends PuzzleFlow {
  @Rule public final ProcessDeathRule mortality = new ProcessDeathRule();
}
