package dev.casilla.app.testing;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.solver.Grid;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class EmptyArchiveRuleTest {
  @Test
  public void before_sheetsOfAnotherTest_leavesNone() {
    for (int digit = 1; digit <= 9; digit++) {
      ArchiveAccess.add(Origin.TYPED, Sheet.of(Grid.EMPTY.with(0, digit)));
    }
    new EmptyArchiveRule().before();
    assertEquals(Optional.empty(), ArchiveAccess.last());
  }
}
