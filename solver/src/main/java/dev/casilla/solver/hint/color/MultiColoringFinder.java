package dev.casilla.solver.hint.color;

import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.OneDigitFinder;
import dev.casilla.solver.hint.Role;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.DigitPlacements;
import dev.casilla.solver.hint.grid.MutableCellSet;

/**
 * Finds what two clusters of a digit remove together.
 *
 * <p>If a colour of one sees a colour of the other, one of the two opposite colours is true, so
 * what sees both of these goes (1). If a colour sees both colours of another cluster, it is the
 * false one (2). Confined to one thread.
 */
public final class MultiColoringFinder extends OneDigitFinder {
  private final ColorClusters clusters = new ColorClusters();
  private final MutableCellSet targets = new MutableCellSet();
  private final MutableCellSet both = new MutableCellSet();

  /** A finder for multi-colouring 1 or 2. */
  public MultiColoringFinder(Technique technique, DigitPlacements placements) {
    super(technique, placements);
  }

  @Override
  protected boolean findAll(CandidateGrid grid, int digit, HintSink sink) {
    clusters.find(grid, digit);
    for (int one = 0; one < clusters.count(); one++) {
      for (int two = 0; two < clusters.count(); two++) {
        if (one != two && findWith(grid, digit, one, two, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean findWith(CandidateGrid grid, int digit, int one, int two, HintSink sink) {
    targets.clear();
    for (int color = 0; color < 2; color++) {
      boolean seesFirst = clusters.cells(one, color).intersects(clusters.seen(two, 0));
      boolean seesSecond = clusters.cells(one, color).intersects(clusters.seen(two, 1));
      if (technique() == Technique.MULTI_COLORING_2) {
        if (seesFirst && seesSecond) {
          targets.or(clusters.cells(one, color));
        }
      } else if (one < two) {
        addSeen(seesFirst, one, 1 - color, two, 1);
        addSeen(seesSecond, one, 1 - color, two, 0);
      }
    }
    targets.and(grid.cells(digit));
    return !targets.isEmpty() && sink.take(hint(grid, digit, one, two));
  }

  /** Adds what sees both colours, if one of them is true. */
  private void addSeen(boolean isOneTrue, int one, int color, int two, int other) {
    if (isOneTrue) {
      targets.or(both.setToBoth(clusters.seen(one, color), clusters.seen(two, other)));
    }
  }

  private Hint hint(CandidateGrid grid, int digit, int one, int two) {
    HintBuilder hint = new HintBuilder(technique());
    clusters.describe(hint, grid, digit, one, Role.FIRST_COLOR, Role.SECOND_COLOR);
    clusters.describe(hint.endChain(), grid, digit, two, Role.THIRD_COLOR, Role.FOURTH_COLOR);
    return hint.eliminate(targets, digit).build();
  }
}
