package dev.casilla.app.share;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.Mortality;
import org.junit.Rule;
import org.junit.runner.RunWith;

/** A puzzle that goes out, while the process ends in the middle. */
@RunWith(AndroidJUnit4.class)
public final class ShareDeathTest extends ShareFlow {
  @Rule public final Mortality mortality = new Mortality();
}
