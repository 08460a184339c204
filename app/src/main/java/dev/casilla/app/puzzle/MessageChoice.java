package dev.casilla.app.puzzle;

import dev.casilla.app.puzzle.EntryMode.Switch;
import dev.casilla.app.puzzle.PuzzleMessage.About;
import dev.casilla.app.puzzle.PuzzleMessage.Counted;
import dev.casilla.app.puzzle.PuzzleMessage.Saying;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Units;
import dev.casilla.solver.Verdict;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;

/** Chooses the one thing worth saying in a scene. Stateless. */
final class MessageChoice {
  private MessageChoice() {}

  static PuzzleMessage of(Scene scene) {
    if (scene.notice().isPresent()) {
      return scene.notice().get();
    }
    if (scene.place() instanceof Scene.Place.Opening) {
      return scene.isOpeningLong() ? Saying.STILL_OPENING : Saying.OPENING;
    }
    return scene.hasSheet() ? ofSheet(scene) : Saying.INVITE;
  }

  private static PuzzleMessage ofSheet(Scene scene) {
    Grid digits = scene.desk().sheet().digits();
    SortedSet<Integer> clashes = digits.clashes();
    if (scene.showing().isFilled() && scene.judgement().isPresent()) {
      return verdict(scene, scene.judgement().get());
    }
    boolean isAnswered =
        scene.showing() == Showing.VERDICT
            && scene.judgement().isPresent()
            && scene.desk().clues().givens() > 0;
    if (!clashes.isEmpty()) {
      // The board shows a clash unasked; who asks is told what more is known.
      return isAnswered ? verdict(scene, scene.judgement().get()) : clash(digits, clashes.first());
    }
    if (digits.isComplete()) {
      return complete(scene);
    }
    if (isAnswered) {
      return verdict(scene, scene.judgement().get());
    }
    return scene.desk().mode().has(Switch.CLUES) ? Saying.EDITING_CLUES : soFar(scene);
  }

  /** Digits that do not clash are right only if the clues allow no others. */
  private static PuzzleMessage complete(Scene scene) {
    Optional<Judgement> judgement = scene.judgement();
    boolean isOnlyOne = judgement.flatMap(Judgement::solution).isPresent();
    if (isOnlyOne || scene.desk().clues().isComplete()) {
      int revealed = scene.desk().journal().revealed().size();
      return revealed == 0 ? Saying.COMPLETE : new Counted(About.REVEALED, revealed);
    }
    return judgement.isPresent()
        ? new PuzzleMessage.OneOf(judgement.get().several().map(Verdict.Several::count))
        : Saying.FILLED;
  }

  /** Everything there is to say. */
  private static PuzzleMessage verdict(Scene scene, Judgement judgement) {
    Verdict verdict = judgement.verdict();
    if (verdict instanceof Verdict.Several several) {
      return new PuzzleMessage.Several(
          several.count(), several.differing().size(), scene.showing());
    }
    if (verdict instanceof Verdict.Unsolvable unsolvable) {
      int suspects = unsolvable.contradiction().size();
      return new Counted(
          judgement.corrections().isEmpty() ? About.NO_SOLUTION : About.NO_SOLUTION_BUT, suspects);
    }
    if (verdict instanceof Verdict.Clashing clashing) {
      return clash(judgement.clues(), clashing.cells().first());
    }
    return verdict instanceof Verdict.TooFewClues few ? tooFew(few) : unique(scene, judgement);
  }

  private static PuzzleMessage unique(Scene scene, Judgement judgement) {
    if (scene.showing() == Showing.SOLUTION) {
      return new Counted(About.ONLY_SOLUTION, Cells.COUNT - judgement.clues().givens());
    }
    OptionalInt wrong = BoardPicture.wrong(scene);
    if (wrong.isPresent()) {
      int cell = wrong.getAsInt();
      return new PuzzleMessage.Wrong(cell, scene.desk().sheet().digitAt(cell));
    }
    int entries = entries(scene.desk());
    return entries == 0
        ? new Counted(About.ONE, judgement.clues().givens())
        : new Counted(About.ALL_RIGHT, entries);
  }

  /** What does not get in the way of somebody who types; what is printed is not typed on. */
  private static PuzzleMessage soFar(Scene scene) {
    Desk desk = scene.desk();
    Grid clues = desk.clues();
    int count = clues.givens();
    if (count == 0) {
      return Saying.START_TYPING;
    }
    Optional<Verdict> verdict = scene.judgement().map(Judgement::verdict);
    if (verdict.filter(Verdict.Unsolvable.class::isInstance).isPresent()) {
      return desk.hasGivens() ? Saying.NONE_PRINTED : Saying.NONE_SO_FAR;
    }
    if (isTooFew(clues)) {
      return desk.hasGivens()
          ? tooFew(new Verdict.TooFewClues(count, clues.distinctDigits()))
          : new Counted(About.CLUES, count);
    }
    if (!verdict.isPresent()) {
      return new Counted(desk.hasGivens() ? About.CLUES_PRINTED : About.CLUES, count);
    }
    if (verdict.get() instanceof Verdict.Several) {
      return desk.hasGivens() ? Saying.SEVERAL_PRINTED : new Counted(About.SEVERAL_SO_FAR, count);
    }
    return entries(desk) == 0
        ? new Counted(About.ONE_SO_FAR, count)
        : new Counted(About.CELLS_LEFT, Cells.COUNT - desk.sheet().digits().givens());
  }

  private static boolean isTooFew(Grid clues) {
    return clues.givens() < Verdict.TooFewClues.FEWEST_GIVENS
        || clues.distinctDigits() < Verdict.TooFewClues.FEWEST_DIGITS;
  }

  private static PuzzleMessage tooFew(Verdict.TooFewClues few) {
    return few.givens() < Verdict.TooFewClues.FEWEST_GIVENS
        ? new Counted(About.TOO_FEW_CLUES, few.givens())
        : new Counted(About.TOO_FEW_DIGITS, few.distinctDigits());
  }

  /** What is filled in beside printed clues. */
  private static int entries(Desk desk) {
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
