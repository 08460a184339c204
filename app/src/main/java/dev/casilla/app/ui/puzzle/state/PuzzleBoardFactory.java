package dev.casilla.app.ui.puzzle.state;

import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.model.settings.SettingsOption;
import dev.casilla.app.ui.board.state.BoardCell;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.app.ui.board.state.BoardCell.Role;
import dev.casilla.app.ui.board.state.BoardState;
import dev.casilla.app.ui.board.state.EntryKind;
import dev.casilla.app.ui.puzzle.editor.CellSelection;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.EntryChecker;
import dev.casilla.app.ui.puzzle.editor.EntryMode;
import dev.casilla.app.ui.puzzle.editor.EntryRules;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
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
public final class PuzzleBoardFactory {
  private final PuzzleState scene;
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

  private PuzzleBoardFactory(PuzzleState scene, Settings settings) {
    this.scene = scene;
    this.sheet = scene.editor().sheet();
    this.settings = settings;
    boolean isJudged = scene.display().needsJudgement();
    Optional<PuzzleAnalysis> judgement = isJudged ? scene.analysis() : Optional.empty();
    several = judgement.flatMap(PuzzleAnalysis::several);
    clashes = sheet.digits().clashes();
    contradiction = judgement.map(PuzzleBoardFactory::contradiction).orElse(Collections.emptySet());
    doubtful = contradiction.isEmpty() ? Collections.emptySet() : doubtful(scene);
    counted = judgement.<Set<Integer>>map(PuzzleAnalysis::tooFew).orElse(Collections.emptySet());
    suspects = scene.display().isFilled() ? Collections.emptySet() : SuspectClues.clues(scene);
    wrong = wrong(scene);
    digitLookedAt = digitLookedAt(scene.editor());
  }

  /** What the board of {@code scene} shows to a person who chose {@code settings}. */
  static BoardState of(PuzzleState scene, Settings settings) {
    return BoardState.of(new PuzzleBoardFactory(scene, settings)::cell).with(hand(scene));
  }

  /** What is written at the doors begins a blank sheet. */
  private static EntryKind hand(PuzzleState scene) {
    if (scene.isHome()) {
      return EntryKind.ENTRY;
    }
    if (!scene.hasSheet() || scene.display().isFilled()) {
      return EntryKind.READ_ONLY;
    }
    EntryMode mode = scene.editor().mode();
    if (mode.has(EntryMode.Toggle.CLUES)) {
      return EntryKind.CLUE;
    }
    return mode.has(EntryMode.Toggle.NOTES) ? EntryKind.NOTE : EntryKind.ENTRY;
  }

  /** The entry that a check has found wrong. */
  public static OptionalInt wrong(PuzzleState scene) {
    EditorState desk = scene.editor();
    Optional<Grid> solution =
        scene.display() == SolutionDisplay.VERDICT
            ? scene.analysis().flatMap(PuzzleAnalysis::solution)
            : Optional.empty();
    return solution.isPresent()
        ? EntryChecker.firstWrong(desk.sheet(), desk.journal(), solution.get())
        : OptionalInt.empty();
  }

  /** The digit that a person looks at: the one in hand, or in the selected cell. */
  static int digitLookedAt(EditorState desk) {
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
    return scene.display().isFilled()
        ? !scene.editor().clues().isEmptyAt(cell)
        : sheet.isGivenAt(cell);
  }

  private int digit(int cell) {
    if (scene.display().isFilled()) {
      return shownSolution().map(solution -> solution.digitAt(cell)).orElse(sheet.digitAt(cell));
    }
    return sheet.digitAt(cell);
  }

  private Optional<Grid> shownSolution() {
    return switch (scene.display()) {
      case SHEET, VERDICT -> Optional.empty();
      case SOLUTION -> scene.analysis().flatMap(PuzzleAnalysis::solution);
      case FIRST -> several.map(Verdict.Several::first);
      case SECOND -> several.map(Verdict.Several::second);
    };
  }

  private int notes(int cell) {
    return differsAt(cell)
        ? several.map(two -> both(two, cell)).orElse(Digits.NONE)
        : EntryRules.notes(sheet, cell, scene.editor().mode());
  }

  private static int both(Verdict.Several two, int cell) {
    return Digits.only(two.first().digitAt(cell)) | Digits.only(two.second().digitAt(cell));
  }

  private boolean differsAt(int cell) {
    return several.isPresent() && several.get().differing().contains(cell);
  }

  private Set<Mark> marks(int cell, int digit) {
    Set<Mark> marks = EnumSet.noneOf(Mark.class);
    if (!scene.display().isFilled()) {
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
    CellSelection selection = scene.editor().selection();
    OptionalInt only = selection.only();
    boolean isPeer = only.isPresent() && Cells.arePeers(only.getAsInt(), cell);
    boolean isSame = digit != Grid.NO_DIGIT && digit == digitLookedAt;
    add(selection.has(cell), Mark.SELECTED, marks);
    add(isPeer && settings.has(SettingsOption.HIGHLIGHT_PEERS), Mark.PEER, marks);
    add(isSame && settings.has(SettingsOption.HIGHLIGHT_SAME_DIGITS), Mark.SAME_DIGIT, marks);
  }

  /** The cells that a suggestion would change. */
  private static Set<Integer> doubtful(PuzzleState scene) {
    return Suggestions.of(scene).corrections().stream()
        .map(Correction::cell)
        .collect(Collectors.toSet());
  }

  private static void add(boolean applies, Mark mark, Set<Mark> marks) {
    if (applies) {
      marks.add(mark);
    }
  }

  private static Set<Integer> contradiction(PuzzleAnalysis judgement) {
    return judgement.verdict() instanceof Verdict.Unsolvable unsolvable
        ? unsolvable.contradiction()
        : Collections.emptySet();
  }
}
