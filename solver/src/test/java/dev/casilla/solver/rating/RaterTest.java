package dev.casilla.solver.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.hint.Level;
import dev.casilla.solver.hint.Technique;
import dev.casilla.testing.SharedData;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RaterTest {
  private static final Grid ARTICLE =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");

  private final Rater rater = new Rater();

  @ParameterizedTest
  @CsvSource({
    "2...3.74.4......3.7.......6.....1.9..2...6....457....15....8.7..18..3......5.9.6., GENTLE,"
        + " NAKED_SINGLE",
    ".....9.2..7...4.8.23...891.9.......6....6..581.65......8.4.......2.1...4..7..5..., EASY,"
        + " HIDDEN_SINGLE",
    "...7...3.2.1....5...725.....9........16....48.....8.....26..391..897.........1..4, MEDIUM,"
        + " LOCKED_TRIPLE",
    "...5..1.8...17....2......9..6......9....59..31..4...5...9....41.8.....6.6.3..1..7, HARD,"
        + " TWO_STRING_KITE",
    "5.92......2..5..3.....8...72.49....88...1..........5..1....54...4...13....3...6.., EXPERT,"
        + " XY_CHAIN",
    ".8...6....3.2......297...1...4..2.7....67.1.4..3...6..6....4...........2...19.4.., EXTREME,"
        + " GROUPED_DISCONTINUOUS_NICE_LOOP",
  })
  void rate_puzzleOfEachLevel_hasItsLevelAndHardestTechnique(
      String puzzle, Level level, Technique hardest) {
    Rating rating = rater.rate(Grid.parse(puzzle));
    assertEquals(level, rating.level());
    assertEquals(Optional.of(hardest), rating.hardest());
  }

  @Test
  void rate_articlesPuzzle_countsEachStep() {
    Rating rating = rater.rate(ARTICLE);
    int steps = rating.steps().values().stream().mapToInt(Integer::intValue).sum();
    int score =
        rating.steps().entrySet().stream()
            .mapToInt(entry -> entry.getKey().score() * entry.getValue())
            .sum();
    assertEquals(81 - ARTICLE.givens(), steps);
    assertEquals(score, rating.score());
  }

  @Test
  void rate_solvedGrid_needsNothing() {
    Grid solution = new Solver().solve(ARTICLE).orElseThrow();
    assertEquals(new Rating(Level.GENTLE, 0, 0, Collections.emptyMap()), rater.rate(solution));
    assertEquals(Optional.empty(), rater.rate(solution).hardest());
  }

  @Test
  void rate_twoSolutions_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> rater.rate(Grid.EMPTY));
  }

  @Test
  void rate_noSolution_isRefused() {
    Grid clash = ARTICLE.with(0, 3);
    assertThrows(IllegalArgumentException.class, () -> rater.rate(clash));
  }

  @Test
  void of_scoreTooHighForLevel_isHarder() {
    assertEquals(Level.EASY, Rating.level(Map.of(Technique.HIDDEN_SINGLE, 57)));
    assertEquals(Level.MEDIUM, Rating.level(Map.of(Technique.HIDDEN_SINGLE, 58)));
    assertEquals(Level.EXTREME, Rating.level(Map.of(Technique.X_WING, 13)));
  }

  @Test
  void hardest_techniquesOfOneLevel_hasHighestScore() {
    Rating rating =
        Rating.of(Map.of(Technique.SUE_DE_COQ, 1, Technique.SIMPLE_COLORING_TRAP, 5), 0);
    assertEquals(Optional.of(Technique.SUE_DE_COQ), rating.hardest());
  }

  @Test
  @Tag("slow")
  void rate_puzzlesRatedByHodoku_areOfTheSameLevel() {
    List<String> lines = SharedData.puzzles("rated-hodoku");
    long same = lines.stream().filter(this::isOfSameLevel).count();
    assertTrue(same >= 0.97 * lines.size(), same + " of " + lines.size());
  }

  private boolean isOfSameLevel(String line) {
    String[] fields = line.split(" ", -1);
    return nameInHodoku(rater.rate(Grid.parse(fields[0])).level()).equals(fields[1]);
  }

  private static String nameInHodoku(Level level) {
    return switch (level) {
      case GENTLE, EASY -> "Easy";
      case MEDIUM -> "Medium";
      case HARD -> "Hard";
      case EXPERT -> "Unfair";
      case EXTREME -> "Extreme";
    };
  }
}
