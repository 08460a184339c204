package dev.casilla.solver.bench;

import dev.casilla.solver.Grid;
import dev.casilla.solver.generator.Generator;
import dev.casilla.solver.generator.Symmetry;
import dev.casilla.testing.SharedData;
import java.util.ArrayList;
import java.util.List;

/** The puzzles to measure: a generated set, which is always present, and shared sets. */
final class PuzzleSets {
  /** Random minimal puzzles from a seed. */
  static final String GENERATED = "generated";

  static final String SEVENTEEN_CLUES = "17-clue";

  static final String HARD = "hard";

  private static final List<String> SHARED =
      List.of("easy", "random-minimal", SEVENTEEN_CLUES, "top1465", HARD, "many-solutions");

  /**
   * Repeating 2,000 puzzles makes the engine at most 4 % faster than 20,000; repeating 200, which a
   * processor's branch predictors memorise, up to 28 %.
   */
  private static final int PUZZLES = 2_000;

  private static final long SEED = 20261118;

  private PuzzleSets() {}

  /** The present sets, the generated one first. */
  static List<String> present() {
    List<String> present = new ArrayList<>(List.of(GENERATED));
    for (String set : SHARED) {
      if (SharedData.findPuzzles(set).isPresent()) {
        present.add(set);
      }
    }
    return present;
  }

  /** Puzzles spread evenly over {@code set}. */
  static List<Grid> puzzles(String set) {
    if (set.equals(GENERATED)) {
      return generated(Symmetry.NONE, PUZZLES);
    }
    List<String> lines = SharedData.findPuzzles(set).orElseThrow();
    return spread(lines, PUZZLES).stream().map(Grid::parse).toList();
  }

  /** {@code count} of {@code all} at equal distances, or all where there are no more. */
  static <T> List<T> spread(List<T> all, int count) {
    int wanted = Math.min(count, all.size());
    List<T> some = new ArrayList<>();
    for (int i = 0; i < wanted; i++) {
      some.add(all.get((int) ((long) i * all.size() / wanted)));
    }
    return some;
  }

  /** The {@link #puzzles} as arrays for the engine. */
  static byte[][] cells(String set) {
    return puzzles(set).stream().map(PuzzleSets::cells).toArray(byte[][]::new);
  }

  /** Generated puzzles, the same at every call. */
  static List<Grid> generated(Symmetry symmetry, int count) {
    Generator generator = new Generator(SEED, symmetry);
    List<Grid> puzzles = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      puzzles.add(generator.next());
    }
    return puzzles;
  }

  private static byte[] cells(Grid grid) {
    int[] digits = grid.toArray();
    byte[] cells = new byte[digits.length];
    for (int cell = 0; cell < digits.length; cell++) {
      cells[cell] = (byte) digits[cell];
    }
    return cells;
  }
}
