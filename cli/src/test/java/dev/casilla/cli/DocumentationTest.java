package dev.casilla.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands print what the documents show. */
final class DocumentationTest {
  private static final Path ROOT = Path.of("..");

  /** A block with a command, and the next block with its output. */
  private static final Pattern GRADLE =
      Pattern.compile(
          "```\n\\./gradlew -q casilla --args=\"([^\"]+)\"\n```\n.*?```\n(.*?)```", Pattern.DOTALL);

  /** A command with its output, alone in a block or with others. */
  private static final Pattern PROMPT =
      Pattern.compile("(?<=\n)\\$ casilla ([^\n]+)\n(.*?)(?=\\$ |```)", Pattern.DOTALL);

  /** The last column of a table. */
  private static final Pattern RUN_IT = Pattern.compile("\\| `([^`]+)` \\|\n");

  @TempDir private Path folder;

  private List<String> checked(String document, Pattern example) throws IOException {
    List<String> commands = new ArrayList<>();
    Matcher matcher = example.matcher(Files.readString(ROOT.resolve(document)));
    while (matcher.find()) {
      commands.add(matcher.group(1));
      CliRun run = CliRun.casilla(arguments(matcher.group(1)));
      assertEquals("", run.err(), matcher.group(1));
      assertEquals(
          withoutTrailingSpace(matcher.group(2)),
          withoutTrailingSpace(run.out().replace(ROOT + "/docs", "docs")),
          matcher.group(1));
    }
    return commands;
  }

  /** The documents run commands in the root of the project, tests in their module. */
  private String[] arguments(String command) {
    return Stream.of(command.split(" "))
        .map(word -> word.startsWith("docs/") ? ROOT + "/" + word : word)
        .map(word -> word.endsWith(".png") ? folder.resolve(word).toString() : word)
        .toArray(String[]::new);
  }

  private static String withoutTrailingSpace(String text) {
    return text.replaceAll(" +\n", "\n");
  }

  @Test
  void readme_commands_printWhatItSays() throws IOException {
    List<String> commands = checked("README.md", GRADLE);

    assertTrue(commands.stream().anyMatch(command -> command.startsWith("solve ")));
    assertTrue(commands.stream().anyMatch(command -> command.startsWith("read docs/samples/")));
  }

  @Test
  void readme_hintsRatingsAndTraces_areWhatItSays() throws IOException {
    List<String> commands = checked("README.md", PROMPT);

    for (String subcommand : List.of("hint ", "rate ", "trace ")) {
      assertTrue(commands.stream().anyMatch(command -> command.startsWith(subcommand)), subcommand);
    }
  }

  @Test
  void articles_commandsWithOutput_printWhatItSays() throws IOException {
    assertEquals(1, checked("docs/articles.md", PROMPT).size());
  }

  @Test
  void articles_commands_run() throws IOException {
    List<String> commands = runIt().stream().filter(DocumentationTest::isCommand).toList();

    assertTrue(commands.size() >= 8, commands::toString);
    for (String command : commands) {
      String[] words = command.replace("PUZZLE", TestPuzzles.PUZZLE).split(" ", -1);
      CliRun run =
          CliRun.casillaReading(
              "{\"puzzle\":\"" + TestPuzzles.PUZZLE + "\",\"status\":\"ok\"}",
              Arrays.copyOfRange(words, 1, words.length));
      assertEquals("", run.err(), command);
      assertEquals(0, run.exitCode(), command);
    }
  }

  @Test
  void articles_calls_runInJshell() throws IOException {
    List<String> calls = runIt().stream().filter(call -> !isCommand(call)).toList();

    assertTrue(calls.size() >= 12, calls::toString);
    PrintStream ignored = new PrintStream(OutputStream.nullOutputStream(), true, UTF_8);
    try (JShell shell = JShell.builder().executionEngine("local").out(ignored).build()) {
      shell.addToClasspath(System.getProperty("java.class.path"));
      Files.readAllLines(ROOT.resolve("docs/articles.jsh")).forEach(line -> run(line, shell));
      calls.forEach(call -> run(call, shell));
    }
  }

  private static void run(String line, JShell shell) {
    String rest = line;
    while (!rest.isBlank()) {
      SourceCodeAnalysis.CompletionInfo next = shell.sourceCodeAnalysis().analyzeCompletion(rest);
      for (SnippetEvent event : shell.eval(next.source())) {
        assertEquals(Snippet.Status.VALID, event.status(), line);
        assertNull(event.exception(), line);
      }
      rest = next.remaining();
    }
  }

  private static boolean isCommand(String text) {
    return text.startsWith("casilla ");
  }

  private static List<String> runIt() throws IOException {
    return RUN_IT
        .matcher(Files.readString(ROOT.resolve("docs/articles.md")))
        .results()
        .map(found -> found.group(1))
        .toList();
  }

  @Test
  void commandLine_commands_printWhatItSays() throws IOException {
    List<String> commands = checked("docs/command-line.md", PROMPT);

    assertTrue(commands.stream().anyMatch(command -> command.startsWith("read docs/samples/")));
  }
}
