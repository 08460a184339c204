package dev.casilla.app.puzzle;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.EmptyArchive;
import dev.casilla.app.accessibility.AccessibilityChecks;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

/** In the language of the device. */
@RunWith(AndroidJUnit4.class)
public final class NewcomerTest {
  @Rule public final EmptyArchive archive = new EmptyArchive();
  @Rule public final AccessibilityChecks accessibility = new AccessibilityChecks();

  @Test
  public void newcomer_getsThereAndBack() {
    NewcomersWalk.walk();
  }
}
