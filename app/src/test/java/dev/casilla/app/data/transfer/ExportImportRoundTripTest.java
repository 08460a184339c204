package dev.casilla.app.data.transfer;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.data.InMemoryHistoryRepository;
import dev.casilla.app.data.NewSheetBatch;
import dev.casilla.app.data.transfer.document.BoundedReader;
import dev.casilla.app.data.transfer.document.EndlessDocument;
import dev.casilla.app.data.transfer.document.FailingCloseDocument;
import dev.casilla.app.data.transfer.document.InMemoryDocument;
import dev.casilla.app.data.transfer.document.TextDocument;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;
import dev.casilla.app.data.transfer.document.TransferLimits;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import dev.casilla.solver.Digits;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Exported JSON imports without loss. */
@RunWith(AndroidJUnit4.class)
public final class ExportImportRoundTripTest {
  private static final Sheet SHEET =
      Sheet.EMPTY
          .withGiven(2, 3)
          .withEntry(0, 4)
          .withNotes(1, Digits.only(5) | Digits.only(8))
          .withNotes(80, Digits.ALL);

  private final SheetTextParser incoming = new SheetTextParser(() -> 7);

  @Test
  public void json_everything_comesBack() throws TransferException {
    List<NewSheet> sheets = new ArrayList<>();
    for (Origin origin : Origin.values()) {
      String journal = "1:1;!0a0b0" + sheets.size();
      sheets.add(
          new NewSheet(origin, SHEET.withGiven(40 + sheets.size(), 1), journal, 10, 1L << 40));
    }
    sheets.add(new NewSheet(Origin.TYPED, Sheet.EMPTY, "", 0, 0));
    assertEquals(new ParsedText(sheets, 0), ParsedText.of(incoming.read(exported(sheets))));
  }

