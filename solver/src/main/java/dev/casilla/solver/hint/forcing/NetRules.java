package dev.casilla.solver.hint.forcing;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Units;

/**
 * The rules as numbers. A candidate is {@code 9 * cell + digit - 1}. A place is a cell, or a digit
 * in a unit: exactly one candidate of each place is true. Immutable.
 */
final class NetRules {
  static final int CANDIDATES = Cells.COUNT * Cells.SIDE;
  static final int PLACES = Cells.COUNT + Units.COUNT * Cells.SIDE;
  static final int PLACES_OF_CANDIDATE = 1 + Units.PER_CELL;

  /** Candidates that cannot be true beside a candidate: of its cell, and of its peers. */
  static final int RIVALS = Cells.SIDE - 1 + Cells.PEERS;

  private static final short[] PLACE = new short[CANDIDATES * PLACES_OF_CANDIDATE];
  private static final short[] MEMBER = new short[PLACES * Cells.SIDE];
  private static final short[] RIVAL = new short[CANDIDATES * RIVALS];

  static {
    for (int candidate = 0; candidate < CANDIDATES; candidate++) {
      fillPlaces(candidate);
      fillRivals(candidate);
    }
  }

  private NetRules() {}

  /** The number of {@code digit} in {@code cell}. */
  static int candidate(int cell, int digit) {
    return Cells.SIDE * cell + digit - 1;
  }

  static int cell(int candidate) {
    return candidate / Cells.SIDE;
  }

  static int digit(int candidate) {
    return candidate % Cells.SIDE + 1;
  }

  /** The cell of {@code candidate}, then its digit in the row, in the column and in the block. */
  static int place(int candidate, int index) {
    return PLACE[PLACES_OF_CANDIDATE * candidate + index];
  }

  /** One of the nine candidates of {@code place}. */
  static int member(int place, int index) {
    return MEMBER[Cells.SIDE * place + index];
  }

  /** One of the candidates that cannot be true beside {@code candidate}. */
  static int rival(int candidate, int index) {
    return RIVAL[RIVALS * candidate + index];
  }

  static boolean isCell(int place) {
    return place < Cells.COUNT;
  }

  /** The unit of a place that is no cell. */
  static int unit(int place) {
    return (place - Cells.COUNT) / Cells.SIDE;
  }

  private static void fillPlaces(int candidate) {
    int cell = cell(candidate);
    int digit = digit(candidate);
    PLACE[PLACES_OF_CANDIDATE * candidate] = (short) cell;
    MEMBER[candidate] = (short) candidate;
    for (int i = 0; i < Units.PER_CELL; i++) {
      int unit = Units.of(cell, i);
      int place = Cells.COUNT + Cells.SIDE * unit + digit - 1;
      PLACE[PLACES_OF_CANDIDATE * candidate + 1 + i] = (short) place;
      for (int at = 0; at < Cells.SIDE; at++) {
        MEMBER[Cells.SIDE * place + at] = (short) candidate(Units.cell(unit, at), digit);
      }
    }
  }

  private static void fillRivals(int candidate) {
    int at = RIVALS * candidate;
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      if (digit != digit(candidate)) {
        RIVAL[at++] = (short) candidate(cell(candidate), digit);
      }
    }
    for (int i = 0; i < Cells.PEERS; i++) {
      RIVAL[at++] = (short) candidate(Cells.peer(cell(candidate), i), digit(candidate));
    }
  }
}
