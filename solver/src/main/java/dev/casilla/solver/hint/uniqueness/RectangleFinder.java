package dev.casilla.solver.hint.uniqueness;

import dev.casilla.solver.Cells;
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
  private final int mostCandidates;
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
    mostCandidates =
        switch (technique) {
          case AVOIDABLE_RECTANGLE_1 -> Cells.SIDE;
          case UNIQUE_RECTANGLE_2, UNIQUE_RECTANGLE_5, AVOIDABLE_RECTANGLE_2 -> 3;
          default -> 2;
        };
  }

  @Override
  public Technique technique() {
    return technique;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    for (int rectangle = 0; rectangle < Rectangles.COUNT; rectangle++) {
      if (isUsable(grid, rectangle)) {
        int first = digits(grid, rectangle, 0) & digits(grid, rectangle, 3);
        int second = digits(grid, rectangle, 1) & digits(grid, rectangle, 2);
        if (first != 0 && second != 0 && findIn(grid, rectangle, first, second, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Whether as many corners are filled as should be, and an empty one has few enough candidates:
   * all rules need one without fins, but for those with a single fin digit or a single fin cell.
   */
  private boolean isUsable(CandidateGrid grid, int rectangle) {
    int filled = 0;
    int fewest = Cells.SIDE;
    for (int corner = 0; corner < Rectangles.CORNERS; corner++) {
      int candidates = grid.candidates(Rectangles.cell(rectangle, corner));
      if (candidates != Digits.NONE) {
        fewest = Math.min(fewest, Digits.count(candidates));
      } else if (++filled > maxFilled) {
        return false;
      }
    }
    return filled >= minFilled && fewest <= mostCandidates;
  }

  /** Whether a corner has no fins beside {@code pair}, where the rule needs one. */
  private boolean isWithoutFins(CandidateGrid grid, int rectangle, int pair) {
    boolean isFound = mostCandidates > 2;
    for (int corner = 0; corner < Rectangles.CORNERS && !isFound; corner++) {
      isFound = (grid.candidates(Rectangles.cell(rectangle, corner)) & ~pair) == 0;
    }
    return isFound;
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
    for (int rest = first; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      for (int others = second; others != 0; others = Digits.withoutLowest(others)) {
        int other = Digits.lowest(others);
        // Where both ways fit, the pair comes up twice.
        boolean isRepeated = digit > other && Digits.has(first, other) && Digits.has(second, digit);
        int pair = Digits.only(digit) | Digits.only(other);
        if (digit != other && !isRepeated && isWithoutFins(grid, rectangle, pair)) {
          pattern.begin(pair);
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
