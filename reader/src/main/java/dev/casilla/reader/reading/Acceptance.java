package dev.casilla.reader.reading;

import java.util.List;

/** Decides whether an explanation may be shown as certain. Stateless. */
final class Acceptance {
  /** How likely the first explanation has to be among all. */
  private static final double CLEAR = 0.99;

  /** More changes than this are a picture that was not understood. */
  private static final int MOST_CHANGES = 3;

  private Acceptance() {}

  static boolean isCertain(Reading reading, List<Explanation> bestFirst) {
    Explanation best = bestFirst.get(0);
    return best.probability() >= CLEAR && best.changes().size() <= MOST_CHANGES;
  }
}
