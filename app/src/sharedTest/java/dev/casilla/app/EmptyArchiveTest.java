package dev.casilla.app;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Grid;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class EmptyArchiveTest {
  @Test
  public void before_sheetsOfAnotherTest_leavesNone() {
    for (int digit = 1; digit <= 9; digit++) {
      KeptSheets.add(Origin.TYPED, Sheet.of(Grid.EMPTY.with(0, digit)));
    }
    new EmptyArchive().before();
    assertEquals(Optional.empty(), KeptSheets.last());
  }
}
