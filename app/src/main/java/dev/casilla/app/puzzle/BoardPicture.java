package dev.casilla.app.puzzle;

import dev.casilla.app.board.BoardCell;
import dev.casilla.app.board.BoardCell.Mark;
import dev.casilla.app.board.BoardCell.Role;
import dev.casilla.app.board.BoardState;
import dev.casilla.app.board.Hand;
import dev.casilla.app.settings.Option;
import dev.casilla.app.settings.Settings;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Correction;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Verdict;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/** Makes the board of a scene: what stands in its cells, and how they are marked. */
final class BoardPicture {
  private final Scene scene;
  private final Sheet sheet;
  private final Settings settings;
  private final Optional<Verdict.Several> several;
  private final Set<Integer> clashes;
  private final Set<Integer> contradiction;
  private final Set<Integer> doubtful;
  private final Set<Integer> counted;
  private final Set<Integer> suspects;
  private final OptionalInt wrong;
  private final int digitLookedAt;

  private BoardPicture(Scene scene, Settings settings) {
    this.scene = scene;
    this.sheet = scene.desk().sheet();
    this.settings = settings;
    boolean isJudged = scene.showing().needsJudgement();
    Optional<Judgement> judgement = isJudged ? scene.judgement() : Optional.empty();
    several = judgement.flatMap(Judgement::several);
    clashes = sheet.digits().clashes();
    contradiction = judgement.map(BoardPicture::contradiction).orElse(Collections.emptySet());
    doubtful = contradiction.isEmpty() ? Collections.emptySet() : doubtful(scene);
    counted = judgement.<Set<Integer>>map(Judgement::tooFew).orElse(Collections.emptySet());
    suspects = scene.showing().isFilled() ? Collections.emptySet() : Suspicion.clues(scene);
    wrong = wrong(scene);
    digitLookedAt = digitLookedAt(scene.desk());
  }

  /** What the board of {@code scene} shows to a person who chose {@code settings}. */
  static BoardState of(Scene scene, Settings settings) {
    return BoardState.of(new BoardPicture(scene, settings)::cell).with(hand(scene));
  }

  /** What is written at the doors begins a blank sheet. */
  private static Hand hand(Scene scene) {
    if (scene.isAtTheDoors()) {
      return Hand.ENTERING;
    }
    if (!scene.hasSheet() || scene.showing().isFilled()) {
      return Hand.RESTING;
    }
    EntryMode mode = scene.desk().mode();
    if (mode.has(EntryMode.Switch.CLUES)) {
      return Hand.PRINTING;
    }
    return mode.has(EntryMode.Switch.NOTES) ? Hand.NOTING : Hand.ENTERING;
  }

  /** The entry that a check has found wrong. */
  static OptionalInt wrong(Scene scene) {
    Desk desk = scene.desk();
    Optional<Grid> solution =
        scene.showing() == Showing.VERDICT
            ? scene.judgement().flatMap(Judgement::solution)
            : Optional.empty();
    return solution.isPresent()
        ? EntryCheck.firstWrong(desk.sheet(), desk.journal(), solution.get())
        : OptionalInt.empty();
  }

  /** The digit that a person looks at: the one in hand, or in the selected cell. */
  static int digitLookedAt(Desk desk) {
    if (desk.mode().isArmed()) {
      return desk.mode().armed();
    }
    OptionalInt only = desk.selection().only();
    return only.isPresent() ? desk.sheet().digitAt(only.getAsInt()) : Grid.NO_DIGIT;
  }

  private BoardCell cell(int cell) {
    int digit = digit(cell);
    int notes = digit == Grid.NO_DIGIT ? notes(cell) : Digits.NONE;
    return new BoardCell(digit, role(cell), notes, marks(cell, digit));
  }

  private Role role(int cell) {
    if (!isClue(cell)) {
      return Role.ENTRY;
    }
    return suspects.contains(cell) ? Role.SUSPECT : Role.GIVEN;
  }

  /** Beside a solution, what was typed is the puzzle, whether it was set as such or not. */
  private boolean isClue(int cell) {
    return scene.showing().isFilled()
        ? !scene.desk().clues().isEmptyAt(cell)
        : sheet.isGivenAt(cell);
  }

  private int digit(int cell) {
    if (scene.showing().isFilled()) {
      return shownSolution().map(solution -> solution.digitAt(cell)).orElse(sheet.digitAt(cell));
    }
    return sheet.digitAt(cell);
  }

  private Optional<Grid> shownSolution() {
    return switch (scene.showing()) {
      case SHEET, VERDICT -> Optional.empty();
      case SOLUTION -> scene.judgement().flatMap(Judgement::solution);
      case FIRST -> several.map(Verdict.Several::first);
      case SECOND -> several.map(Verdict.Several::second);
    };
  }

  private int notes(int cell) {
    return differsAt(cell)
        ? several.map(two -> both(two, cell)).orElse(Digits.NONE)
        : Writing.notes(sheet, cell, scene.desk().mode());
  }

  private static int both(Verdict.Several two, int cell) {
    return Digits.only(two.first().digitAt(cell)) | Digits.only(two.second().digitAt(cell));
  }

  private boolean differsAt(int cell) {
    return several.isPresent() && several.get().differing().contains(cell);
  }

  private Set<Mark> marks(int cell, int digit) {
    Set<Mark> marks = EnumSet.noneOf(Mark.class);
    if (!scene.showing().isFilled()) {
      addGuides(cell, digit, marks);
      add(clashes.contains(cell), Mark.CLASH, marks);
      add(contradiction.contains(cell), Mark.CONTRADICTS, marks);
      add(counted.contains(cell), Mark.COUNTED, marks);
      add(wrong.isPresent() && wrong.getAsInt() == cell, Mark.WRONG, marks);
      add(doubtful.contains(cell), Mark.DOUBTFUL, marks);
    }
    add(differsAt(cell), Mark.DIFFERS, marks);
    return marks;
  }

  private void addGuides(int cell, int digit, Set<Mark> marks) {
    Selection selection = scene.desk().selection();
    OptionalInt only = selection.only();
    boolean isPeer = only.isPresent() && Cells.arePeers(only.getAsInt(), cell);
    boolean isSame = digit != Grid.NO_DIGIT && digit == digitLookedAt;
    add(selection.has(cell), Mark.SELECTED, marks);
    add(isPeer && settings.has(Option.HIGHLIGHT_PEERS), Mark.PEER, marks);
    add(isSame && settings.has(Option.HIGHLIGHT_SAME_DIGITS), Mark.SAME_DIGIT, marks);
  }

  /** The cells that a suggestion would change. */
  private static Set<Integer> doubtful(Scene scene) {
    return Suggestions.of(scene).corrections().stream()
        .map(Correction::cell)
        .collect(Collectors.toSet());
  }

  private static void add(boolean applies, Mark mark, Set<Mark> marks) {
    if (applies) {
      marks.add(mark);
    }
  }

  private static Set<Integer> contradiction(Judgement judgement) {
    return judgement.verdict() instanceof Verdict.Unsolvable unsolvable
        ? unsolvable.contradiction()
        : Collections.emptySet();
  }
}
