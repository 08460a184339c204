package dev.casilla.solver.articles;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Units;
import dev.casilla.solver.articles.trace.Reason;
import dev.casilla.solver.articles.trace.Rule;
import dev.casilla.solver.articles.trace.Step;
import dev.casilla.solver.articles.trace.Trace;

/**
 * A board under Norvig's propagation, changed in place; invalid after a call has returned false.
 *
 * <p>Confined to one thread.
 */
/*
 * assign and eliminate call each other. Each nested eliminate has removed one of the 729 candidates
 * before it recurses, so the recursion ends within 729 pairs of frames, in practice within a few
 * dozen: no board can overflow the stack of an Android thread.
 */
final class PropagatingBoard {
  private final int[] board;
  private final Trace trace;
  private final int depth;

  PropagatingBoard(int[] board, Trace trace, int depth) {
    this.board = board;
    this.trace = trace;
    this.depth = depth;
  }

  Candidates candidates() {
    return Candidates.of(board);
  }

  /** Assigns a clue or a digit that the caller chose. */
  boolean given(int cell, int digit) {
    if (trace.isListening()) {
      report(cell, digit, Rule.GIVEN, Reason.FREE);
    }
    return assign(cell, digit);
  }

  /** Eliminates and reports the reason to the trace. */
  boolean remove(int cell, int digit, Reason reason) {
    if (trace.isListening() && Digits.has(board[cell], digit)) {
      report(cell, digit, Rule.ELIMINATE, reason);
    }
    return eliminate(cell, digit);
  }

  /** Eliminates all digits but {@code digit} from {@code cell}; false on a contradiction. */
  boolean assign(int cell, int digit) {
    int others = board[cell] & ~Digits.only(digit);
    for (int rest = others; rest != 0; rest = Digits.withoutLowest(rest)) {
      if (!eliminate(cell, Digits.lowest(rest))) {
        return false;
      }
    }
    return true;
  }

  /** Removes {@code digit} from {@code cell} and propagates; false on a contradiction. */
  private boolean eliminate(int cell, int digit) {
    if (!Digits.has(board[cell], digit)) {
      return true;
    }
    board[cell] &= ~Digits.only(digit);
    return hasCandidates(cell) && eliminateFromPeers(cell) && placeInUnits(cell, digit);
  }

  private boolean hasCandidates(int cell) {
    if (board[cell] == Digits.NONE && trace.isListening()) {
      report(cell, Grid.NO_DIGIT, Rule.CONTRADICTION, Reason.cell(cell));
    }
    return board[cell] != Digits.NONE;
  }

  private boolean eliminateFromPeers(int cell) {
    if (!Digits.isSingle(board[cell])) {
      return true;
    }
    int digit = Digits.lowest(board[cell]);
    Reason reason = trace.isListening() ? Reason.cell(cell) : Reason.FREE;
    for (int i = 0; i < Cells.PEERS; i++) {
      if (!remove(Cells.peer(cell, i), digit, reason)) {
        return false;
      }
    }
    return true;
  }

  private boolean placeInUnits(int cell, int digit) {
    for (int i = 0; i < Units.PER_CELL; i++) {
      if (!placeInUnit(Units.of(cell, i), cell, digit)) {
        return false;
      }
    }
    return true;
  }

  /** Places {@code digit} in a unit where {@code cell} has lost it, if one place is left. */
  private boolean placeInUnit(int unit, int cell, int digit) {
    int places = 0;
    int place = cell;
    for (int i = 0; i < Cells.SIDE; i++) {
      int other = Units.cell(unit, i);
      if (Digits.has(board[other], digit)) {
        places++;
        place = other;
      }
    }
    if (places > 1 || (places == 1 && Digits.isSingle(board[place]))) {
      return true;
    }
    if (trace.isListening()) {
      report(place, digit, places == 0 ? Rule.CONTRADICTION : Rule.ONLY_CHOICE, Reason.unit(unit));
    }
    return places == 1 && assign(place, digit);
  }

  private void report(int cell, int digit, Rule rule, Reason reason) {
    trace.onStep(new Step(cell, digit, rule, reason, depth));
  }
}
