package dev.casilla.app.data.room;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.SheetSummary;
import dev.casilla.app.model.StoredSheet;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.LooperMode;

@RunWith(AndroidJUnit4.class)
@LooperMode(LooperMode.Mode.INSTRUMENTATION_TEST) // off the main thread, as everybody must
public final class RoomSheetRepositoryTest {
  private static final Grid GIVENS =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  private static final Sheet SHEET =
      Sheet.of(GIVENS).withEntry(0, 4).withNotes(1, Digits.only(5) | Digits.only(8));

  private long now = 1_000;
  private RoomSheetRepository archive = open();

  @Test
  public void add_sheet_isFoundAsItWas() {
    long id = archive.add(Origin.SCAN, SHEET);
    assertEquals(
        Optional.of(new StoredSheet(id, Origin.SCAN, SHEET, "", 1_000, 1_000)), archive.find(id));
  }

  @Test
  public void sheets_openedAnew_areStillThere() {
    long id = archive.add(Origin.TYPED, SHEET);
    archive.save(id, SHEET.withEntry(1, 8), "journal", now);
    archive = open();
    StoredSheet kept = archive.last().get();
    assertEquals(SHEET.withEntry(1, 8), kept.sheet());
    assertEquals("journal", kept.journal());
  }

  @Test
  public void last_addedSavedOpened_isTheLatestOfThem() {
    long first = archive.add(Origin.TYPED, SHEET);
    long second = archive.add(Origin.TYPED, SHEET);
    assertEquals(second, archive.last().get().id());
    archive.save(first, SHEET, "", now);
    assertEquals(first, archive.last().get().id());
    archive.open(second);
    assertEquals(second, archive.last().get().id());
    archive.find(first);
    assertEquals(second, archive.last().get().id());
  }

  @Test
  public void last_nothingKept_isNothing() {
    assertEquals(Optional.empty(), archive.last());
  }

  @Test
  public void save_onlyTheJournalIsNew_isNoChangeOfTheSheet() {
    long id = archive.add(Origin.TYPED, SHEET);
    now = 2_000;
    archive.save(id, SHEET, "selection moved", now);
    assertEquals(1_000, archive.find(id).get().changedMillis());
    archive.save(id, SHEET.withEntry(1, 8), "", now);
    assertEquals(2_000, archive.find(id).get().changedMillis());
    assertEquals(1_000, archive.find(id).get().createdMillis());
  }

  @Test
  public void delete_sheet_isSeenNowhere() {
    long id = archive.add(Origin.TYPED, SHEET);
    archive.delete(id);
    archive.save(id, SHEET.withEntry(1, 8), "too late", now);
    assertEquals(Optional.empty(), archive.find(id));
    assertEquals(Optional.empty(), archive.open(id));
    assertEquals(Optional.empty(), archive.last());
    assertEquals(Collections.emptyList(), archive.summaries(null, 10));
    assertEquals(Collections.emptyList(), archive.sheets(0, 10));
    assertEquals(0, archive.count());
  }

  @Test
  public void restore_deleted_isAsBefore() {
    long id = archive.add(Origin.TYPED, SHEET);
    Optional<StoredSheet> before = archive.find(id);
    archive.delete(id);
    archive = open();
    archive.restore(Collections.singletonList(id));
    assertEquals(before, archive.find(id));
  }

  @Test
  public void restore_notForgottenWithOthers_isThere() {
    long id = archive.add(Origin.TYPED, SHEET);
    long other = archive.add(Origin.TYPED, SHEET);
    archive.delete(id);
    archive.delete(other);
    archive.purgeDeletedExcept(Collections.singletonList(id));
    archive.restore(List.of(id, other));
    assertTrue(archive.find(id).isPresent());
    assertEquals(Optional.empty(), archive.find(other));
  }

  @Test
  public void restore_forgotten_isGone() {
    long id = archive.add(Origin.TYPED, SHEET);
    archive.delete(id);
    archive.purgeDeletedExcept(Collections.emptyList());
    archive.restore(Collections.singletonList(id));
    assertEquals(Optional.empty(), archive.find(id));
    assertTrue("its id is free for no other", archive.add(Origin.TYPED, SHEET) > id);
  }

  @Test
  public void outlines_inPages_areAllThereInOrder() {
    List<Long> ids = new ArrayList<>();
    for (int i = 0; i < 7; i++) {
      now += i % 3 == 0 ? 1 : 0;
      ids.add(0, archive.add(Origin.TYPED, SHEET));
    }
    assertEquals(ids, pages(3));
    assertEquals(ids, pages(7));
    assertEquals(ids, pages(1));
  }

  @Test
  public void outlines_changed_comesFirst() {
    long first = archive.add(Origin.TYPED, SHEET);
    archive.add(Origin.TYPED, SHEET);
    now = 2_000;
    archive.save(first, SHEET.withEntry(1, 8), "", now);
    SheetSummary outline = archive.summaries(null, 1).get(0);
    Sheet changed = SHEET.withEntry(1, 8);
    assertEquals(
        new SheetSummary(first, Origin.TYPED, changed.givens(), changed.entries(), 2_000), outline);
    assertEquals(changed.digits(), outline.digits());
  }

  @Test
  public void outlinesWith_cells_areFoundAsPrintedAndAsFilledIn() {
    long first = archive.add(Origin.TYPED, SHEET);
    archive.add(Origin.TYPED, other(5));
    assertEquals(Collections.singletonList(first), found("..3.2.6..9", 10));
    assertEquals(Collections.singletonList(first), found("4.3.2.6..9", 10));
    assertEquals(Collections.emptyList(), found("4.3.2.7", 10));
  }

  @Test
  public void outlinesWith_inPages_areAllThereInOrder() {
    List<Long> ids = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      now++;
      archive.add(Origin.TYPED, other(1 + i));
      ids.add(0, archive.add(Origin.TYPED, SHEET));
    }
    List<SheetSummary> first = archive.summariesContaining("3.2.6", null, 2);
    List<SheetSummary> second = archive.summariesContaining("3.2.6", first.get(1), 10);
    List<Long> read = new ArrayList<>();
    first.forEach(outline -> read.add(outline.id()));
    second.forEach(outline -> read.add(outline.id()));
    assertEquals(ids, read);
  }

  @Test
  public void databaseDamage_none_isNotShown() {
    assertFalse(archive.databaseDamage().isPresent());
  }

  private List<Long> pages(int most) {
    List<Long> ids = new ArrayList<>();
    List<SheetSummary> page = archive.summaries(null, most);
    while (!page.isEmpty()) {
      ids.addAll(page.stream().map(SheetSummary::id).collect(Collectors.toList()));
      page = archive.summaries(page.get(page.size() - 1), most);
    }
    return ids;
  }

  private List<Long> found(String cells, int most) {
    return archive.summariesContaining(cells, null, most).stream()
        .map(SheetSummary::id)
        .collect(Collectors.toList());
  }

  private static Sheet other(int digit) {
    return Sheet.EMPTY.withGiven(40, digit);
  }

  private RoomSheetRepository open() {
    return new RoomSheetRepository(
        ApplicationProvider.getApplicationContext(), "test.db", () -> now);
  }
}
