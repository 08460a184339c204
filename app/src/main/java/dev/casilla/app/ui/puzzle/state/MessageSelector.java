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

/** Chooses the one thing worth saying in a scene. Stateless. */
final class MessageSelector {
  private MessageSelector() {}

  static PuzzleMessage of(PuzzleState scene) {
    if (scene.notice().isPresent()) {
      return scene.notice().get();
    }
    if (scene.place() instanceof PuzzleState.Place.Opening) {
      return scene.isOpeningSlowly() ? Fixed.STILL_OPENING : Fixed.OPENING;
    }
    return scene.hasSheet() ? ofSheet(scene) : Fixed.INVITE;
  }

  private static PuzzleMessage ofSheet(PuzzleState scene) {
    Grid digits = scene.editor().sheet().digits();
    SortedSet<Integer> clashes = digits.clashes();
    if (scene.display().isFilled() && scene.analysis().isPresent()) {
      return verdict(scene, scene.analysis().get());
    }
    boolean isAnswered =
        scene.display() == SolutionDisplay.VERDICT
            && scene.analysis().isPresent()
            && scene.editor().clues().givens() > 0;
    if (!clashes.isEmpty()) {
      // The board shows a clash unasked; who asks is told what more is known.
      return isAnswered ? verdict(scene, scene.analysis().get()) : clash(digits, clashes.first());
    }
    if (digits.isComplete()) {
      return complete(scene);
    }
    if (isAnswered) {
      return verdict(scene, scene.analysis().get());
    }
    return scene.editor().mode().has(Toggle.CLUES) ? Fixed.EDITING_CLUES : soFar(scene);
  }

  /** Digits that do not clash are right only if the clues allow no others. */
  private static PuzzleMessage complete(PuzzleState scene) {
    Optional<PuzzleAnalysis> judgement = scene.analysis();
    boolean isOnlyOne = judgement.flatMap(PuzzleAnalysis::solution).isPresent();
    if (isOnlyOne || scene.editor().clues().isComplete()) {
      int revealed = scene.editor().journal().revealed().size();
      return revealed == 0 ? Fixed.COMPLETE : new Counted(CountedFact.REVEALED, revealed);
    }
    return judgement.isPresent()
        ? new PuzzleMessage.OneOf(judgement.get().several().map(Verdict.Several::count))
        : Fixed.FILLED;
  }

  /** Everything there is to say. */
  private static PuzzleMessage verdict(PuzzleState scene, PuzzleAnalysis judgement) {
    Verdict verdict = judgement.verdict();
    if (verdict instanceof Verdict.Several several) {
      return new PuzzleMessage.Several(
          several.count(), several.differing().size(), scene.display());
    }
    if (verdict instanceof Verdict.Unsolvable unsolvable) {
      int suspects = unsolvable.contradiction().size();
      return new Counted(
          judgement.corrections().isEmpty() ? CountedFact.NO_SOLUTION : CountedFact.NO_SOLUTION_BUT,
          suspects);
    }
    if (verdict instanceof Verdict.Clashing clashing) {
      return clash(judgement.clues(), clashing.cells().first());
    }
    return verdict instanceof Verdict.TooFewClues few ? tooFew(few) : unique(scene, judgement);
  }

  private static PuzzleMessage unique(PuzzleState scene, PuzzleAnalysis judgement) {
    if (scene.display() == SolutionDisplay.SOLUTION) {
      return new Counted(CountedFact.ONLY_SOLUTION, Cells.COUNT - judgement.clues().givens());
    }
    OptionalInt wrong = PuzzleBoardFactory.wrong(scene);
    if (wrong.isPresent()) {
      int cell = wrong.getAsInt();
      return new PuzzleMessage.Wrong(cell, scene.editor().sheet().digitAt(cell));
    }
    int entries = entries(scene.editor());
    return entries == 0
        ? new Counted(CountedFact.ONE, judgement.clues().givens())
        : new Counted(CountedFact.ALL_RIGHT, entries);
  }

  /** What does not get in the way of somebody who types; what is printed is not typed on. */
  private static PuzzleMessage soFar(PuzzleState scene) {
    EditorState desk = scene.editor();
    Grid clues = desk.clues();
    int count = clues.givens();
    if (count == 0) {
      return Fixed.START_TYPING;
    }
    Optional<Verdict> verdict = scene.analysis().map(PuzzleAnalysis::verdict);
    if (verdict.filter(Verdict.Unsolvable.class::isInstance).isPresent()) {
      return desk.hasGivens() ? Fixed.NONE_PRINTED : Fixed.NONE_SO_FAR;
    }
    if (isTooFew(clues)) {
      return desk.hasGivens()
          ? tooFew(new Verdict.TooFewClues(count, clues.distinctDigits()))
          : new Counted(CountedFact.CLUES, count);
    }
    if (!verdict.isPresent()) {
      return new Counted(desk.hasGivens() ? CountedFact.CLUES_PRINTED : CountedFact.CLUES, count);
    }
    if (verdict.get() instanceof Verdict.Several) {
      return desk.hasGivens()
          ? Fixed.SEVERAL_PRINTED
          : new Counted(CountedFact.SEVERAL_SO_FAR, count);
    }
    return entries(desk) == 0
        ? new Counted(CountedFact.ONE_SO_FAR, count)
        : new Counted(CountedFact.CELLS_LEFT, Cells.COUNT - desk.sheet().digits().givens());
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

  /** What is filled in beside printed clues. */
  private static int entries(EditorState desk) {
    return desk.hasGivens() ? desk.sheet().entries().givens() : 0;
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
