package dev.casilla.solver.hint.uniqueness;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;

/**
 * Finds unique and avoidable rectangles: four cells in two rows, two columns and two blocks that
 * could hold two digits crosswise. In a unique rectangle all four are empty, in an avoidable one
 * some are filled, none given. Confined to one thread.
 */
public final class RectangleFinder implements TechniqueFinder {
  private final Technique technique;
  private final FinRule rule;
  private final int minFilled;
  private final int maxFilled;
  private final DeadlyPattern pattern = new DeadlyPattern();

  /** A finder for one of the rectangle techniques. */
  public RectangleFinder(Technique technique) {
    this.technique = technique;
    this.rule =
        switch (technique) {
          case UNIQUE_RECTANGLE_1, AVOIDABLE_RECTANGLE_1 -> new OneFinCellRule();
          case UNIQUE_RECTANGLE_2 -> ofShape(new OneFinDigitRule(), true);
          case AVOIDABLE_RECTANGLE_2 -> new OneFinDigitRule();
          case UNIQUE_RECTANGLE_3 -> new FinSubsetRule();
          case UNIQUE_RECTANGLE_4 -> new FinLinkRule();
          case UNIQUE_RECTANGLE_5 -> ofShape(new OneFinDigitRule(), false);
          case UNIQUE_RECTANGLE_6 -> new FinWingRule();
          case HIDDEN_RECTANGLE -> new HiddenRule();
          default -> throw new IllegalArgumentException("no rectangle: " + technique);
        };
    minFilled = technique == Technique.AVOIDABLE_RECTANGLE_1 ? 3 : isAvoidable() ? 1 : 0;
    maxFilled = technique == Technique.AVOIDABLE_RECTANGLE_1 ? 3 : isAvoidable() ? 2 : 0;
  }

  @Override
  public Technique technique() {
    return technique;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    for (int rectangle = 0; rectangle < Rectangles.COUNT; rectangle++) {
      int first = digits(grid, rectangle, 0) & digits(grid, rectangle, 3);
      int second = digits(grid, rectangle, 1) & digits(grid, rectangle, 2);
      if (first != 0 && second != 0 && findIn(grid, rectangle, first, second, sink)) {
        return true;
      }
    }
    return false;
  }

  private boolean isAvoidable() {
    return technique == Technique.AVOIDABLE_RECTANGLE_1
        || technique == Technique.AVOIDABLE_RECTANGLE_2;
  }

  /** What the cell may hold or holds; nothing for a given. */
  private static int digits(CandidateGrid grid, int rectangle, int corner) {
    int cell = Rectangles.cell(rectangle, corner);
    int digit = grid.digitAt(cell);
    return digit == Grid.NO_DIGIT
        ? grid.candidates(cell)
        : grid.givens().has(cell) ? Digits.NONE : Digits.only(digit);
  }

  /** Tries each digit of {@code first} on one diagonal with each of {@code second} on the other. */
  private boolean findIn(CandidateGrid grid, int rectangle, int first, int second, HintSink sink) {
    int filled = 0;
    for (int corner = 0; corner < Rectangles.CORNERS; corner++) {
      filled += grid.digitAt(Rectangles.cell(rectangle, corner)) == Grid.NO_DIGIT ? 0 : 1;
    }
    if (filled < minFilled || filled > maxFilled) {
      return false;
    }
    for (int rest = first; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      for (int others = second; others != 0; others = Digits.withoutLowest(others)) {
        int other = Digits.lowest(others);
        // Where both ways fit, the pair comes up twice.
        boolean isRepeated = digit > other && Digits.has(first, other) && Digits.has(second, digit);
        if (digit != other && !isRepeated) {
          pattern.begin(Digits.only(digit) | Digits.only(other));
          for (int corner = 0; corner < Rectangles.CORNERS; corner++) {
            pattern.add(grid, Rectangles.cell(rectangle, corner));
          }
          if (rule.findAll(grid, pattern, technique, sink)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Applies {@code rule} only to two fin cells in one line, or only to others. */
  private static FinRule ofShape(FinRule rule, boolean isPairInLine) {
    return (grid, pattern, technique, sink) -> {
      boolean isInLine = pattern.finUnit(0) >= 0 || pattern.finUnit(1) >= 0;
      return isInLine == isPairInLine && rule.findAll(grid, pattern, technique, sink);
    };
  }
}
