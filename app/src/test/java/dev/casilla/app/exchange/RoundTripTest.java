package dev.casilla.app.exchange;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.history.ArchiveInMemory;
import dev.casilla.app.sheet.Arrival;
import dev.casilla.app.sheet.Arrivals;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Digits;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.Test;
import org.junit.runner.RunWith;

/** What goes out as JSON comes back as it was. */
@RunWith(AndroidJUnit4.class)
public final class RoundTripTest {
  private static final Sheet SHEET =
      Sheet.EMPTY
          .withGiven(2, 3)
          .withEntry(0, 4)
          .withNotes(1, Digits.only(5) | Digits.only(8))
          .withNotes(80, Digits.ALL);

  private final IncomingText incoming = new IncomingText(() -> 7);

  @Test
  public void json_everything_comesBack() throws ExchangeException {
    List<Arrival> sheets = new ArrayList<>();
    for (Origin origin : Origin.values()) {
      String journal = "1:1;!0a0b0" + sheets.size();
      sheets.add(
          new Arrival(origin, SHEET.withGiven(40 + sheets.size(), 1), journal, 10, 1L << 40));
    }
    sheets.add(new Arrival(Origin.TYPED, Sheet.EMPTY, "", 0, 0));
    assertEquals(new Came(sheets, 0), Came.of(incoming.read(exported(sheets))));
  }

