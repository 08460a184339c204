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
 * Finds what a cluster of a digit removes: candidates that see both colours (trap), or a whole
 * colour of which two see each other (wrap). Confined to one thread.
 */
public final class SimpleColoringFinder extends OneDigitFinder {
  private final ColorClusters clusters = new ColorClusters();
  private final MutableCellSet targets = new MutableCellSet();

  /** A finder for a simple colouring trap or wrap. */
  public SimpleColoringFinder(Technique technique, DigitPlacements placements) {
    super(technique, placements);
  }

  @Override
  protected boolean findAll(CandidateGrid grid, int digit, HintSink sink) {
    clusters.find(grid, digit);
    for (int cluster = 0; cluster < clusters.count(); cluster++) {
      findTargets(grid, digit, cluster);
      if (!targets.isEmpty() && sink.take(hint(grid, digit, cluster))) {
        return true;
      }
    }
    return false;
  }

  private void findTargets(CandidateGrid grid, int digit, int cluster) {
    targets.clear();
    if (technique() == Technique.SIMPLE_COLORING_TRAP) {
      targets.setToBoth(clusters.seen(cluster, 0), clusters.seen(cluster, 1));
      targets.andNot(clusters.cells(cluster, 0)).andNot(clusters.cells(cluster, 1));
      targets.and(grid.cells(digit));
    } else {
      for (int color = 0; color < 2; color++) {
        if (clusters.isFalse(cluster, color)) {
          targets.or(clusters.cells(cluster, color));
        }
      }
    }
  }

  private Hint hint(CandidateGrid grid, int digit, int cluster) {
    HintBuilder hint = new HintBuilder(technique());
    clusters.describe(hint, grid, digit, cluster, Role.FIRST_COLOR, Role.SECOND_COLOR);
    return hint.eliminate(targets, digit).build();
  }
}
