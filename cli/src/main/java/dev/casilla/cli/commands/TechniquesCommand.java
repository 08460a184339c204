package dev.casilla.cli.commands;

import dev.casilla.cli.environment.CommandContext;
import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.hint.TechniqueReport;
import dev.casilla.solver.InvalidGridException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tests the techniques with cases in HoDoKu's regression format. */
@Command(name = "techniques")
public final class TechniquesCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", descriptionKey = "casilla.techniques.file")
  private String file = "";

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    TechniqueReport report = new TechniqueReport(CommandContext.of(spec).messages());
    int number = 0;
    for (String line : lines()) {
      number++;
      if (!line.isBlank() && !line.startsWith("#")) {
        try {
          report.add(line);
        } catch (InvalidGridException | IllegalArgumentException e) {
          throw misuse("techniques.malformed", file, String.valueOf(number));
        }
      }
    }
    report.print(spec.commandLine().getOut());
    return report.isPassed() ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  private List<String> lines() {
    try {
      return Files.readAllLines(Path.of(file));
    } catch (IOException | InvalidPathException e) {
      throw misuse("input.unreadable", file);
    }
  }

  private ParameterException misuse(String key, Object... arguments) {
    Messages messages = CommandContext.of(spec).messages();
    return new ParameterException(spec.commandLine(), messages.text(key, arguments));
  }
}
