package dev.casilla.solver.rating.difficulty.stage;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.hint.Candidate;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.MutableCellSet;

/**
 * The candidates that the easiest steps remove. Harder steps are forgotten as soon as there is an
 * easier one; steps up to the difficulty already reached count as equally easy.
 *
 * <p>Allocates nothing after it is made. Confined to one thread.
 */
public final class Removals {
  private final MutableCellSet[] cells = new MutableCellSet[Cells.SIDE];
  private final MutableCellSet one = new MutableCellSet();
  private int reached;
  private int limit;

  public Removals() {
    for (int digit = 0; digit < Cells.SIDE; digit++) {
      cells[digit] = new MutableCellSet();
    }
  }

  /** Begins anew. */
  public void begin(int difficultyReached) {
    reached = difficultyReached;
    limit = Integer.MAX_VALUE;
    clear();
  }

  /** The difficulty beyond which a step is not wanted any more. */
  public int limit() {
    return limit;
  }

  /** A step that removes {@code digit} from {@code from}, all of which have it. */
  public void add(int difficulty, CellSet from, int digit) {
    int level = Math.max(difficulty, reached);
    if (level <= limit && !from.isEmpty()) {
      if (level < limit) {
        clear();
        limit = level;
      }
      cells[digit - 1].or(from);
    }
  }

  /** A step that removes {@code digit} from {@code cell}, which has it. */
  public void add(int difficulty, int cell, int digit) {
    add(difficulty, one.clear().add(cell), digit);
  }

  /** A step that removes {@code digits} from {@code cell}, which has them. */
  public void addAll(int difficulty, int cell, int digits) {
    for (int rest = digits; rest != 0; rest = Digits.withoutLowest(rest)) {
      add(difficulty, cell, Digits.lowest(rest));
    }
  }

  /** The step of {@code hint}; a digit that it writes removes the others of the cell. */
  public void add(int difficulty, Hint hint, CandidateGrid grid) {
    for (Candidate candidate : hint.eliminations()) {
      add(difficulty, candidate.cell(), candidate.digit());
    }
    for (Candidate candidate : hint.placements()) {
      int others = grid.candidates(candidate.cell()) & ~Digits.only(candidate.digit());
      addAll(difficulty, candidate.cell(), others);
    }
  }

  /**
   * Removes the candidates from {@code grid}.
   *
   * @return the difficulty of the steps, or {@link Stage#NOTHING}
   */
  public int applyTo(CandidateGrid grid) {
    if (limit == Integer.MAX_VALUE) {
      return Stage.NOTHING;
    }
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      CellSet from = cells[digit - 1];
      for (int cell = from.first(); cell != CellSet.NONE; cell = from.next(cell)) {
        grid.remove(cell, digit);
      }
    }
    return limit;
  }

  private void clear() {
    for (MutableCellSet set : cells) {
      set.clear();
    }
  }
}
