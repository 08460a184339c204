package dev.casilla.app.model;

import dev.casilla.app.model.DraftCell.Ink;
import dev.casilla.reader.repair.GivenChange;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A reading for the person to review. Immutable.
 *
 * @param cells its 81 cells
 * @param proposals changes that lead to exactly one solution, the likeliest first
 * @param plate the board's photo; absent in a draft from the history
 */
public record ScanDraft(
    Origin origin,
    List<DraftCell> cells,
    List<RepairProposal> proposals,
    Optional<BoardPhoto> plate) {
  /** A draft of exactly 81 cells. */
  public ScanDraft {
    if (cells.size() != Cells.COUNT) {
      throw new IllegalArgumentException("81 cells expected, got " + cells.size());
    }
    cells = Collections.unmodifiableList(new ArrayList<>(cells));
    proposals = Collections.unmodifiableList(new ArrayList<>(proposals));
  }

  public DraftCell cell(int cell) {
    return cells.get(cell);
  }

  public ScanDraft with(int cell, DraftCell content) {
    List<DraftCell> changed = new ArrayList<>(cells);
    changed.set(cell, content);
    return new ScanDraft(origin, changed, proposals, plate);
  }

  /** This draft with {@code proposal} accepted, and without further proposals. */
  public ScanDraft with(RepairProposal proposal) {
    List<DraftCell> changed = new ArrayList<>(cells);
    for (GivenChange change : proposal.changes()) {
      changed.set(change.cell(), cell(change.cell()).printed(change.to()));
    }
    return new ScanDraft(origin, changed, Collections.emptyList(), plate);
  }

  /** The reader's repair of cells that the person has neither confirmed nor changed. */
  public Optional<RepairProposal> repaired() {
    List<GivenChange> changes = new ArrayList<>();
    for (int cell : doubtful()) {
      if (cell(cell).isRepaired()) {
        changes.add(new GivenChange(cell, cell(cell).likely().digit(), cell(cell).digit()));
      }
    }
    return changes.isEmpty() ? Optional.empty() : Optional.of(new RepairProposal(changes));
  }

  /** This draft as it was read, with the reader's repair as the proposal. */
  public ScanDraft unrepaired() {
    Optional<RepairProposal> repair = repaired();
    if (!repair.isPresent()) {
      return this;
    }
    List<DraftCell> read = new ArrayList<>(cells);
    for (GivenChange change : repair.get().changes()) {
      read.set(change.cell(), cell(change.cell()).asRead());
    }
    return new ScanDraft(origin, read, Collections.singletonList(repair.get()), plate);
  }

  /** This draft with the person's changes from {@code before} to {@code after}, the same board. */
  public ScanDraft withEdits(ScanDraft before, ScanDraft after) {
    if (before.cells.equals(after.cells)) {
      return this;
    }
    List<DraftCell> edited = new ArrayList<>(cells);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (!after.cell(cell).equals(before.cell(cell))) {
        edited.set(cell, after.cell(cell));
      }
    }
    return new ScanDraft(origin, edited, Collections.emptyList(), plate);
  }

  /** This draft without proposals, which are void once the board changes. */
  public ScanDraft withoutProposals() {
    return new ScanDraft(origin, cells, Collections.emptyList(), plate);
  }

  public ScanDraft with(Optional<BoardPhoto> known) {
    return new ScanDraft(origin, cells, proposals, known);
  }

  /** This draft turned clockwise by 90°, without proposals. */
  public ScanDraft quarterTurned() {
    List<DraftCell> turned = new ArrayList<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      turned.add(cell(Cells.at(Cells.SIDE - 1 - Cells.column(cell), Cells.row(cell))));
    }
    return new ScanDraft(
        origin, turned, Collections.emptyList(), plate.map(BoardPhoto::quarterTurned));
  }

  /** The doubtful cells, in board order. */
  public List<Integer> doubtful() {
    List<Integer> doubtful = new ArrayList<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (cell(cell).isDoubtful()) {
        doubtful.add(cell);
      }
    }
    return doubtful;
  }

  /**
   * The next doubtful cell after {@code cell}, cyclically; backwards if {@code step} is -1.
   *
   * @throws IllegalArgumentException if no cell is doubtful
   */
  public int nextDoubtful(int cell, int step) {
    List<Integer> doubtful = doubtful();
    for (int i = 1; i <= Cells.COUNT; i++) {
      int next = Math.floorMod(cell + i * step, Cells.COUNT);
      if (doubtful.contains(next)) {
        return next;
      }
    }
    throw new IllegalArgumentException("no doubtful cell");
  }

  /** The first cell that differs from {@code other}. */
  public Optional<Integer> firstUnlike(ScanDraft other) {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (!cell(cell).equals(other.cell(cell))) {
        return Optional.of(cell);
      }
    }
    return Optional.empty();
  }

  public boolean isDoubtful() {
    return !doubtful().isEmpty() || !proposals.isEmpty();
  }

  public Grid givens() {
    return digits(Ink.PRINTED);
  }

  public Grid entries() {
    return digits(Ink.WRITTEN);
  }

  /** The sheet to store: print as givens, handwriting as entries. */
  public Sheet sheet() {
    Sheet sheet = Sheet.of(givens());
    Grid entries = entries();
    for (int cell : entries.filled()) {
      sheet = sheet.withEntry(cell, entries.digitAt(cell));
    }
    return sheet;
  }

  private Grid digits(Ink ink) {
    int[] digits = new int[Cells.COUNT];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      digits[cell] = cell(cell).ink() == ink ? cell(cell).digit() : Grid.NO_DIGIT;
    }
    return Grid.of(digits);
  }
}
