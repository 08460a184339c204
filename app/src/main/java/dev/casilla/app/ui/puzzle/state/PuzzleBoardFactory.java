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

/** Creates the board state: the content of the cells and their marks. */
public final class PuzzleBoardFactory {
  private final PuzzleState state;
  private final Sheet sheet;
  private final Settings settings;
  private final Optional<Verdict.Several> several;
  private final Set<Integer> clashes;
  private final Set<Integer> contradiction;
  private final Set<Integer> doubtful;
  private final Set<Integer> counted;
  private final Set<Integer> suspects;
  private final OptionalInt wrong;
  private final int highlightedDigit;

  private PuzzleBoardFactory(PuzzleState state, Settings settings) {
    this.state = state;
    this.sheet = state.editor().sheet();
    this.settings = settings;
    boolean showsAnalysis = state.display().needsAnalysis();
    Optional<PuzzleAnalysis> analysis = showsAnalysis ? state.analysis() : Optional.empty();
    several = analysis.flatMap(PuzzleAnalysis::several);
    clashes = sheet.digits().clashes();
    contradiction = analysis.map(PuzzleBoardFactory::contradiction).orElse(Collections.emptySet());
    doubtful = contradiction.isEmpty() ? Collections.emptySet() : doubtful(state);
    counted = analysis.<Set<Integer>>map(PuzzleAnalysis::tooFew).orElse(Collections.emptySet());
    suspects = state.display().isFilled() ? Collections.emptySet() : SuspectClues.clues(state);
    wrong = wrong(state);
    highlightedDigit = highlightedDigit(state.editor());
  }

  static BoardState of(PuzzleState state, Settings settings) {
    return BoardState.of(new PuzzleBoardFactory(state, settings)::cell).with(entryKind(state));
  }

  /** In the home menu, a digit begins a blank sheet. */
  private static EntryKind entryKind(PuzzleState state) {
    if (state.isHome()) {
      return EntryKind.ENTRY;
    }
    if (!state.hasSheet() || state.display().isFilled()) {
      return EntryKind.READ_ONLY;
    }
    EntryMode mode = state.editor().mode();
    if (mode.has(EntryMode.Toggle.CLUES)) {
      return EntryKind.CLUE;
    }
    return mode.has(EntryMode.Toggle.NOTES) ? EntryKind.NOTE : EntryKind.ENTRY;
  }

  /** The cell of the entry that a check found wrong. */
  public static OptionalInt wrong(PuzzleState state) {
    EditorState editor = state.editor();
    Optional<Grid> solution =
        state.display() == SolutionDisplay.VERDICT
            ? state.analysis().flatMap(PuzzleAnalysis::solution)
            : Optional.empty();
    return solution.isPresent()
        ? EntryChecker.firstWrong(editor.sheet(), editor.journal(), solution.get())
        : OptionalInt.empty();
  }

  /** The armed digit, or the one in the selected cell. */
  static int highlightedDigit(EditorState editor) {
    if (editor.mode().isArmed()) {
      return editor.mode().armed();
    }
    OptionalInt only = editor.selection().only();
    return only.isPresent() ? editor.sheet().digitAt(only.getAsInt()) : Grid.NO_DIGIT;
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

  /** A solution shows all typed digits as clues if there are no printed ones. */
  private boolean isClue(int cell) {
    return state.display().isFilled()
        ? !state.editor().clues().isEmptyAt(cell)
        : sheet.isGivenAt(cell);
  }

  private int digit(int cell) {
    if (state.display().isFilled()) {
      return shownSolution().map(solution -> solution.digitAt(cell)).orElse(sheet.digitAt(cell));
    }
    return sheet.digitAt(cell);
  }

  private Optional<Grid> shownSolution() {
    return switch (state.display()) {
      case SHEET, VERDICT -> Optional.empty();
      case SOLUTION -> state.analysis().flatMap(PuzzleAnalysis::solution);
      case FIRST -> several.map(Verdict.Several::first);
      case SECOND -> several.map(Verdict.Several::second);
    };
  }

  private int notes(int cell) {
    return differsAt(cell)
        ? several.map(two -> both(two, cell)).orElse(Digits.NONE)
        : EntryRules.notes(sheet, cell, state.editor().mode());
  }

  private static int both(Verdict.Several two, int cell) {
    return Digits.only(two.first().digitAt(cell)) | Digits.only(two.second().digitAt(cell));
  }

  private boolean differsAt(int cell) {
    return several.isPresent() && several.get().differing().contains(cell);
  }

  private Set<Mark> marks(int cell, int digit) {
    Set<Mark> marks = EnumSet.noneOf(Mark.class);
    if (!state.display().isFilled()) {
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
    CellSelection selection = state.editor().selection();
    OptionalInt only = selection.only();
    boolean isPeer = only.isPresent() && Cells.arePeers(only.getAsInt(), cell);
    boolean isSame = digit != Grid.NO_DIGIT && digit == highlightedDigit;
    add(selection.has(cell), Mark.SELECTED, marks);
    add(isPeer && settings.has(SettingsOption.HIGHLIGHT_PEERS), Mark.PEER, marks);
    add(isSame && settings.has(SettingsOption.HIGHLIGHT_SAME_DIGITS), Mark.SAME_DIGIT, marks);
  }

  /** The cells that a correction would change. */
  private static Set<Integer> doubtful(PuzzleState state) {
    return Suggestions.of(state).corrections().stream()
        .map(Correction::cell)
        .collect(Collectors.toSet());
  }

  private static void add(boolean applies, Mark mark, Set<Mark> marks) {
    if (applies) {
      marks.add(mark);
    }
  }

  private static Set<Integer> contradiction(PuzzleAnalysis analysis) {
    return analysis.verdict() instanceof Verdict.Unsolvable unsolvable
        ? unsolvable.contradiction()
        : Collections.emptySet();
  }
}
