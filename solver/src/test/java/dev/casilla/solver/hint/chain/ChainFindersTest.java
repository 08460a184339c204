package dev.casilla.solver.hint.chain;

import static dev.casilla.solver.hint.GridSketch.removed;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.Candidate;
import dev.casilla.solver.hint.GridSketch;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintVerifier;
import dev.casilla.solver.hint.Link;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.DigitPlacements;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** One position for each kind of chain, as its rule says. */
final class ChainFindersTest {
  private static final int ROW_A = Units.row(0);
  private static final int ROW_C = Units.row(2);
  private static final int ROW_E = Units.row(4);
  private static final int ROW_G = Units.row(6);

  @Test
  void xChain_threeRowsOfTwoPlaces_removesWhatSeesBothEnds() {
    GridSketch sketch =
        new GridSketch().only(ROW_A, 1, "A1 A5").only(ROW_E, 1, "E5 E9").only(ROW_G, 1, "G3 G9");
    Hint hint = first(Technique.X_CHAIN, sketch);
    assertEquals("1A1 = 1A5 - 1E5 = 1E9 - 1G9 = 1G3", told(hint));
    assertEquals("1B3 1C3 1H1 1I1", removed(hint));
  }

  @Test
  void xyChain_fourCellsOfTwoCandidates_removesWhatSeesBothEnds() {
    GridSketch sketch =
        new GridSketch().cells("A1", "12").cells("A5", "23").cells("E5", "34").cells("E8", "14");
    Hint hint = first(Technique.XY_CHAIN, sketch);
    assertEquals("1A1 = 2A1 - 2A5 = 3A5 - 3E5 = 4E5 - 4E8 = 1E8", told(hint));
    assertEquals("1A8 1E1", removed(hint));
  }

  @Test
  void continuousLoop_twoRowsWithTheSamePlaces_removesAlongWeakLinks() {
    GridSketch sketch = new GridSketch().only(ROW_A, 1, "A1 A5").only(ROW_E, 1, "E1 E5");
    Hint hint = first(Technique.CONTINUOUS_NICE_LOOP, sketch);
    assertEquals("1A1 = 1A5 - 1E5 = 1E1 - 1A1", told(hint));
    assertEquals("1B1 1B5 1C1 1C5 1D1 1D5 1F1 1F5 1G1 1G5 1H1 1H5 1I1 1I5", removed(hint));
  }

  @Test
  void discontinuousLoop_candidateLeadsToItsOpposite_removesIt() {
    GridSketch sketch = new GridSketch().cells("A4", "56").cells("D4", "67").cells("D1", "57");
    Hint hint = first(Technique.DISCONTINUOUS_NICE_LOOP, sketch);
    assertEquals("5A1 - 5A4 = 6A4 - 6D4 = 7D4 - 7D1 = 5D1 - 5A1", told(hint));
    assertEquals("5A1", removed(hint));
  }

  @Test
  void discontinuousLoop_oppositeLeadsToCandidate_removesOthersOfCell() {
    GridSketch sketch =
        new GridSketch()
            .only(ROW_A, 5, "A1 A4")
            .only(ROW_C, 5, "C5 C8")
            .only(ROW_G, 5, "G2 G8")
            .only(Units.block(0), 5, "A1 B2");
    assertEquals(
        List.of("1A1 2A1 3A1 4A1 6A1 7A1 8A1 9A1"),
        all(Technique.DISCONTINUOUS_NICE_LOOP, sketch).stream()
            .filter(hint -> hint.eliminations().size() > 1)
            .map(GridSketch::removed)
            .collect(Collectors.toList()));
  }

  @Test
  void alternatingInferenceChain_endsInPeers_removesEachDigitAtTheOther() {
    GridSketch sketch =
        new GridSketch()
            .only(Units.column(0), 1, "A1 E1")
            .only(ROW_E, 3, "E1 E5")
            .only(Units.column(4), 2, "A5 E5");
    Hint hint = first(Technique.ALTERNATING_INFERENCE_CHAIN, sketch);
    assertEquals("1A1 = 1E1 - 3E1 = 3E5 - 2E5 = 2A5", told(hint));
    assertEquals("1A5 2A1", removed(hint));
  }

