package dev.casilla.app.model;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.text.Puzzle;
import dev.casilla.solver.text.PuzzleText;
import java.util.Arrays;
import java.util.Collections;

/**
 * A puzzle with the person's work on it. A cell is empty or holds a printed given, an entry or
 * small notes. Immutable.
 */
public final class Sheet {
  public static final Sheet EMPTY = of(Grid.EMPTY);

  private static final int NOTE_DIGITS = 3;

  private final Grid givens;
  private final Grid entries;

  /** A digit set for each cell. Not written after construction. */
  private final short[] notes;

  private Sheet(Grid givens, Grid entries, short[] notes) {
    this.givens = givens;
    this.entries = entries;
    this.notes = notes;
  }

  public static Sheet of(Grid givens) {
    return new Sheet(givens, Grid.EMPTY, new short[Cells.COUNT]);
  }

  /**
   * Reads what {@link #encode} wrote.
   *
   * @throws IllegalArgumentException for any other text
   */
  public static Sheet decode(String text) {
    int end = 2 * Cells.COUNT;
    if (text.length() != end + NOTE_DIGITS * Cells.COUNT) {
      throw new IllegalArgumentException("no sheet: " + text.length() + " characters");
    }
    Grid givens = Grid.parse(text.substring(0, Cells.COUNT));
    Sheet sheet = of(givens);
    Grid entries = Grid.parse(text.substring(Cells.COUNT, end));
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int at = end + NOTE_DIGITS * cell;
      int notes = Integer.parseInt(text.substring(at, at + NOTE_DIGITS), 16);
      if (!entries.isEmptyAt(cell)) {
        sheet = sheet.withEntry(cell, entries.digitAt(cell));
      } else if (notes != Digits.NONE) {
        sheet = sheet.withNotes(cell, notes);
      }
    }
    return sheet;
  }

  public Grid givens() {
    return givens;
  }

  public Grid entries() {
    return entries;
  }

  /** The small digits noted in {@code cell}, as a digit set. */
  public int notesAt(int cell) {
    return notes[cell];
  }

  /** The digit in {@code cell}, printed or filled in, or {@link Grid#NO_DIGIT}. */
  public int digitAt(int cell) {
    return isGivenAt(cell) ? givens.digitAt(cell) : entries.digitAt(cell);
  }

  public boolean isGivenAt(int cell) {
    return !givens.isEmptyAt(cell);
  }

  public Grid digits() {
    int[] digits = new int[Cells.COUNT];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      digits[cell] = digitAt(cell);
    }
    return Grid.of(digits);
  }

  /** The puzzle alone: the givens or, if there are none, all digits. */
  public Grid puzzle() {
    return givens.equals(Grid.EMPTY) ? digits() : givens;
  }

  /** The {@link #puzzle} as a line of an {@code .sdm} file. */
  public String toSdm() {
    return PuzzleText.toSdm(Collections.singletonList(Puzzle.of(puzzle())));
  }

  /** Whether all cells are empty, even of notes. */
  public boolean isBlank() {
    return equals(EMPTY);
  }

  /** This sheet with the given {@code digit} in {@code cell}, which becomes empty for no digit. */
  public Sheet withGiven(int cell, int digit) {
    return new Sheet(givens.with(cell, digit), entries.with(cell, Grid.NO_DIGIT), noted(cell, 0));
  }

  /**
   * This sheet with the entry {@code digit}, or none for no digit, in place of notes.
   *
   * @throws IllegalArgumentException if a given is in {@code cell}
   */
  public Sheet withEntry(int cell, int digit) {
    refuseGivenAt(cell);
    return new Sheet(givens, entries.with(cell, digit), noted(cell, Digits.NONE));
  }

  /**
   * This sheet with these notes, a digit set, in {@code cell}, in place of an entry.
   *
   * @throws IllegalArgumentException if a given is in {@code cell}
   */
  public Sheet withNotes(int cell, int digits) {
    refuseGivenAt(cell);
    return new Sheet(givens, entries.with(cell, Grid.NO_DIGIT), noted(cell, digits));
  }

  /** This sheet with all digits as givens; notes stay. */
  public Sheet asPuzzle() {
    return new Sheet(digits(), Grid.EMPTY, notes);
  }

  /** This sheet in one line of text, for {@link #decode}. */
  public String encode() {
    StringBuilder text = new StringBuilder();
    text.append(givens).append(entries);
    for (short digits : notes) {
      for (int shift = 4 * (NOTE_DIGITS - 1); shift >= 0; shift -= 4) {
        text.append(Character.forDigit(digits >> shift & 0xF, 16));
      }
    }
    return text.toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Sheet sheet
        && givens.equals(sheet.givens)
        && entries.equals(sheet.entries)
        && Arrays.equals(notes, sheet.notes);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * givens.hashCode() + entries.hashCode()) + Arrays.hashCode(notes);
  }

  @Override
  public String toString() {
    return encode();
  }

  private short[] noted(int cell, int digits) {
    if ((digits & ~Digits.ALL) != 0) {
      throw new IllegalArgumentException("no digit set: " + digits);
    }
    short[] copy = notes.clone();
    copy[cell] = (short) digits;
    return copy;
  }

  private void refuseGivenAt(int cell) {
    if (isGivenAt(cell)) {
      throw new IllegalArgumentException("a given is in " + Cells.name(cell));
    }
  }
}
