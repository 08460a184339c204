package dev.casilla.app.ui.puzzle.message;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;

import android.content.Context;
import android.content.res.Configuration;
import android.content.res.Resources;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.ui.common.MessageStyle;
import dev.casilla.app.ui.common.MessageText;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Counted;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.CountedFact;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.solver.SolutionCount;
import dev.casilla.solver.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class PuzzleMessageFormatterTest {
  private static final List<PuzzleMessage> ALL = all();

  @Test
  public void everyMessage_inEveryLanguage_isComplete() {
    for (String language : List.of("en", "es", "zh-CN")) {
      for (PuzzleMessage message : ALL) {
        MessageText text = tell(message, language);
        assertFalse(language + " " + message, text.fact().isEmpty());
        assertFalse(language + " " + text, (text.fact() + text.advice()).contains("%"));
      }
    }
  }

  @Test
  public void everyMessage_isTranslated() {
    for (PuzzleMessage message : ALL) {
      String english = tell(message, "en").fact();
      assertNotEquals(english, tell(message, "es").fact());
      assertNotEquals(english, tell(message, "zh-CN").fact());
    }
  }

  @Test
  public void onlyInvitation_goesWithoutAdvice() {
    for (PuzzleMessage message : ALL) {
      boolean bare = tell(message, "en").advice().isEmpty();
      assertEquals(message.toString(), message == Fixed.INVITE, bare);
    }
  }

  @Test
  public void everyMessage_spoken_isPunctuatedOnceAndAsItsLanguageIs() {
    for (String language : List.of("en", "es", "zh-CN")) {
      Resources resources = resources(language);
      for (PuzzleMessage message : ALL) {
        String spoken = message.accept(new PuzzleMessageFormatter(resources)).spoken(resources);
        assertFalse(spoken, spoken.matches(".*[.?!…。？！] ?[.。].*"));
        assertFalse(spoken, language.equals("zh-CN") && spoken.matches(".*[.?!]( .*|$)"));
      }
    }
  }

  @Test
  public void spoken_factAndAdvice_arePausedBetween() {
    assertEquals("Solved: all 81 cells are right. Well done!", spoken(Fixed.COMPLETE, "en"));
    assertEquals("完成：81 格全部正确。做得好！", spoken(Fixed.COMPLETE, "zh-CN"));
    assertEquals(
        "¿Qué casilla? Toca la casilla y vuelve a intentarlo.", spoken(Fixed.SELECT_A_CELL, "es"));
    assertEquals("哪一格？请先点按一个格子，再试一次。", spoken(Fixed.SELECT_A_CELL, "zh-CN"));
    assertEquals("A puzzle from the newspaper?", spoken(Fixed.INVITE, "en"));
  }

  private static String spoken(PuzzleMessage message, String language) {
    Resources resources = resources(language);
    return message.accept(new PuzzleMessageFormatter(resources)).spoken(resources);
  }

  @Test
  public void revealed_isPraisedInNoLanguage() {
    for (String language : List.of("en", "es", "zh-CN")) {
      String praise = tell(Fixed.COMPLETE, language).advice();
      MessageText revealed = tell(new Counted(CountedFact.REVEALED, 49), language);
      assertFalse(revealed.toString(), (revealed.fact() + revealed.advice()).contains(praise));
      assertNotEquals(tell(Fixed.COMPLETE, language).fact(), revealed.fact());
      assertNotEquals(MessageStyle.GOOD, revealed.tone());
    }
  }

  /** The fact alone tells how certain it is that a full board is right. */
  @Test
  public void fullBoards_haveDifferentFacts() {
    List<PuzzleMessage> full =
        List.of(
            Fixed.FILLED,
            Fixed.COMPLETE,
            new Counted(CountedFact.REVEALED, 49),
            new Counted(CountedFact.ALL_RIGHT, 49),
            new Counted(CountedFact.ONLY_SOLUTION, 49),
            new PuzzleMessage.OneOf(Optional.empty()));
    for (String language : List.of("en", "es", "zh-CN")) {
      Set<String> facts = new TreeSet<>();
      full.forEach(message -> facts.add(tell(message, language).fact()));
      assertEquals(facts.toString(), full.size(), facts.size());
    }
  }

  @Test
  public void clash_namesItsUnitAsTheBoardDoes() {
    assertEquals("Two 6s in row D", clash(Units.Kind.ROW, "en"));
    assertEquals("Dos 6 en la columna 4", clash(Units.Kind.COLUMN, "es"));
    assertEquals("第 4 宫有两个 6", clash(Units.Kind.BLOCK, "zh-CN"));
  }

  @Test
  public void clash_ofMoreThanTwo_hasItsOwnText() {
    assertEquals("More than two 6s in row D", clash(3, Units.Kind.ROW, "en"));
    assertEquals("Más de dos 6 en el bloque 4", clash(3, Units.Kind.BLOCK, "es"));
  }

  @Test
  public void count_ofOne_isSingular() {
    assertEquals("Only 1 clue", tell(new Counted(CountedFact.TOO_FEW_CLUES, 1), "en").fact());
    assertEquals("Solo 1 pista", tell(new Counted(CountedFact.TOO_FEW_CLUES, 1), "es").fact());
  }

  @Test
  public void oneOf_hasTheNumberOfSolutions() {
    assertEquals("One of 2 solutions", oneOf(2, "en"));
    assertEquals("Una de al menos 1000 soluciones", oneOf(1000, "es"));
    assertEquals("这是 2 个解之一", oneOf(2, "zh-CN"));
  }

  private static String oneOf(int solutions, String language) {
    SolutionCount count = new SolutionCount(solutions, 1000);
    return tell(new PuzzleMessage.OneOf(Optional.of(count)), language).fact();
  }

  @Test
  public void unexpectedCharacter_visible_isShown() {
    assertEquals("Unexpected “é” at position 3", unexpected('é'));
    assertEquals("Unexpected “😀” at position 3", unexpected(0x1F600));
  }

  @Test
  public void unexpectedCharacter_invisible_isShownByItsCode() {
    assertEquals("Unexpected “U+200B” at position 3", unexpected(0x200B));
    assertEquals("Unexpected “U+0007” at position 3", unexpected(7));
  }

  private static String clash(Units.Kind kind, String language) {
    return clash(2, kind, language);
  }

  private static String clash(int times, Units.Kind kind, String language) {
    return tell(new PuzzleMessage.Clash(6, times, kind, 3), language).fact();
  }

  private static String unexpected(int codePoint) {
    return tell(trouble(new PasteError.UnexpectedCharacter(codePoint, 3)), "en").fact();
  }

  private static List<PuzzleMessage> all() {
    List<PuzzleMessage> all = new ArrayList<>();
    for (Fixed saying : Fixed.values()) {
      if (saying != Fixed.OPENING) {
        all.add(saying);
      }
    }
    for (CountedFact about : CountedFact.values()) {
      all.add(new Counted(about, 1));
      all.add(new Counted(about, 2));
    }
    for (Units.Kind kind : Units.Kind.values()) {
      all.add(new PuzzleMessage.Clash(6, 2, kind, 3));
      all.add(new PuzzleMessage.Clash(6, 3, kind, 3));
    }
    all.add(new PuzzleMessage.Several(new SolutionCount(2, 1000), 1, SolutionDisplay.VERDICT));
    all.add(new PuzzleMessage.Several(new SolutionCount(1000, 1000), 4, SolutionDisplay.VERDICT));
    all.add(new PuzzleMessage.Several(new SolutionCount(2, 1000), 4, SolutionDisplay.FIRST));
    all.add(new PuzzleMessage.Several(new SolutionCount(2, 1000), 4, SolutionDisplay.SECOND));
    all.add(new PuzzleMessage.OneOf(Optional.empty()));
    all.add(new PuzzleMessage.OneOf(Optional.of(new SolutionCount(2, 1000))));
    all.add(new PuzzleMessage.OneOf(Optional.of(new SolutionCount(1000, 1000))));
    all.add(new PuzzleMessage.Wrong(0, 4));
    all.add(new PuzzleMessage.Pasted(2, 0));
    all.add(new PuzzleMessage.Pasted(1, 1));
    all.add(trouble(new PasteError.NothingCopied()));
    all.add(trouble(new PasteError.Blank()));
    all.add(trouble(new PasteError.TooMuch()));
    all.add(trouble(new PasteError.Ambiguous()));
    all.add(trouble(new PasteError.Interrupted()));
    for (TransferError trouble : TransferError.values()) {
      all.add(trouble(new PasteError.Other(trouble)));
    }
    all.add(trouble(new PasteError.TooShort(1)));
    all.add(trouble(new PasteError.TooShort(80)));
    all.add(trouble(new PasteError.TooLong(82)));
    all.add(trouble(new PasteError.UnexpectedCharacter('x', 12)));
    return all;
  }

  private static PuzzleMessage trouble(PasteError trouble) {
    return new PuzzleMessage.PasteFailed(trouble);
  }

  private static MessageText tell(PuzzleMessage message, String language) {
    return message.accept(new PuzzleMessageFormatter(resources(language)));
  }

  private static Resources resources(String language) {
    Context context = ApplicationProvider.getApplicationContext();
    Configuration configuration = new Configuration();
    configuration.setLocale(Locale.forLanguageTag(language));
    return context.createConfigurationContext(configuration).getResources();
  }
}
