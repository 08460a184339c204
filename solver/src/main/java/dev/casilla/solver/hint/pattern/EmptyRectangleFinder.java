package dev.casilla.solver.hint.pattern;

import static dev.casilla.solver.hint.Link.Strength.STRONG;
import static dev.casilla.solver.hint.Link.Strength.WEAK;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.Candidate;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Link;
import dev.casilla.solver.hint.OneDigitFinder;
import dev.casilla.solver.hint.Role;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.DigitPlacements;
import dev.casilla.solver.hint.grid.MutableCellSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Finds blocks whose places for a digit lie in one row and one column, some in either only, and a
 * line with two places for it, one of them in that row or column. If the candidate that sees the
 * other place and the other arm of the block were true, the block would be without place.
 *
 * <p>Two such steps in one block with different effects are a dual empty rectangle. Confined to one
 * thread.
 */
public final class EmptyRectangleFinder extends OneDigitFinder {
  /** Rectangles of one block: two ways to see it, six lines across each arm. */
  private static final int MOST = 24;

  private final MutableCellSet arm = new MutableCellSet();
  private final MutableCellSet otherArm = new MutableCellSet();

  /* The rectangles of one block: the arm's line, the line with two places, and the target. */
  private final int[] arms = new int[MOST];
  private final int[] otherArms = new int[MOST];
  private final int[] links = new int[MOST];
  private final int[] targets = new int[MOST];
  private int count;

  /** A finder for empty rectangles, single or dual. */
  public EmptyRectangleFinder(Technique technique, DigitPlacements placements) {
    super(technique, placements);
  }

  @Override
  protected boolean findAll(CandidateGrid grid, int digit, HintSink sink) {
    for (int block = Units.block(0); block < Units.COUNT; block++) {
      gather(grid, digit, block);
      if (technique() == Technique.EMPTY_RECTANGLE
          ? reportSingle(grid, digit, block, sink)
          : reportDual(grid, digit, block, sink)) {
        return true;
      }
    }
    return false;
  }

  private void gather(CandidateGrid grid, int digit, int block) {
    count = 0;
    if (Integer.bitCount(grid.places(block, digit)) < 2) {
      return;
    }
    for (int place = 0; place < Cells.SIDE; place++) {
      int crossing = Units.cell(block, place);
      int row = Units.of(crossing, 0);
      int column = Units.of(crossing, 1);
      if (isCross(grid, digit, block, row, column)) {
        gatherAlong(grid, digit, block, row, column);
        gatherAlong(grid, digit, block, column, row);
      }
    }
  }

  /** Whether all places of the block are in the two lines, and not all of them in one. */
  private boolean isCross(CandidateGrid grid, int digit, int block, int row, int column) {
    arm.setToBoth(grid.cells(digit), CellSets.unit(block)).andNot(CellSets.unit(row));
    otherArm.setToBoth(grid.cells(digit), CellSets.unit(block)).andNot(CellSets.unit(column));
    return !arm.isEmpty() && !otherArm.isEmpty() && !arm.intersects(otherArm);
  }

  /** Gathers the rectangles with a link across {@code line}, whose target is in {@code other}. */
  private void gatherAlong(CandidateGrid grid, int digit, int block, int line, int other) {
    boolean isRow = Units.kind(line) == Units.Kind.ROW;
    for (int place = 0; place < Cells.SIDE; place++) {
      int near = Units.cell(line, place);
      int link = Units.of(near, isRow ? 1 : 0);
      if (grid.hasCandidate(near, digit)
          && Units.of(near, 2) != block
          && TwoPlaces.areIn(grid, link, digit)) {
        int far = TwoPlaces.other(grid, link, digit, near);
        int target =
            isRow
                ? Cells.at(Cells.row(far), Units.index(other))
                : Cells.at(Units.index(other), Cells.column(far));
        if (grid.hasCandidate(target, digit) && Units.of(target, 2) != block) {
          arms[count] = line;
          otherArms[count] = other;
          links[count] = link;
          targets[count++] = target;
        }
      }
    }
  }

  private boolean reportSingle(CandidateGrid grid, int digit, int block, HintSink sink) {
    for (int i = 0; i < count; i++) {
      HintBuilder hint = new HintBuilder(technique()).unit(block);
      addRectangle(hint, grid, digit, block, i);
      if (sink.take(hint.build())) {
        return true;
      }
    }
    return false;
  }

  private boolean reportDual(CandidateGrid grid, int digit, int block, HintSink sink) {
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count; j++) {
        if (targets[i] != targets[j] && sink.take(dual(grid, digit, block, i, j))) {
          return true;
        }
      }
    }
    return false;
  }

  private Hint dual(CandidateGrid grid, int digit, int block, int one, int two) {
    HintBuilder hint = new HintBuilder(technique()).unit(block);
    addRectangle(hint, grid, digit, block, one);
    addRectangle(hint.endChain(), grid, digit, block, two);
    return hint.build();
  }

  private void addRectangle(HintBuilder hint, CandidateGrid grid, int digit, int block, int at) {
    int link = links[at];
    CellSet line = CellSets.unit(arms[at]);
    int first = TwoPlaces.first(grid, link, digit);
    int near = line.has(first) ? first : TwoPlaces.second(grid, link, digit);
    int far = TwoPlaces.other(grid, link, digit, near);
    arm.setToBoth(grid.cells(digit), CellSets.unit(block)).and(line);
    otherArm.setToBoth(grid.cells(digit), CellSets.unit(block)).andNot(line);
    List<Candidate> inLine = candidates(arm, digit);
    hint.unit(link)
        .cover(arms[at])
        .cover(otherArms[at])
        .mark(Role.CAUSE, far, digit)
        .mark(Role.CAUSE, near, digit)
        .mark(Role.CAUSE, arm, digit)
        .mark(Role.CAUSE, otherArm, digit)
        .strong(far, digit, near, digit)
        .link(new Link(WEAK, Collections.singletonList(Candidate.of(near, digit)), inLine))
        .link(new Link(STRONG, inLine, candidates(otherArm, digit)))
        .eliminate(targets[at], digit);
  }

  private static List<Candidate> candidates(CellSet cells, int digit) {
    List<Candidate> candidates = new ArrayList<>();
    for (int cell = cells.first(); cell != CellSet.NONE; cell = cells.next(cell)) {
      candidates.add(Candidate.of(cell, digit));
    }
    return candidates;
  }
}
