package dev.casilla.app.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.solver.Grid;
import java.util.List;
import org.junit.jupiter.api.Test;

final class MistakesTest {
  private static final int G7 = DraftSamples.cell("G7");

  @Test
  void unmarked_wrongAndCertain_isFound() {
    Draft draft = DraftSamples.clear();
    Grid other = DraftSamples.PUZZLE.with(G7, Grid.NO_DIGIT);
    assertEquals(List.of(), Mistakes.unmarked(draft, DraftSamples.PUZZLE));
    assertEquals(List.of(G7), Mistakes.unmarked(draft, other));
  }

  @Test
  void unmarked_doubtfulElsewhere_isFoundAllTheSame() {
    Grid other = DraftSamples.PUZZLE.with(DraftSamples.cell("A3"), Grid.NO_DIGIT);
    assertEquals(
        List.of(DraftSamples.cell("A3")), Mistakes.unmarked(DraftSamples.doubtful(), other));
  }

  @Test
  void unmarked_wrongButDoubtfulOrToBeChanged_isNot() {
    Draft mistaken = DraftSamples.mistaken();
    Draft sure = mistaken.with(G7, mistaken.cell(G7).confirmed());
    assertEquals(List.of(), Mistakes.unmarked(mistaken.withoutProposals(), DraftSamples.PUZZLE));
    assertEquals(List.of(), Mistakes.unmarked(sure, DraftSamples.PUZZLE));
    assertEquals(List.of(G7), Mistakes.unmarked(sure.withoutProposals(), DraftSamples.PUZZLE));
  }
}
