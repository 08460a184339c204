package dev.casilla.app.ui.board;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.animation.ValueAnimator;
import android.os.Looper;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.ui.board.state.BoardSamples;
import dev.casilla.app.ui.board.state.BoardState;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.util.ReflectionHelpers;

@RunWith(AndroidJUnit4.class)
public final class DigitRevealAnimationTest {
  private static final Grid SOLUTION =
      Grid.parse(
          "483921657967345821251876493548132976729564138136798245372689514814253769695417382");
  private static final Grid PUZZLE = Grid.EMPTY.with(0, 4);
  private static final BoardState BEFORE = BoardSamples.puzzle(PUZZLE);
  private static final BoardState AFTER = BoardSamples.solved(PUZZLE, SOLUTION);

  private final List<Integer> redrawn = new ArrayList<>();
  private final DigitRevealAnimation appearing = new DigitRevealAnimation(redrawn::add);

  @Test
  public void solution_appearsCellByCell_within300Millis() {
    appearing.start(BEFORE, AFTER);
    assertTrue(appearing.isShown(0));
    assertFalse(appearing.isShown(80));
    shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(300));
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      assertTrue(Cells.name(cell), appearing.isShown(cell));
    }
    assertEquals(everyCellButTheFirst(), redrawn);
  }

  @Test
  public void animationsRemoved_solutionAppearsWithTheNextFrame() {
    scaleAnimations(0);
    appearing.start(BEFORE, AFTER);
    shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(17));
    scaleAnimations(1);
    assertTrue(appearing.isShown(80));
    assertEquals(everyCellButTheFirst(), redrawn);
  }

  @Test
  public void oneDigit_appearsAtOnce() {
    appearing.start(BEFORE, BoardSamples.solved(PUZZLE, PUZZLE.with(1, 8)));
    assertTrue(appearing.isShown(1));
    assertEquals(List.of(), redrawn);
  }

  @Test
  public void stopped_allAreShown() {
    appearing.start(BEFORE, AFTER);
    assertFalse(appearing.isShown(80));
    appearing.stop();
    assertTrue(appearing.isShown(80));
    assertEquals(everyCellButTheFirst(), redrawn);
  }

  /** The system setting that removes animations. */
  private static void scaleAnimations(float scale) {
    ReflectionHelpers.callStaticMethod(
        ValueAnimator.class,
        "setDurationScale",
        ReflectionHelpers.ClassParameter.from(float.class, scale));
  }

  private static List<Integer> everyCellButTheFirst() {
    return IntStream.range(1, Cells.COUNT).boxed().collect(Collectors.toList());
  }
}
