package dev.casilla.solver.hint.color;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Role;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.MutableCellSet;

/**
 * Finds four or more cells with the same two candidates that are connected, each seeing the one
 * before: they alternate, so both candidates go where cells of both colours are seen. Confined to
 * one thread.
 */
public final class RemotePairFinder implements TechniqueFinder {
  private static final int LEAST = 4;

  private final MutableCellSet open = new MutableCellSet();
  private final MutableCellSet even = new MutableCellSet();
  private final MutableCellSet odd = new MutableCellSet();
  private final MutableCellSet seenByEven = new MutableCellSet();
  private final MutableCellSet seenByOdd = new MutableCellSet();

  /** The connected cells in the order in which they were reached, and from where. */
  private final int[] reached = new int[Cells.COUNT];

  private final int[] from = new int[Cells.COUNT];
  private int count;

  @Override
  public Technique technique() {
    return Technique.REMOTE_PAIR;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    open.setTo(grid.empty());
    for (int cell = open.first(); cell != CellSet.NONE; cell = open.next(cell)) {
      if (Digits.count(grid.candidates(cell)) == 2) {
        grow(grid, cell);
        if (count >= LEAST && report(grid, grid.candidates(cell), sink)) {
          return true;
        }
      }
    }
    return false;
  }

  private void grow(CandidateGrid grid, int start) {
    even.clear().add(start);
    odd.clear();
    seenByEven.clear();
    seenByOdd.clear();
    open.remove(start);
    reached[0] = start;
    count = 1;
    for (int i = 0; i < count; i++) {
      int cell = reached[i];
      boolean isEven = even.has(cell);
      (isEven ? seenByEven : seenByOdd).or(CellSets.peers(cell));
      for (int place = 0; place < Cells.PEERS; place++) {
        int peer = Cells.peer(cell, place);
        if (open.has(peer) && grid.candidates(peer) == grid.candidates(start)) {
          open.remove(peer);
          (isEven ? odd : even).add(peer);
          from[count] = cell;
          reached[count++] = peer;
        }
      }
    }
  }

  private boolean report(CandidateGrid grid, int pair, HintSink sink) {
    MutableCellSet targets = seenByEven.and(seenByOdd).andNot(even).andNot(odd);
    int low = Digits.lowest(pair);
    int high = Digits.lowest(Digits.withoutLowest(pair));
    return (targets.intersects(grid.cells(low)) || targets.intersects(grid.cells(high)))
        && sink.take(hint(grid, targets, low, high));
  }

  private Hint hint(CandidateGrid grid, MutableCellSet targets, int low, int high) {
    HintBuilder hint =
        new HintBuilder(technique())
            .mark(Role.FIRST_COLOR, even, low)
            .mark(Role.FIRST_COLOR, odd, high)
            .mark(Role.SECOND_COLOR, even, high)
            .mark(Role.SECOND_COLOR, odd, low);
    for (int i = 0; i < count; i++) {
      int cell = reached[i];
      int first = even.has(cell) ? low : high;
      int second = low + high - first;
      if (i > 0) {
        hint.weak(from[i], first, cell, first);
      }
      hint.strong(cell, first, cell, second);
    }
    return hint.eliminate(odd.setToBoth(targets, grid.cells(low)), low)
        .eliminate(odd.setToBoth(targets, grid.cells(high)), high)
        .build();
  }
}
