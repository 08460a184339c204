package dev.casilla.solver.hint;

import static dev.casilla.solver.hint.Level.EASY;
import static dev.casilla.solver.hint.Level.EXPERT;
import static dev.casilla.solver.hint.Level.EXTREME;
import static dev.casilla.solver.hint.Level.GENTLE;
import static dev.casilla.solver.hint.Level.HARD;
import static dev.casilla.solver.hint.Level.MEDIUM;

import java.util.Optional;

/**
 * The ways to make progress by hand, in the order in which they are tried.
 *
 * <p>Order, level and score follow HoDoKu where it has the technique, so that ratings compare. Only
 * continuous loops come after the other chains of their score: they are rare and slow to find.
 * Immutable.
 */
public enum Technique {
  /** A unit has one empty cell left. */
  FULL_HOUSE(GENTLE, 4, "0000"),
  /** A cell has one candidate left. */
  NAKED_SINGLE(GENTLE, 4, "0003"),
  /** A digit has one place left in a unit. */
  HIDDEN_SINGLE(EASY, 14, "0002"),
  /** A naked pair in both a block and a line, with an effect in both. */
  LOCKED_PAIR(MEDIUM, 40, "0110"),
  /** A naked triple in both a block and a line, with an effect in both. */
  LOCKED_TRIPLE(MEDIUM, 60, "0111"),
  /** All places of a digit in a block lie in one line. */
  POINTING(MEDIUM, 50, "0100"),
  /** All places of a digit in a line lie in one block. */
  CLAIMING(MEDIUM, 50, "0101"),
  NAKED_PAIR(MEDIUM, 60, "0200"),
  NAKED_TRIPLE(MEDIUM, 80, "0201"),
  HIDDEN_PAIR(MEDIUM, 70, "0210"),
  HIDDEN_TRIPLE(MEDIUM, 100, "0211"),
  NAKED_QUADRUPLE(HARD, 120, "0202"),
  HIDDEN_QUADRUPLE(HARD, 150, "0212"),
  X_WING(HARD, 140, "0300"),
  SWORDFISH(HARD, 150, "0301"),
  JELLYFISH(HARD, 160, "0302"),
  REMOTE_PAIR(HARD, 110, "0703"),
  BUG_PLUS_ONE(HARD, 100, "0610", Basis.UNIQUENESS),
  SKYSCRAPER(HARD, 130, "0400"),
  TWO_STRING_KITE(HARD, 150, "0401"),
  DUAL_TWO_STRING_KITE(HARD, 150, "0404"),
  TURBOT_FISH(HARD, 120, "0403"),
  EMPTY_RECTANGLE(HARD, 120, "0402"),
  DUAL_EMPTY_RECTANGLE(HARD, 120, "0405"),
  W_WING(HARD, 150, "0803"),
  XY_WING(HARD, 160, "0800"),
  XYZ_WING(HARD, 180, "0801"),
  UNIQUE_RECTANGLE_1(HARD, 100, "0600", Basis.UNIQUENESS),
  UNIQUE_RECTANGLE_2(HARD, 100, "0601", Basis.UNIQUENESS),
  UNIQUE_RECTANGLE_3(HARD, 100, "0602", Basis.UNIQUENESS),
  UNIQUE_RECTANGLE_4(HARD, 100, "0603", Basis.UNIQUENESS),
  UNIQUE_RECTANGLE_5(HARD, 100, "0604", Basis.UNIQUENESS),
  UNIQUE_RECTANGLE_6(HARD, 100, "0605", Basis.UNIQUENESS),
  HIDDEN_RECTANGLE(HARD, 100, "0606", Basis.UNIQUENESS),
  AVOIDABLE_RECTANGLE_1(HARD, 100, "0607", Basis.UNIQUENESS),
  AVOIDABLE_RECTANGLE_2(HARD, 100, "0608", Basis.UNIQUENESS),
  UNIQUE_LOOP(HARD, 110, "", Basis.UNIQUENESS),
  EXTENDED_RECTANGLE(HARD, 110, "", Basis.UNIQUENESS),
  FINNED_X_WING(HARD, 130, "0310"),
  SASHIMI_X_WING(HARD, 150, "0320"),
  FINNED_SWORDFISH(EXPERT, 200, "0311"),
  SASHIMI_SWORDFISH(EXPERT, 240, "0321"),
  FINNED_JELLYFISH(EXPERT, 250, "0312"),
  SASHIMI_JELLYFISH(EXPERT, 260, "0322"),
  SUE_DE_COQ(EXPERT, 250, "1101"),
  SIMPLE_COLORING_TRAP(HARD, 150, "0500"),
  SIMPLE_COLORING_WRAP(HARD, 150, "0501"),
  MULTI_COLORING_1(HARD, 200, "0502"),
  MULTI_COLORING_2(HARD, 200, "0503"),
  X_CHAIN(EXPERT, 260, "0701"),
  XY_CHAIN(EXPERT, 260, "0702"),
  DISCONTINUOUS_NICE_LOOP(EXPERT, 280, "0707"),
  ALTERNATING_INFERENCE_CHAIN(EXPERT, 280, "0708"),
  CONTINUOUS_NICE_LOOP(EXPERT, 280, "0706"),
  GROUPED_DISCONTINUOUS_NICE_LOOP(EXPERT, 300, "0710"),
  GROUPED_ALTERNATING_INFERENCE_CHAIN(EXPERT, 300, "0711"),
  GROUPED_CONTINUOUS_NICE_LOOP(EXPERT, 300, "0709"),
  WXYZ_WING(EXPERT, 300, "0802"),
  ALS_XZ(EXPERT, 300, "0901"),
  ALS_XY_WING(EXPERT, 320, "0902"),
  ALS_XY_CHAIN(EXPERT, 340, "0903"),
  DEATH_BLOSSOM(EXPERT, 360, "0904"),
  FRANKEN_X_WING(EXPERT, 300, "0330"),
  FRANKEN_SWORDFISH(EXPERT, 350, "0331"),
  FRANKEN_JELLYFISH(EXPERT, 370, "0332"),
  FINNED_FRANKEN_X_WING(EXPERT, 390, "0340"),
  FINNED_FRANKEN_SWORDFISH(EXPERT, 410, "0341"),
  FINNED_FRANKEN_JELLYFISH(EXPERT, 430, "0342"),
  MUTANT_X_WING(EXTREME, 450, "0350"),
  MUTANT_SWORDFISH(EXTREME, 450, "0351"),
  MUTANT_JELLYFISH(EXTREME, 450, "0352"),
  FINNED_MUTANT_X_WING(EXTREME, 470, "0360"),
  FINNED_MUTANT_SWORDFISH(EXTREME, 470, "0361"),
  FINNED_MUTANT_JELLYFISH(EXTREME, 470, "0362"),
  FORCING_CHAIN_CONTRADICTION(EXTREME, 500, "1301"),
  FORCING_CHAIN_VERITY(EXTREME, 500, "1302"),
  FORCING_NET_CONTRADICTION(EXTREME, 700, "1303"),
  FORCING_NET_VERITY(EXTREME, 700, "1304"),
  /** A forcing net with cases within cases: the last resort, which solves every proper puzzle. */
  NESTED_FORCING_NET(EXTREME, 1000, "");

  private enum Basis {
    RULES,
    UNIQUENESS
  }

  private final Level level;
  private final int score;
  private final String code;
  private final Basis basis;

  Technique(Level level, int score, String code) {
    this(level, score, code, Basis.RULES);
  }

  Technique(Level level, int score, String code, Basis basis) {
    this.level = level;
    this.score = score;
    this.code = code;
    this.basis = basis;
  }

  /** How hard a puzzle is, at least, that needs this technique. */
  public Level level() {
    return level;
  }

  /** What one use of the technique adds to the score of a puzzle. */
  public int score() {
    return score;
  }

  /** Whether the technique holds only for puzzles with exactly one solution. */
  public boolean restsOnUniqueness() {
    return basis == Basis.UNIQUENESS;
  }

  /** The technique with {@code code} in HoDoKu's regression format, for example {@code 0003}. */
  public static Optional<Technique> withCode(String code) {
    for (Technique technique : values()) {
      if (!code.isEmpty() && technique.code.equals(code)) {
        return Optional.of(technique);
      }
    }
    return Optional.empty();
  }
}
