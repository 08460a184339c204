package dev.casilla.reader.rig;

import java.util.Map;

/**
 * How much may go wrong in a row, in parts of its pictures. What is not read is a nuisance, what is
 * misread a trap: so they have budgets of their own, and there is none for the trap. Budgets are to
 * be tightened when they are not used up.
 *
 * @param notRead whole grids that are not shown as they are
 * @param misread shown as certain, and not what is printed, even if the solution is right
 */
record Budget(double notRead, double misread) {
  /** Of rows that are not named below. */
  private static final Budget USUAL = new Budget(0.02, 0);

  private static final Map<String, Budget> BUDGETS =
      Map.ofEntries(
          Map.entry("no puzzle", new Budget(0, 0)),
          Map.entry("square of signs", new Budget(0, 0)),
          Map.entry("lookalike", new Budget(0, 0)),
          Map.entry("newspaper", new Budget(0, 0)),
          Map.entry("newspaper (trained with)", new Budget(0, 0)),
          Map.entry("various", new Budget(0, 0)),
          Map.entry("various (trained with)", new Budget(0, 0)),
          Map.entry("calendar", new Budget(0, 0)),
          Map.entry("calendar (trained with)", new Budget(0, 0)),
          // Neat handwriting is taken for print in some cell of a fifth of these; see h>p.
          Map.entry("calendar-more", new Budget(0.24, 0)),
          Map.entry("page 32 px begun", new Budget(0.17, 0)),
          Map.entry("page 16 px", new Budget(0.17, 0)),
          Map.entry("page 20 px", new Budget(0.07, 0)),
          Map.entry("page 24 px", new Budget(0.045, 0)),
          Map.entry("page 32 px", new Budget(0.04, 0)),
          Map.entry("page hard", new Budget(0.13, 0)),
          // What the finger hides cannot be read, but must not be taken for nothing.
          Map.entry("page 24 px, finger", new Budget(0.37, 0)));

  /** A budget of which less than this part is used, and a picture more, is too lax. */
  private static final double LAX = 0.5;

  /** Says what is over budget, or far below it; whether the row keeps its budget. */
  static boolean check(Scores scores) {
    Budget budget = BUDGETS.getOrDefault(scores.set(), USUAL);
    boolean isRead = check(scores, "not read", scores.notRead(), budget.notRead);
    return check(scores, "misread", scores.misread(), budget.misread) && isRead;
  }

  private static boolean check(Scores scores, String what, int count, double part) {
    double allowed = part * scores.pictures();
    if (count > allowed) {
      System.out.printf("%s: %d %s, %.1f allowed%n", scores.set(), count, what, allowed);
      return false;
    }
    if (count + 1 < LAX * allowed) {
      System.out.printf("%s: budget too lax, %d %s of %.1f%n", scores.set(), count, what, allowed);
    }
    return true;
  }
}
