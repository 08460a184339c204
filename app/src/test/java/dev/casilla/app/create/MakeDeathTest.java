package dev.casilla.app.create;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.Mortality;
import org.junit.Rule;
import org.junit.runner.RunWith;

/** From a wish to a puzzle, while the process ends in the middle. */
@RunWith(AndroidJUnit4.class)
public final class MakeDeathTest extends MakeFlow {
  @Rule public final Mortality mortality = new Mortality();
}
