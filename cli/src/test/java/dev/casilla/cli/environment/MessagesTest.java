package dev.casilla.cli.environment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.CliRun;
import dev.casilla.cli.photo.PhotoException;
import dev.casilla.reader.result.RejectionReason;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.InvalidGridException.Problem;
import dev.casilla.solver.hint.Level;
import dev.casilla.solver.hint.Technique;
import java.io.InputStream;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class MessagesTest {
  /** Placeholders: {0} in messages, ${X} and %n in help. */
  private static final Pattern BLANK = Pattern.compile("\\{\\d}|\\$\\{[A-Z-]+}|%n");

  private static final ResourceBundle ENGLISH = new Messages(Locale.ENGLISH).bundle();

  @ParameterizedTest
  @ValueSource(strings = {"es", "zh"})
  void messages_otherLanguage_saysTheSame(String language) {
    ResourceBundle other = new Messages(Locale.forLanguageTag(language)).bundle();
    assertEquals(language, other.getLocale().getLanguage());
    assertEquals(new TreeSet<>(ENGLISH.keySet()), new TreeSet<>(other.keySet()));
    for (String key : ENGLISH.keySet()) {
      assertEquals(blanks(ENGLISH.getString(key)), blanks(other.getString(key)), key);
    }
    assertNotEquals(ENGLISH.getString("solve.none"), other.getString("solve.none"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"es", "zh"})
  void casilla_otherLanguage_helpsInIt(String language) {
    Environment there =
        CliRun.environment(InputStream.nullInputStream(), Locale.forLanguageTag(language));
    String key = "casilla.solve.usage.header.0";
    String header = new Messages(there.locale()).text(key);
    assertTrue(CliRun.in(there, "--help").out().contains(header.substring(0, 8)));
    assertTrue(CliRun.in(there, "solve", "--help").out().startsWith(header.substring(0, 8)));
  }

  @Test
  void messages_languageWithoutFile_areEnglish() {
    assertEquals("no solution", new Messages(Locale.FRENCH).text("solve.none"));
  }

  @ParameterizedTest
  @EnumSource
  void messages_everyProblem_hasText(Problem problem) {
    Messages messages = new Messages(Locale.ENGLISH);
    String text = messages.text(new InvalidGridException(problem, "12\u0007", 2, 2));
    assertTrue(text.length() > 10 && !text.contains("{"), text);
  }

  @ParameterizedTest
  @EnumSource
  void messages_everyProblemOfAPhoto_hasText(PhotoException.Problem problem) {
    assertTrue(ENGLISH.getString("read." + problem).length() > 10, problem.name());
  }

  @ParameterizedTest
  @EnumSource
  void messages_everyRejection_hasText(RejectionReason rejection) {
    assertTrue(ENGLISH.getString("rejection." + rejection).length() > 10, rejection.name());
  }

  @ParameterizedTest
  @EnumSource
  void messages_everyTechnique_hasName(Technique technique) {
    assertTrue(ENGLISH.getString("technique." + technique).length() > 3, technique.name());
  }

  @ParameterizedTest
  @EnumSource
  void messages_everyLevel_hasName(Level level) {
    assertTrue(ENGLISH.getString("level." + level).length() > 3, level.name());
  }

  private static String blanks(String text) {
    return BLANK.matcher(text).results().map(MatchResult::group).sorted().toList().toString();
  }
}
