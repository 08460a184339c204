package dev.casilla.app.puzzle;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;

import android.content.Context;
import android.content.res.Configuration;
import android.content.res.Resources;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.solver.SolutionCount;
import dev.casilla.solver.Units;
import java.util.List;
import java.util.Locale;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class MessageWordsTest {
  private static final List<PuzzleMessage> ALL =
      List.of(
          new PuzzleMessage.Invite(),
          new PuzzleMessage.Ready(30),
          new PuzzleMessage.TooFewClues(1),
          new PuzzleMessage.TooFewClues(16),
          new PuzzleMessage.TooFewDigits(7),
          new PuzzleMessage.Complete(),
          new PuzzleMessage.Clash(6, Units.Kind.ROW, 3),
          new PuzzleMessage.Clash(6, Units.Kind.COLUMN, 3),
          new PuzzleMessage.Clash(6, Units.Kind.BLOCK, 3),
          new PuzzleMessage.Solving(),
          new PuzzleMessage.OnlySolution(1),
          new PuzzleMessage.OnlySolution(51),
          new PuzzleMessage.Several(new SolutionCount(2, 1000), 1),
          new PuzzleMessage.Several(new SolutionCount(1000, 1000), 4),
          new PuzzleMessage.NoSolution(2),
          new PuzzleMessage.NoSolution(5),
          trouble(new PasteTrouble.NothingCopied()),
          trouble(new PasteTrouble.Blank()),
          trouble(new PasteTrouble.Ambiguous()),
          trouble(new PasteTrouble.TooShort(1)),
          trouble(new PasteTrouble.TooShort(80)),
          trouble(new PasteTrouble.TooLong(82)),
          trouble(new PasteTrouble.UnexpectedCharacter('x', 12)));

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
      assertEquals(message.toString(), message instanceof PuzzleMessage.Invite, bare);
    }
  }

  @Test
  public void clash_namesItsUnitAsTheBoardDoes() {
    assertEquals("More than one 6 in row D", clash(Units.Kind.ROW, "en"));
    assertEquals("Más de un 6 en la columna 4", clash(Units.Kind.COLUMN, "es"));
    assertEquals("第 4 宫有重复的 6", clash(Units.Kind.BLOCK, "zh-CN"));
  }

  @Test
  public void count_ofOne_isSingular() {
    assertEquals("Only 1 clue", tell(new PuzzleMessage.TooFewClues(1), "en").fact());
    assertEquals("Solo 1 pista", tell(new PuzzleMessage.TooFewClues(1), "es").fact());
  }

  @Test
  public void unexpectedCharacter_visible_isShown() {
    assertEquals("“é” at place 3 is not a cell", unexpected('é'));
    assertEquals("“😀” at place 3 is not a cell", unexpected(0x1F600));
  }

  @Test
  public void unexpectedCharacter_invisible_isShownByItsCode() {
    assertEquals("“U+200B” at place 3 is not a cell", unexpected(0x200B));
    assertEquals("“U+0007” at place 3 is not a cell", unexpected(7));
  }

  private static String clash(Units.Kind kind, String language) {
    return tell(new PuzzleMessage.Clash(6, kind, 3), language).fact();
  }

  private static String unexpected(int codePoint) {
    return tell(trouble(new PasteTrouble.UnexpectedCharacter(codePoint, 3)), "en").fact();
  }

  private static PuzzleMessage trouble(PasteTrouble trouble) {
    return new PuzzleMessage.Trouble(trouble);
  }

  private static MessageText tell(PuzzleMessage message, String language) {
    Context context = ApplicationProvider.getApplicationContext();
    Configuration configuration = new Configuration();
    configuration.setLocale(Locale.forLanguageTag(language));
    Resources resources = context.createConfigurationContext(configuration).getResources();
    return message.tell(new MessageWords(resources));
  }
}
