package dev.casilla.app.puzzle;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.Mortality;
import org.junit.Rule;
import org.junit.runner.RunWith;

/** What people come for, while the process ends in the middle. */
@RunWith(AndroidJUnit4.class)
public final class PuzzleDeathTest extends PuzzleFlow {
  @Rule public final Mortality mortality = new Mortality();
}
