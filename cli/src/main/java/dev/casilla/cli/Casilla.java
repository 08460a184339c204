package dev.casilla.cli;

import dev.casilla.solver.InvalidGridException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ParameterException;

/** The command {@code casilla}: its subcommands do the work. */
@Command(
    name = "casilla",
    mixinStandardHelpOptions = true,
    versionProvider = ProgramVersion.class,
    description = "Solves Sudoku puzzles.",
    subcommands = Solve.class,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:every puzzle is solved",
      "1:a puzzle has no solution",
      "2:the command line or a puzzle cannot be understood"
    })
public final class Casilla {
  private Casilla() {}

  /** Runs the command and ends the process with its exit code. */
  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    System.exit(commandLine().setOut(out).setErr(err).execute(args));
  }

  /** The parser, which tests run with writers of their own. */
  static CommandLine commandLine() {
    return new CommandLine(new Casilla())
        .setParameterExceptionHandler(Casilla::complain)
        .setExecutionExceptionHandler(
            (failure, command, parsed) -> {
              if (failure instanceof InvalidGridException) {
                return complain(command, failure.getMessage());
              }
              throw failure;
            });
  }

  private static int complain(ParameterException failure, String[] args) {
    return complain(failure.getCommandLine(), failure.getMessage());
  }

  private static int complain(CommandLine command, @Nullable String what) {
    command.getErr().println("casilla: " + what);
    return ExitCode.USAGE;
  }
}
