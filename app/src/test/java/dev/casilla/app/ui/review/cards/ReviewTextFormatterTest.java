package dev.casilla.app.ui.review.cards;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.res.Resources;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.RepairProposal;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.app.ui.review.state.ReviewUiState;
import dev.casilla.app.ui.review.state.SelectedCell;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The texts of drafts and verdicts. */
@RunWith(AndroidJUnit4.class)
public final class ReviewTextFormatterTest {
  private final Resources resources = ApplicationProvider.getApplicationContext().getResources();
  private final ReviewTextFormatter words = new ReviewTextFormatter(resources);

  @Test
  public void changes_proposed_areAllNamed() {
    RepairProposal six = DraftSamples.farOff().proposals().get(0);
    List<String> lines = words.changes(six);
    assertEquals(6, lines.size());
    assertEquals("A3: 3 instead of 4", lines.get(0));
    assertEquals(6, new HashSet<>(lines).size());
  }

  @Test
  public void made_moreThanFour_areListedUpToThereAndThatThereAreMore() {
    RepairProposal six = DraftSamples.farOff().proposals().get(0);
    String[] lines = words.made(six).split("\n", -1);
    assertEquals(5, lines.length);
    assertEquals(words.made(first(six, 1)), lines[0]);
    assertEquals(resources.getQuantityString(R.plurals.review_more_changes, 2, 2), lines[4]);
  }

  @Test
  public void made_four_areAllThereAre() {
    RepairProposal six = DraftSamples.farOff().proposals().get(0);
    String[] lines = words.made(first(six, 4)).split("\n", -1);
    assertEquals(4, lines.length);
    assertEquals(lines[3], words.made(six).split("\n", -1)[3]);
  }

  @Test
  public void amount_ofThePhoto_isSaidInWords() {
    assertEquals("Reading only", words.amount(0));
    assertEquals("55% photo", words.amount(55));
    assertEquals("Photo only", words.amount(100));
  }

  /** Screen readers read the digit keys as digits only. */
  @Test
  public void sayChoice_numberWithheld_isPerhaps() {
    assertEquals(
        "Perhaps 6", words.sayChoice(new SelectedCell.Choice(6, SelectedCell.WITHHELD, true)));
    assertEquals(
        "Perhaps empty", words.sayChoice(new SelectedCell.Choice(0, SelectedCell.WITHHELD, false)));
  }

  /** The person's own digit has no percentage, and differs from the name of a key. */
  @Test
  public void sayChoice_digitThatAPersonTyped_isTheirChoice() {
    ScanDraft draft = DraftSamples.doubtful();
    int cell = DraftSamples.cell("G7");
    ScanDraft typed = draft.with(cell, draft.cell(cell).corrected(9));
    assertEquals(
        List.of("5, 82% likely", "6, 15% likely", "9, your choice"),
        said(SelectedCell.on(typed, cell)));
    ScanDraft emptied = draft.with(cell, draft.cell(cell).corrected(0));
    assertEquals("empty, your choice", said(SelectedCell.on(emptied, cell)).get(2));
    assertEquals("offered, and nobody's", "empty", said(SelectedCell.on(draft, cell)).get(2));
  }

  private List<String> said(SelectedCell focus) {
    List<String> said = new ArrayList<>();
    focus.choices().forEach(choice -> said.add(words.sayChoice(choice)));
    return said;
  }

  /** A turned board is not judged before it has been read. */
  @Test
  public void finding_turnedAndUnread_isThatItIsRead() {
    ReviewUiState turned = ReviewUiState.of(DraftSamples.lying());
    ReviewUiState unread = turned.with(turned.show().withUnread(true));
    assertEquals(resources.getString(R.string.review_checking), words.finding(turned).fact());
    assertEquals(resources.getString(R.string.review_unread), words.finding(unread).fact());
  }

  /** The board marks proposed changes like doubtful cells. */
  @Test
  public void nothing_changesProposed_isNotThatNothingIsInDoubt() {
    ReviewUiState proposed = ReviewUiState.of(DraftSamples.farOff());
    assertTrue(proposed.board().cell(DraftSamples.cell("A3")).marks().contains(Mark.DOUBTFUL));
    assertEquals(resources.getString(R.string.review_would_change), words.nothing(proposed));
    ReviewUiState clear = ReviewUiState.of(DraftSamples.clear());
    assertEquals(resources.getString(R.string.review_nothing_in_doubt), words.nothing(clear));
    ReviewUiState unread = proposed.with(proposed.show().withUnread(true));
    assertEquals(resources.getString(R.string.review_doubts_unread), words.nothing(unread));
  }

  private static RepairProposal first(RepairProposal proposal, int count) {
    return new RepairProposal(proposal.changes().subList(0, count));
  }
}
