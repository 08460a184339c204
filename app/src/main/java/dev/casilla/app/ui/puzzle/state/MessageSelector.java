package dev.casilla.app.ui.puzzle.state;

import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.EntryMode.Toggle;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Counted;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.CountedFact;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Units;
import dev.casilla.solver.Verdict;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;

/** Chooses the message to show. Stateless. */
final class MessageSelector {
  private MessageSelector() {}

  static PuzzleMessage of(PuzzleState state) {
    if (state.notice().isPresent()) {
      return state.notice().get();
    }
    if (state.place() instanceof PuzzleState.Place.Opening) {
      return state.isOpeningSlowly() ? Fixed.STILL_OPENING : Fixed.OPENING;
    }
    return state.hasSheet() ? ofSheet(state) : Fixed.INVITE;
  }

  private static PuzzleMessage ofSheet(PuzzleState state) {
    Grid digits = state.editor().sheet().digits();
    SortedSet<Integer> clashes = digits.clashes();
    if (state.display().isFilled() && state.analysis().isPresent()) {
      return verdict(state, state.analysis().get());
    }
    boolean isAnswered =
        state.display() == SolutionDisplay.VERDICT
            && state.analysis().isPresent()
            && state.editor().clues().givens() > 0;
    if (!clashes.isEmpty()) {
      // A clash is always shown; only a check shows the verdict.
      return isAnswered ? verdict(state, state.analysis().get()) : clash(digits, clashes.first());
    }
    if (digits.isComplete()) {
      return complete(state);
    }
    if (isAnswered) {
      return verdict(state, state.analysis().get());
    }
    return state.editor().mode().has(Toggle.CLUES) ? Fixed.EDITING_CLUES : soFar(state);
  }

  /** Digits that do not clash are right only if the clues have no other solution. */
  private static PuzzleMessage complete(PuzzleState state) {
    Optional<PuzzleAnalysis> analysis = state.analysis();
    boolean isOnlyOne = analysis.flatMap(PuzzleAnalysis::solution).isPresent();
    if (isOnlyOne || state.editor().clues().isComplete()) {
      int revealed = state.editor().journal().revealed().size();
      return revealed == 0 ? Fixed.COMPLETE : new Counted(CountedFact.REVEALED, revealed);
    }
    return analysis.isPresent()
        ? new PuzzleMessage.OneOf(analysis.get().several().map(Verdict.Several::count))
        : Fixed.FILLED;
  }

  /** The verdict as the answer to a check. */
  private static PuzzleMessage verdict(PuzzleState state, PuzzleAnalysis analysis) {
    Verdict verdict = analysis.verdict();
    if (verdict instanceof Verdict.Several several) {
      return new PuzzleMessage.Several(
          several.count(), several.differing().size(), state.display());
    }
    if (verdict instanceof Verdict.Unsolvable unsolvable) {
      int suspects = unsolvable.contradiction().size();
      return new Counted(
          analysis.corrections().isEmpty() ? CountedFact.NO_SOLUTION : CountedFact.NO_SOLUTION_BUT,
          suspects);
    }
    if (verdict instanceof Verdict.Clashing clashing) {
      return clash(analysis.clues(), clashing.cells().first());
    }
    return verdict instanceof Verdict.TooFewClues few ? tooFew(few) : unique(state, analysis);
  }

  private static PuzzleMessage unique(PuzzleState state, PuzzleAnalysis analysis) {
    if (state.display() == SolutionDisplay.SOLUTION) {
      return new Counted(CountedFact.ONLY_SOLUTION, Cells.COUNT - analysis.clues().givens());
    }
    OptionalInt wrong = PuzzleBoardFactory.wrong(state);
    if (wrong.isPresent()) {
      int cell = wrong.getAsInt();
      return new PuzzleMessage.Wrong(cell, state.editor().sheet().digitAt(cell));
    }
    int entries = entries(state.editor());
    return entries == 0
        ? new Counted(CountedFact.ONE, analysis.clues().givens())
        : new Counted(CountedFact.ALL_RIGHT, entries);
  }

  /** The progress of typing; printed clues are complete. */
  private static PuzzleMessage soFar(PuzzleState state) {
    EditorState editor = state.editor();
    Grid clues = editor.clues();
    int count = clues.givens();
    if (count == 0) {
      return Fixed.START_TYPING;
    }
    Optional<Verdict> verdict = state.analysis().map(PuzzleAnalysis::verdict);
    if (verdict.filter(Verdict.Unsolvable.class::isInstance).isPresent()) {
      return editor.hasGivens() ? Fixed.NONE_PRINTED : Fixed.NONE_SO_FAR;
    }
    if (isTooFew(clues)) {
      return editor.hasGivens()
          ? tooFew(new Verdict.TooFewClues(count, clues.distinctDigits()))
          : new Counted(CountedFact.CLUES, count);
    }
    if (!verdict.isPresent()) {
      return new Counted(editor.hasGivens() ? CountedFact.CLUES_PRINTED : CountedFact.CLUES, count);
    }
    if (verdict.get() instanceof Verdict.Several) {
      return editor.hasGivens()
          ? Fixed.SEVERAL_PRINTED
          : new Counted(CountedFact.SEVERAL_SO_FAR, count);
    }
    return entries(editor) == 0
        ? new Counted(CountedFact.ONE_SO_FAR, count)
        : new Counted(CountedFact.CELLS_LEFT, Cells.COUNT - editor.sheet().digits().givens());
  }

  private static boolean isTooFew(Grid clues) {
    return clues.givens() < Verdict.TooFewClues.FEWEST_GIVENS
        || clues.distinctDigits() < Verdict.TooFewClues.FEWEST_DIGITS;
  }

  private static PuzzleMessage tooFew(Verdict.TooFewClues few) {
    return few.givens() < Verdict.TooFewClues.FEWEST_GIVENS
        ? new Counted(CountedFact.TOO_FEW_CLUES, few.givens())
        : new Counted(CountedFact.TOO_FEW_DIGITS, few.distinctDigits());
  }

  private static int entries(EditorState editor) {
    return editor.hasGivens() ? editor.sheet().entries().givens() : 0;
  }

  private static PuzzleMessage clash(Grid digits, int cell) {
    int digit = digits.digitAt(cell);
    for (int place = 0; place < Units.PER_CELL; place++) {
      int unit = Units.of(cell, place);
      int times = occurrences(digits, unit, digit);
      if (times > 1) {
        return new PuzzleMessage.Clash(digit, times, Units.kind(unit), Units.index(unit));
      }
    }
    throw new IllegalArgumentException("no clash at " + Cells.name(cell));
  }

  private static int occurrences(Grid digits, int unit, int digit) {
    int occurrences = 0;
    for (int place = 0; place < Cells.SIDE; place++) {
      occurrences += digits.digitAt(Units.cell(unit, place)) == digit ? 1 : 0;
    }
    return occurrences;
  }
}
