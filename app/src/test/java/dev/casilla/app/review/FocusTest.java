package dev.casilla.app.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.review.Focus.Choice;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FocusTest {
  @Test
  void on_doubtfulCell_offersReadingRunnerUpAndNothing() {
    Focus focus = Focus.on(DraftSamples.doubtful(), DraftSamples.cell("G7"));
    assertEquals(2, focus.place());
    assertEquals(2, focus.doubts());
    assertEquals(
        List.of(
            new Choice(5, 82, true), new Choice(6, 15, false), new Choice(0, Focus.UNKNOWN, false)),
        focus.choices());
  }

  @Test
  void on_correctedCell_offersTheCorrectionToo() {
    int cell = DraftSamples.cell("G7");
    Draft draft = DraftSamples.doubtful();
    draft = draft.with(cell, draft.cell(cell).corrected(9));
    assertEquals(
        List.of(
            new Choice(5, 82, false), new Choice(6, 15, false), new Choice(9, Focus.UNKNOWN, true)),
        Focus.on(draft, cell).choices());
  }

  /** As where print and handwriting are in question, or what lies on the paper. */
  @Test
  void on_doubtfulCellThatLooksClear_offersTheSameWithoutNumbers() {
    int cell = DraftSamples.cell("G7");
    Draft clear = DraftSamples.clear();
    DraftCell read = clear.cell(cell);
    DraftCell doubted = new DraftCell(read.ink(), 5, read.likely(), read.next(), true);
    assertEquals(
        List.of(new Choice(5, 100, true), new Choice(0, 0, false)),
        Focus.on(clear, cell).choices());
    assertEquals(
        List.of(new Choice(5, Focus.UNKNOWN, true), new Choice(0, Focus.UNKNOWN, false)),
        Focus.on(clear.with(cell, doubted), cell).choices());
  }

  @Test
  void on_emptyCell_offersNothingOnce() {
    Focus focus = Focus.on(DraftSamples.clear(), DraftSamples.cell("A1"));
    assertEquals(List.of(new Choice(0, 100, true), new Choice(1, 0, false)), focus.choices());
    assertEquals(0, focus.place());
  }
}
