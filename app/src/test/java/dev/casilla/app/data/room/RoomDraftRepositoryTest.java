package dev.casilla.app.data.room;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.solver.Grid;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.LooperMode;

/** Drafts: sheets whose review is not finished. */
@RunWith(AndroidJUnit4.class)
@LooperMode(LooperMode.Mode.INSTRUMENTATION_TEST) // off the main thread, as everybody must
public final class RoomDraftRepositoryTest {
  private static final Sheet SHEET = Sheet.of(Grid.EMPTY.with(0, 4));
  private static final byte[] READING = {1, 2, 3};
  private static final byte[] OTHER = {4};

  private long now = 1_000;
  private final RoomSheetRepository archive = open();

  @Test
  public void draft_added_isInTheHistoryButNotOnTheDesk() {
    long sheet = archive.add(Origin.TYPED, SHEET);
    long draft = archive.addDraft(Origin.SCAN, SHEET, READING);
    assertEquals(2, archive.count());
    assertEquals(sheet, archive.last().get().id());
    assertEquals(draft, archive.lastDraft().get().id());
    assertArrayEquals(READING, archive.draft(draft).get());
    assertEquals(Optional.empty(), archive.draft(sheet));
    assertTrue(archive.summaries(null, 1).get(0).isDraft());
    assertFalse(archive.summaries(null, 2).get(1).isDraft());
  }

  @Test
  public void draft_addedAgain_isTheSame() {
    long draft = archive.addDraft(Origin.SCAN, SHEET, READING);
    assertEquals(draft, archive.addDraft(Origin.SCAN, SHEET, READING));
    assertNotEquals(draft, archive.addDraft(Origin.PHOTO, SHEET, READING));
  }

  /** The newest reading says which cells are doubtful. */
  @Test
  public void draft_sameDigitsWithOtherDoubts_hasTheNewReading() {
    long draft = archive.addDraft(Origin.SCAN, SHEET, READING);
    archive.addDraft(Origin.SCAN, SHEET, OTHER);
    assertEquals(1, archive.count());
    assertArrayEquals(OTHER, archive.draft(draft).get());
  }

  @Test
  public void draft_saved_isAsItWasSaved() {
    long draft = archive.addDraft(Origin.SCAN, SHEET, READING);
    now = 2_000;
    archive.saveDraft(draft, SHEET.withEntry(1, 5), OTHER);
    assertEquals(SHEET.withEntry(1, 5), archive.find(draft).get().sheet());
    assertEquals(2_000, archive.find(draft).get().changedMillis());
    assertArrayEquals(OTHER, open().draft(draft).get());
  }

  @Test
  public void draft_ended_isASheetLikeAnyOther() {
    long draft = archive.addDraft(Origin.SCAN, SHEET, READING);
    archive.finishDraft(draft);
    assertEquals(Optional.empty(), archive.draft(draft));
    assertEquals(Optional.empty(), archive.lastDraft());
    assertEquals(draft, archive.last().get().id());
  }

  @Test
  public void draft_writtenOnElsewhere_isNoDraftAnyMore() {
    long draft = archive.addDraft(Origin.SCAN, SHEET, READING);
    archive.save(draft, SHEET, "looked at", 2_000);
    assertTrue(archive.draft(draft).isPresent());
    archive.save(draft, SHEET.withEntry(1, 5), "written on", 2_000);
    assertFalse(archive.draft(draft).isPresent());
  }

  @Test
  public void draft_deletedAndRestored_isADraft() {
    long draft = archive.addDraft(Origin.SCAN, SHEET, READING);
    archive.delete(draft);
    assertEquals(Optional.empty(), archive.draft(draft));
    archive.saveDraft(draft, SHEET.withEntry(1, 5), OTHER);
    archive.restore(List.of(draft));
    assertArrayEquals(READING, archive.draft(draft).get());
    assertEquals(SHEET, archive.find(draft).get().sheet());
  }

  @Test
  public void draft_deletedForGood_leavesNothing() {
    long draft = archive.addDraft(Origin.SCAN, SHEET, READING);
    archive.delete(draft);
    archive.purgeDeletedExcept(Collections.emptyList());
    archive.saveDraft(draft, SHEET, OTHER);
    archive.finishDraft(draft);
    assertEquals(Optional.empty(), archive.draft(draft));
    assertEquals(0, archive.count());
  }

  /** The draft was reviewed on another phone. */
  @Test
  public void draft_laterStateImported_isNoLongerADraft() {
    long draft = archive.addDraft(Origin.SCAN, SHEET, READING);
    NewSheet later = new NewSheet(Origin.SCAN, SHEET.withEntry(1, 5), "", 1_000, 5_000);
    assertEquals(List.of(draft), archive.insertAll(List.of(later)).ids());
    assertEquals(Optional.empty(), archive.draft(draft));
  }

  private RoomSheetRepository open() {
    Context context = ApplicationProvider.getApplicationContext();
    return new RoomSheetRepository(context, "test.db", () -> now);
  }
}