  @Test
  public void json_threeHundred_allComeBack() throws TransferException {
    List<NewSheet> sheets = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      sheets.add(new NewSheet(Origin.SCAN, SHEET.withGiven(3 + i % 70, 1 + i / 70), "", i, i));
    }
    assertEquals(new ParsedText(sheets, 0), ParsedText.of(incoming.read(exported(sheets))));
  }

  /** All other formats must fit into memory. */
  @Test
  public void json_documentLongerThanAnyOtherText_comesBack() throws TransferException {
    List<NewSheet> sheets = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      String journal = "x".repeat(500_000);
      sheets.add(new NewSheet(Origin.SCAN, SHEET.withGiven(3 + i, 1), journal, i, i));
    }
    byte[] document = exported(sheets).getBytes(UTF_8);
    assertTrue("only " + document.length, document.length > BoundedReader.MAX_PIECE_LENGTH);
    assertEquals(
        new ParsedText(sheets, 0), ParsedText.of(incoming.read(new InMemoryDocument(document))));
  }

  /** An export larger than an import may be fails with an error. */
  @Test
  public void export_moreThanComesIn_isRefused() throws TransferException {
    InMemoryHistoryRepository archive = new InMemoryHistoryRepository();
    archive.insertAll(
        List.of(
            new NewSheet(Origin.TYPED, SHEET, "", 1, 2),
            new NewSheet(Origin.TYPED, SHEET.withEntry(3, 3), "", 1, 2)));
    for (SheetExporter.Format form : SheetExporter.Format.values()) {
      for (TransferLimits narrow :
          List.of(new TransferLimits(1, 10_000), new TransferLimits(2, 100))) {
        InMemoryDocument document = new InMemoryDocument("");
        TransferException refused =
            assertThrows(
                TransferException.class,
                () -> new SheetExporter(archive).write(document, form, narrow));
        assertEquals(TransferError.TOO_MANY, refused.error());
        assertTrue(document.isDiscarded());
      }
      TransferLimits wide = new TransferLimits(2, 10_000);
      assertEquals(2, new SheetExporter(archive).write(new InMemoryDocument(""), form, wide));
    }
  }

  /** The largest list can be imported again. */
  @Test
  public void sdm_largestList_isImported() throws TransferException {
    String line = SHEET.toSdm();
    byte[] document = line.repeat(TransferLimits.LIST.sheets()).getBytes(UTF_8);
    NewSheetBatch read = incoming.read(new InMemoryDocument(document));
    assertEquals(TransferLimits.LIST.sheets(), read.count());
  }

  /** The longest journal in one piece. */
  @Test
  public void json_longestJournal_isRestored() throws TransferException {
    String journal = "x".repeat(StoredSheet.LONGEST_JOURNAL);
    List<NewSheet> sheets = List.of(new NewSheet(Origin.TYPED, SHEET, journal, 1, 2));
    byte[] document = exported(sheets).getBytes(UTF_8);
    assertEquals(
        new ParsedText(sheets, 0), ParsedText.of(incoming.read(new InMemoryDocument(document))));
  }

  @Test
  public void json_documentFailsToClose_isRestored() throws TransferException {
    List<NewSheet> sheets = List.of(new NewSheet(Origin.TYPED, SHEET, "", 1, 2));
    assertEquals(
        new ParsedText(sheets, 0),
        ParsedText.of(incoming.read(new FailingCloseDocument(exported(sheets)))));
  }

  /** A batch can be read more than once. */
  @Test
  public void json_document_isHandedOnTwiceUntilItIsClosed() throws TransferException {
    List<NewSheet> sheets = List.of(new NewSheet(Origin.TYPED, SHEET, "", 1, 2));
    TextDocument document = new InMemoryDocument(exported(sheets));
    NewSheetBatch arrivals = incoming.read(document);
    List<NewSheet> got = new ArrayList<>();
    arrivals.forEach(got::add);
    arrivals.forEach(got::add);
    assertEquals(List.of(sheets.get(0), sheets.get(0)), got);
    arrivals.close();
    assertThrows(UncheckedIOException.class, () -> arrivals.forEach(got::add));
  }

  @Test
  public void json_cancelledWhileItIsHandedOn_isCancelled() throws TransferException {
    TextDocument document =
        new InMemoryDocument(exported(List.of(new NewSheet(Origin.TYPED, SHEET, "", 1, 2))));
    NewSheetBatch arrivals = incoming.read(document);
    Thread.currentThread().interrupt();
    assertThrows(
        CancellationException.class,
        () ->
            arrivals.forEach(
                sheet -> {
                  throw new AssertionError("nobody wants it");
                }));
    assertTrue(Thread.interrupted());
    arrivals.close();
  }

  @Test
  public void json_endlessDocument_isGivenUp() {
    String sheets = "{\"casilla\":1,\"sheets\":[";
    for (EndlessDocument endless :
        List.of(
            new EndlessDocument(sheets + "{\"journal\":\"", "a"),
            new EndlessDocument(sheets + "{\"", "a"),
            new EndlessDocument(sheets, " "),
            new EndlessDocument(sheets, "["),
            new EndlessDocument(sheets, "{},"),
            new EndlessDocument(sheets, "1,"),
            new EndlessDocument(sheets, "{\"givens\":7},"),
            new EndlessDocument(sheets + "{\"notes\":{", "\"A1\":\"1\","),
            new EndlessDocument("{\"casilla\":1,", "\"sheets\":[],"),
            new EndlessDocument("{\"casilla\":1,\"later\":[", "1,"))) {
      TransferException given = assertThrows(TransferException.class, () -> incoming.read(endless));
      assertEquals(TransferError.TOO_LARGE, given.error());
      assertTrue("read " + endless.count(), endless.count() < 2 * BoundedReader.MAX_PIECE_LENGTH);
    }
  }

  @Test
  public void json_utf16WithByteOrderMark_isRestored() throws TransferException {
    List<NewSheet> sheets = List.of(new NewSheet(Origin.TYPED, SHEET, "", 1, 2));
    byte[] document = ("\uFEFF" + exported(sheets)).getBytes(UTF_16LE);
    assertEquals(
        new ParsedText(sheets, 0), ParsedText.of(incoming.read(new InMemoryDocument(document))));
  }

  @Test
  public void json_cutOff_keepsWhatIsWhole() throws TransferException {
    NewSheet one = new NewSheet(Origin.TYPED, SHEET, "", 1, 2);
    NewSheet other = new NewSheet(Origin.TYPED, SHEET.withEntry(3, 3), "", 1, 2);
    String text = exported(Arrays.asList(one, other));
    ParsedText read = ParsedText.of(incoming.read(text.substring(0, text.length() - 20)));
    assertEquals(new ParsedText(Arrays.asList(one), 1), read);
  }

  @Test
  public void json_malformedSheet_losesOnlyItself() throws TransferException {
    String grid = SHEET.givens().toString();
    String text =
        "{\"casilla\":1,\"later\":[{\"x\":1}],\"sheets\":["
            + ("{\"givens\":\"" + grid + "\",\"origin\":\"moon\"},")
            + "{\"givens\":\"12x\"},7,\"x\",{\"givens\":{\"a\":[1]},\"created\":\"soon\"},"
            + ("{\"givens\":\"" + grid + "\",\"notes\":{\"A3\":\"1\"}},")
            + ("{\"givens\":\"" + grid + "\",\"notes\":{\"A1\":\"0\"}},")
            + ("{\"givens\":\"" + grid + "\",\"mood\":null,\"changed\":9}]}");
    NewSheet good = new NewSheet(Origin.PASTED, Sheet.of(SHEET.givens()), "", 0, 9);
    assertEquals(new ParsedText(Arrays.asList(good), 7), ParsedText.of(incoming.read(text)));
  }

  @Test
  public void json_newerVersion_hasItsOwnError() {
    assertEquals(TransferError.TOO_NEW, trouble("{\"casilla\":2,\"sheets\":[]}"));
  }

  @Test
  public void json_noSheets_isEmpty() {
    assertEquals(TransferError.EMPTY, trouble("{\"casilla\":1,\"sheets\":[]}"));
  }

  @Test
  public void json_hostile_isNoPuzzle() {
    assertEquals(TransferError.NO_PUZZLE, trouble("{\"casilla\":\"x\"}"));
    assertEquals(
        TransferError.NO_PUZZLE, trouble("{\"casilla\":1,\"sheets\":" + "[".repeat(500_000)));
    assertEquals(TransferError.NO_PUZZLE, trouble("{\"casilla\":1,\"sheets\":{\"a\":1}}"));
  }

  @Test
  public void json_longestJournal_isImported() throws TransferException {
    assertEquals(StoredSheet.LONGEST_JOURNAL, journalOf(StoredSheet.LONGEST_JOURNAL).length());
  }

  @Test
  public void json_journalLongerThanAnyIsKept_costsNoMoreThanUndo() throws TransferException {
    assertEquals("", journalOf(StoredSheet.LONGEST_JOURNAL + 1));
  }

  @Test
  public void json_journalInOtherCharacters_costsNoMoreThanUndo() throws TransferException {
    for (String foreign : new String[] {"\u6570", "\\u0000", "A", " ", "\\n", "\u00e9"}) {
      assertEquals(foreign, "", journalOf("1:0;" + foreign));
    }
  }

  private String journalOf(int characters) throws TransferException {
    return journalOf("x".repeat(characters));
  }

  private String journalOf(String text) throws TransferException {
    String sheet = "\"givens\":\"" + SHEET.givens() + "\"";
    String journal = "\"journal\":\"" + text + "\"";
    String json = "{\"casilla\":1,\"sheets\":[{" + sheet + "," + journal + "}]}";
    return ParsedText.of(incoming.read(json)).sheets().get(0).journal();
  }

  @Test
  public void json_ofTheWebApi_isNotTakenForOurs() throws TransferException {
    String grid = SHEET.givens().toString();
    assertTrue(incoming.read("{\"puzzle\":\"" + grid + "\"}").count() == 1);
  }

  private TransferError trouble(String text) {
    return assertThrows(TransferException.class, () -> incoming.read(text)).error();
  }

  private static String exported(List<NewSheet> sheets) throws TransferException {
    InMemoryHistoryRepository archive = new InMemoryHistoryRepository();
    archive.insertAll(sheets);
    InMemoryDocument document = new InMemoryDocument("");
    assertEquals(
        sheets.size(), new SheetExporter(archive).write(document, SheetExporter.Format.JSON));
    return new String(document.bytes(), UTF_8);
  }
}
