package dev.casilla.solver.rating;

import dev.casilla.solver.hint.Level;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.rating.difficulty.DifficultyRater;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * How hard a puzzle is. Immutable.
 *
 * @param level the level of the hardest technique, or a harder one where the score is too high for
 *     that level
 * @param score the sum of the scores of all steps
 * @param difficulty how hard the hardest step is on the scale of Sudoku Explainer, in tenths: see
 *     {@link DifficultyRater}
 * @param steps how often each technique was used, simplest first; without those not used
 */
public record Rating(Level level, int score, int difficulty, Map<Technique, Integer> steps) {
  private static final Comparator<Technique> BY_DIFFICULTY =
      Comparator.comparing(Technique::level)
          .thenComparing(Technique::score)
          .thenComparing(Comparator.naturalOrder());

  /** Copies the map. */
  public Rating {
    Map<Technique, Integer> copy = new EnumMap<>(Technique.class);
    copy.putAll(steps);
    steps = Collections.unmodifiableMap(copy);
  }

  /** The hardest technique used; none if every cell was filled from the beginning. */
  public Optional<Technique> hardest() {
    return steps.keySet().stream().max(BY_DIFFICULTY);
  }

  /** The rating of a way to the solution with these steps. */
  static Rating of(Map<Technique, Integer> steps, int difficulty) {
    int score = score(steps);
    return new Rating(level(steps, score), score, difficulty, steps);
  }

  /** The level of a puzzle that needs these steps. */
  static Level level(Map<Technique, Integer> steps) {
    return level(steps, score(steps));
  }

  private static int score(Map<Technique, Integer> steps) {
    int score = 0;
    for (Map.Entry<Technique, Integer> entry : steps.entrySet()) {
      score += entry.getKey().score() * entry.getValue();
    }
    return score;
  }

  private static Level level(Map<Technique, Integer> steps, int score) {
    Level level = Level.GENTLE;
    for (Technique technique : steps.keySet()) {
      level = technique.level().compareTo(level) > 0 ? technique.level() : level;
    }
    for (Level harder : Level.values()) {
      if (harder.compareTo(level) > 0 && score > highestScore(level)) {
        level = harder;
      }
    }
    return level;
  }

  /** The highest score of a puzzle of {@code level}, as in HoDoKu: many easy steps are hard too. */
  private static int highestScore(Level level) {
    return switch (level) {
      case GENTLE, EASY -> 800;
      case MEDIUM -> 1_000;
      case HARD -> 1_600;
      case EXPERT -> 1_800;
      case EXTREME -> Integer.MAX_VALUE;
    };
  }
}