  @Test
  void groupedLoop_groupInABlock_countsAsOnePlace() {
    GridSketch sketch = new GridSketch().only(ROW_A, 1, "A1 A7 A8").only(ROW_C, 1, "C2 C9");
    Hint hint = first(Technique.GROUPED_CONTINUOUS_NICE_LOOP, sketch);
    assertEquals("1A1 = 1A7,1A8 - 1C9 = 1C2 - 1A1", told(hint));
    assertEquals("1B1 1B2 1B3 1B7 1B8 1B9", removed(hint));
  }

  @Test
  void groupedLoop_candidateLeadsToItsOpposite_removesIt() {
    GridSketch sketch =
        new GridSketch().only(ROW_A, 1, "A1 A7 A8").only(Units.column(8), 1, "C9 G9");
    Hint hint = first(Technique.GROUPED_DISCONTINUOUS_NICE_LOOP, sketch);
    assertEquals("1G1 - 1A1 = 1A7,1A8 - 1C9 = 1G9 - 1G1", told(hint));
    assertEquals("1G1", removed(hint));
  }

  @Test
  void groupedChain_almostLockedSet_linksItsDigits() {
    GridSketch sketch = new GridSketch().cells("D1 D2", "123").cells("D5", "29").cells("D8", "19");
    List<Hint> hints = all(Technique.GROUPED_ALTERNATING_INFERENCE_CHAIN, sketch);
    Hint hint = hints.get(0);
    assertEquals("1D8 = 2D5 - 2D1,2D2 = 1D1,1D2", told(hint));
    assertEquals("1D3 1D4 1D6 1D7 1D9", removed(hint));
    assertEquals(List.of(List.of(31, 34), List.of(27, 28)), sets(hint));
  }

  @Test
  void groupedChain_placeOutsideTheGroup_isNoStrongLink() {
    GridSketch sketch = new GridSketch().only(ROW_A, 1, "A1 A4 A7 A8").only(ROW_C, 1, "C2 C9");
    assertNull(find(Technique.GROUPED_CONTINUOUS_NICE_LOOP, sketch.grid()));
    assertNull(find(Technique.GROUPED_DISCONTINUOUS_NICE_LOOP, sketch.grid()));
  }

  private static Hint first(Technique technique, GridSketch sketch) {
    Hint hint = find(technique, sketch.grid());
    assertNotNull(hint);
    assertEquals(List.of(), HintVerifier.faults(sketch.grid(), hint));
    return hint;
  }

  private static List<Hint> all(Technique technique, GridSketch sketch) {
    List<Hint> hints = new ArrayList<>();
    finder(technique)
        .findAll(
            sketch.grid(),
            hint -> {
              assertEquals(List.of(), HintVerifier.faults(sketch.grid(), hint));
              hints.add(hint);
              return false;
            });
    return hints;
  }

  private static @Nullable Hint find(Technique technique, CandidateGrid grid) {
    return finder(technique).findFirst(grid);
  }

  private static TechniqueFinder finder(Technique technique) {
    return ChainFinders.create(new DigitPlacements()).stream()
        .filter(finder -> finder.technique() == technique)
        .findFirst()
        .orElseThrow();
  }

  private static List<List<Integer>> sets(Hint hint) {
    return hint.lockedSets().stream().map(set -> set.cells()).collect(Collectors.toList());
  }

  /** The chain with = for strong links and - for weak ones. */
  private static String told(Hint hint) {
    StringBuilder told = new StringBuilder();
    for (Link link : hint.chains().get(0).links()) {
      told.append(told.length() == 0 ? told(link.from()) : "");
      told.append(link.strength() == Link.Strength.STRONG ? " = " : " - ").append(told(link.to()));
    }
    return told.toString();
  }

  private static String told(List<Candidate> candidates) {
    return candidates.stream()
        .map(candidate -> candidate.digit() + Cells.name(candidate.cell()))
        .collect(Collectors.joining(","));
  }
}
