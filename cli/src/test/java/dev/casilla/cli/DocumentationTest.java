package dev.casilla.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands print what the documents show. */
final class DocumentationTest {
  private static final Path ROOT = Path.of("..");

  /** A block with a command, and the next block with its output. */
  private static final Pattern GRADLE =
      Pattern.compile(
          "```\n\\./gradlew -q casilla --args=\"([^\"]+)\"\n```\n.*?```\n(.*?)```", Pattern.DOTALL);

  /** A block with a command and its output. */
  private static final Pattern PROMPT =
      Pattern.compile("```\n\\$ casilla ([^\n]+)\n(.*?)```", Pattern.DOTALL);

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
  void commandLine_commands_printWhatItSays() throws IOException {
    List<String> commands = checked("docs/command-line.md", PROMPT);

    assertTrue(commands.stream().anyMatch(command -> command.startsWith("read docs/samples/")));
  }
}
