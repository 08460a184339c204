package dev.casilla.solver.hint;

import dev.casilla.solver.hint.grid.CandidateGrid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A step that can be taken, and all that explains it: data to draw and to make a sentence of, no
 * prose. Immutable; made with a {@link HintBuilder}.
 *
 * @param technique what the step is called
 * @param units the units to look at: the unit of a single or subset, the base units of a fish
 * @param covers the units that cross them: the cover units of a fish, the other unit of a locked
 *     candidate
 * @param marks the candidates that are part of the pattern, each with its role
 * @param lockedSets locked and almost locked sets, in the order of the pattern
 * @param chains links between candidates: one chain for most techniques that have links, one for
 *     each branch where several lead to the same end
 * @param placements digits to write
 * @param eliminations candidates to remove
 */
public record Hint(
    Technique technique,
    List<Integer> units,
    List<Integer> covers,
    List<Mark> marks,
    List<LockedSet> lockedSets,
    List<Chain> chains,
    List<Candidate> placements,
    List<Candidate> eliminations) {
  /** Copies the lists. */
  public Hint {
    units = copy(units);
    covers = copy(covers);
    marks = copy(marks);
    lockedSets = copy(lockedSets);
    chains = copy(chains);
    placements = copy(placements);
    eliminations = copy(eliminations);
  }

  /** The candidates with {@code role}, in the order of the pattern. */
  public List<Candidate> candidates(Role role) {
    List<Candidate> candidates = new ArrayList<>();
    for (Mark mark : marks) {
      if (mark.role() == role) {
        candidates.add(mark.candidate());
      }
    }
    return Collections.unmodifiableList(candidates);
  }

  /** Writes and removes in {@code grid} what the hint says. */
  public void applyTo(CandidateGrid grid) {
    for (Candidate candidate : placements) {
      grid.place(candidate.cell(), candidate.digit());
    }
    for (Candidate candidate : eliminations) {
      grid.remove(candidate.cell(), candidate.digit());
    }
  }

  private static <T> List<T> copy(List<T> list) {
    return list.isEmpty()
        ? Collections.emptyList()
        : Collections.unmodifiableList(new ArrayList<>(list));
  }
}