  @Test
  public void json_threeHundred_allComeBack() throws ExchangeException {
    List<Arrival> sheets = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      sheets.add(new Arrival(Origin.SCAN, SHEET.withGiven(3 + i % 70, 1 + i / 70), "", i, i));
    }
    assertEquals(new Came(sheets, 0), Came.of(incoming.read(exported(sheets))));
  }

  /** All other text has to fit into memory. */
  @Test
  public void json_documentLongerThanAnyOtherText_comesBack() throws ExchangeException {
    List<Arrival> sheets = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      String journal = "x".repeat(500_000);
      sheets.add(new Arrival(Origin.SCAN, SHEET.withGiven(3 + i, 1), journal, i, i));
    }
    byte[] document = exported(sheets).getBytes(UTF_8);
    assertTrue("only " + document.length, document.length > BoundedReader.MOST_AT_A_TIME);
    assertEquals(new Came(sheets, 0), Came.of(incoming.read(new DocumentInMemory(document))));
  }

  /** What would not come in again does not go out, and says so. */
  @Test
  public void export_moreThanComesIn_isRefused() throws ExchangeException {
    ArchiveInMemory archive = new ArchiveInMemory();
    archive.takeIn(
        List.of(
            new Arrival(Origin.TYPED, SHEET, "", 1, 2),
            new Arrival(Origin.TYPED, SHEET.withEntry(3, 3), "", 1, 2)));
    for (Outgoing.Form form : Outgoing.Form.values()) {
      for (Bounds narrow : List.of(new Bounds(1, 10_000), new Bounds(2, 100))) {
        DocumentInMemory document = new DocumentInMemory("");
        ExchangeException refused =
            assertThrows(
                ExchangeException.class, () -> new Outgoing(archive).write(document, form, narrow));
        assertEquals(Trouble.TOO_MANY, refused.trouble());
        assertTrue(document.isDiscarded());
      }
      Bounds wide = new Bounds(2, 10_000);
      assertEquals(2, new Outgoing(archive).write(new DocumentInMemory(""), form, wide));
    }
  }

  /** As many lines as go out come in. */
  @Test
  public void sdm_asManyAsGoOut_comeBack() throws ExchangeException {
    String line = PuzzleOf.sdm(SHEET);
    byte[] document = line.repeat(Bounds.LIST.sheets()).getBytes(UTF_8);
    Incoming read = incoming.read(new DocumentInMemory(document));
    assertEquals(Bounds.LIST.sheets(), read.arrivals().count());
  }

  /** A journal as long as any, in one piece. */
  @Test
  public void json_longestJournal_comesBack() throws ExchangeException {
    String journal = "x".repeat(KeptSheet.LONGEST_JOURNAL);
    List<Arrival> sheets = List.of(new Arrival(Origin.TYPED, SHEET, journal, 1, 2));
    byte[] document = exported(sheets).getBytes(UTF_8);
    assertEquals(new Came(sheets, 0), Came.of(incoming.read(new DocumentInMemory(document))));
  }

  @Test
  public void json_documentFailsToClose_comesBack() throws ExchangeException {
    List<Arrival> sheets = List.of(new Arrival(Origin.TYPED, SHEET, "", 1, 2));
    assertEquals(new Came(sheets, 0), Came.of(incoming.read(new FailingToClose(exported(sheets)))));
  }

  /** What is taken in may have to be taken in again. */
  @Test
  public void json_document_isHandedOnTwiceUntilItIsClosed() throws ExchangeException {
    List<Arrival> sheets = List.of(new Arrival(Origin.TYPED, SHEET, "", 1, 2));
    Document document = new DocumentInMemory(exported(sheets));
    Arrivals arrivals = incoming.read(document).arrivals();
    List<Arrival> got = new ArrayList<>();
    arrivals.forEach(got::add);
    arrivals.forEach(got::add);
    assertEquals(List.of(sheets.get(0), sheets.get(0)), got);
    arrivals.close();
    assertThrows(UncheckedIOException.class, () -> arrivals.forEach(got::add));
  }

  @Test
  public void json_cancelledWhileItIsHandedOn_isCancelled() throws ExchangeException {
    Document document =
        new DocumentInMemory(exported(List.of(new Arrival(Origin.TYPED, SHEET, "", 1, 2))));
    Arrivals arrivals = incoming.read(document).arrivals();
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
      ExchangeException given = assertThrows(ExchangeException.class, () -> incoming.read(endless));
      assertEquals(Trouble.TOO_LARGE, given.trouble());
      assertTrue("read " + endless.count(), endless.count() < 2 * BoundedReader.MOST_AT_A_TIME);
    }
  }

  @Test
  public void json_inMarkedUtf16_comesBack() throws ExchangeException {
    List<Arrival> sheets = List.of(new Arrival(Origin.TYPED, SHEET, "", 1, 2));
    byte[] document = ("\uFEFF" + exported(sheets)).getBytes(UTF_16LE);
    assertEquals(new Came(sheets, 0), Came.of(incoming.read(new DocumentInMemory(document))));
  }

  @Test
  public void json_cutOff_keepsWhatIsWhole() throws ExchangeException {
    Arrival one = new Arrival(Origin.TYPED, SHEET, "", 1, 2);
    Arrival other = new Arrival(Origin.TYPED, SHEET.withEntry(3, 3), "", 1, 2);
    String text = exported(Arrays.asList(one, other));
    Came read = Came.of(incoming.read(text.substring(0, text.length() - 20)));
    assertEquals(new Came(Arrays.asList(one), 1), read);
  }

  @Test
  public void json_malformedSheet_losesOnlyItself() throws ExchangeException {
    String grid = SHEET.givens().toString();
    String text =
        "{\"casilla\":1,\"later\":[{\"x\":1}],\"sheets\":["
            + ("{\"givens\":\"" + grid + "\",\"origin\":\"moon\"},")
            + "{\"givens\":\"12x\"},7,\"x\",{\"givens\":{\"a\":[1]},\"created\":\"soon\"},"
            + ("{\"givens\":\"" + grid + "\",\"notes\":{\"A3\":\"1\"}},")
            + ("{\"givens\":\"" + grid + "\",\"notes\":{\"A1\":\"0\"}},")
            + ("{\"givens\":\"" + grid + "\",\"mood\":null,\"changed\":9}]}");
    Arrival good = new Arrival(Origin.PASTED, Sheet.of(SHEET.givens()), "", 0, 9);
    assertEquals(new Came(Arrays.asList(good), 7), Came.of(incoming.read(text)));
  }

  @Test
  public void json_newerVersion_isToldApart() {
    assertEquals(Trouble.TOO_NEW, trouble("{\"casilla\":2,\"sheets\":[]}"));
  }

  @Test
  public void json_noSheets_isEmpty() {
    assertEquals(Trouble.EMPTY, trouble("{\"casilla\":1,\"sheets\":[]}"));
  }

  @Test
  public void json_hostile_isNoPuzzle() {
    assertEquals(Trouble.NO_PUZZLE, trouble("{\"casilla\":\"x\"}"));
    assertEquals(Trouble.NO_PUZZLE, trouble("{\"casilla\":1,\"sheets\":" + "[".repeat(500_000)));
    assertEquals(Trouble.NO_PUZZLE, trouble("{\"casilla\":1,\"sheets\":{\"a\":1}}"));
  }

  @Test
  public void json_journalAsLongAsOneIsKept_isTakenWithIt() throws ExchangeException {
    assertEquals(KeptSheet.LONGEST_JOURNAL, journalOf(KeptSheet.LONGEST_JOURNAL).length());
  }

  @Test
  public void json_journalLongerThanAnyIsKept_costsNoMoreThanUndo() throws ExchangeException {
    assertEquals("", journalOf(KeptSheet.LONGEST_JOURNAL + 1));
  }

  @Test
  public void json_journalInOtherCharacters_costsNoMoreThanUndo() throws ExchangeException {
    for (String foreign : new String[] {"\u6570", "\\u0000", "A", " ", "\\n", "\u00e9"}) {
      assertEquals(foreign, "", journalOf("1:0;" + foreign));
    }
  }

  private String journalOf(int characters) throws ExchangeException {
    return journalOf("x".repeat(characters));
  }

  private String journalOf(String text) throws ExchangeException {
    String sheet = "\"givens\":\"" + SHEET.givens() + "\"";
    String journal = "\"journal\":\"" + text + "\"";
    String json = "{\"casilla\":1,\"sheets\":[{" + sheet + "," + journal + "}]}";
    return Came.of(incoming.read(json)).sheets().get(0).journal();
  }

  @Test
  public void json_ofTheWebApi_isNotTakenForOurs() throws ExchangeException {
    String grid = SHEET.givens().toString();
    assertTrue(incoming.read("{\"puzzle\":\"" + grid + "\"}").arrivals().count() == 1);
  }

  private Trouble trouble(String text) {
    return assertThrows(ExchangeException.class, () -> incoming.read(text)).trouble();
  }

  private static String exported(List<Arrival> sheets) throws ExchangeException {
    ArchiveInMemory archive = new ArchiveInMemory();
    archive.takeIn(sheets);
    DocumentInMemory document = new DocumentInMemory("");
    assertEquals(sheets.size(), new Outgoing(archive).write(document, Outgoing.Form.JSON));
    return new String(document.bytes(), UTF_8);
  }
}
