package dev.casilla.app.review;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.res.Resources;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.board.BoardCell.Mark;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;

/** What is said of readings. */
@RunWith(AndroidJUnit4.class)
public final class ReviewWordsTest {
  private final Resources resources = ApplicationProvider.getApplicationContext().getResources();
  private final ReviewWords words = new ReviewWords(resources);

  @Test
  public void changes_proposed_areAllNamed() {
    Proposal six = DraftSamples.farOff().proposals().get(0);
    List<String> lines = words.changes(six);
    assertEquals(6, lines.size());
    assertEquals("A3: 3 instead of 4", lines.get(0));
    assertEquals(6, new HashSet<>(lines).size());
  }

  @Test
  public void made_moreThanFour_areListedUpToThereAndThatThereAreMore() {
    Proposal six = DraftSamples.farOff().proposals().get(0);
    String[] lines = words.made(six).split("\n", -1);
    assertEquals(5, lines.length);
    assertEquals(words.made(first(six, 1)), lines[0]);
    assertEquals(resources.getQuantityString(R.plurals.review_more_changes, 2, 2), lines[4]);
  }

  @Test
  public void made_four_areAllThereAre() {
    Proposal six = DraftSamples.farOff().proposals().get(0);
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

  /** The keys below are said by their digits alone. */
  @Test
  public void sayChoice_numberWithheld_isPerhaps() {
    assertEquals("Perhaps 6", words.sayChoice(new Focus.Choice(6, Focus.WITHHELD, true)));
    assertEquals("Perhaps empty", words.sayChoice(new Focus.Choice(0, Focus.WITHHELD, false)));
  }

  /** A person's word is no guess; and it is not the name of a key either. */
  @Test
  public void sayChoice_digitThatAPersonTyped_isTheirChoice() {
    Draft draft = DraftSamples.doubtful();
    int cell = DraftSamples.cell("G7");
    Draft typed = draft.with(cell, draft.cell(cell).corrected(9));
    assertEquals(
        List.of("5, 82% likely", "6, 15% likely", "9, your choice"), said(Focus.on(typed, cell)));
    Draft emptied = draft.with(cell, draft.cell(cell).corrected(0));
    assertEquals("empty, your choice", said(Focus.on(emptied, cell)).get(2));
    assertEquals("offered, and nobody's", "empty", said(Focus.on(draft, cell)).get(2));
  }

  private List<String> said(Focus focus) {
    List<String> said = new ArrayList<>();
    focus.choices().forEach(choice -> said.add(words.sayChoice(choice)));
    return said;
  }

  /** It cannot be judged before it is read. */
  @Test
  public void finding_turnedAndUnread_isThatItIsRead() {
    ReviewUiState turned = ReviewUiState.of(DraftSamples.lying());
    ReviewUiState unread = turned.with(turned.show().withUnread(true));
    assertEquals(resources.getString(R.string.review_checking), words.finding(turned).fact());
    assertEquals(resources.getString(R.string.review_unread), words.finding(unread).fact());
  }

  /** Cells that would change look like doubtful ones. */
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

  private static Proposal first(Proposal proposal, int count) {
    return new Proposal(proposal.changes().subList(0, count));
  }
}
