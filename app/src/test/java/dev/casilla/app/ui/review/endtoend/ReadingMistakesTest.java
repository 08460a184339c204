package dev.casilla.app.ui.review.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.solver.Grid;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ReadingMistakesTest {
  private static final int G7 = DraftSamples.cell("G7");

  @Test
  void unmarked_wrongAndCertain_isFound() {
    ScanDraft draft = DraftSamples.clear();
    Grid other = DraftSamples.PUZZLE.with(G7, Grid.NO_DIGIT);
    assertEquals(List.of(), ReadingMistakes.unmarked(draft, DraftSamples.PUZZLE));
    assertEquals(List.of(G7), ReadingMistakes.unmarked(draft, other));
  }

  @Test
  void unmarked_doubtfulElsewhere_isFoundAllTheSame() {
    Grid other = DraftSamples.PUZZLE.with(DraftSamples.cell("A3"), Grid.NO_DIGIT);
    assertEquals(
        List.of(DraftSamples.cell("A3")), ReadingMistakes.unmarked(DraftSamples.doubtful(), other));
  }

  @Test
  void unmarked_wrongButDoubtfulOrToBeChanged_isNot() {
    ScanDraft mistaken = DraftSamples.mistaken();
    ScanDraft sure = mistaken.with(G7, mistaken.cell(G7).confirmed());
    assertEquals(
        List.of(), ReadingMistakes.unmarked(mistaken.withoutProposals(), DraftSamples.PUZZLE));
    assertEquals(List.of(), ReadingMistakes.unmarked(sure, DraftSamples.PUZZLE));
    assertEquals(
        List.of(G7), ReadingMistakes.unmarked(sure.withoutProposals(), DraftSamples.PUZZLE));
  }
}
