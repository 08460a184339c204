package dev.casilla.cli;

import dev.casilla.cli.commands.BenchCommand;
import dev.casilla.cli.commands.CheckCommand;
import dev.casilla.cli.commands.ConvertCommand;
import dev.casilla.cli.commands.GenerateCommand;
import dev.casilla.cli.commands.ReadCommand;
import dev.casilla.cli.commands.SolveCommand;
import dev.casilla.cli.environment.Environment;
import dev.casilla.cli.environment.Messages;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ScopeType;

/** The command {@code casilla}: its subcommands do the work. */
@Command(
    name = "casilla",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    usageHelpWidth = 100,
    versionProvider = ProgramVersion.class,
    resourceBundle = Messages.BUNDLE,
    subcommands = {
      SolveCommand.class,
      CheckCommand.class,
      ConvertCommand.class,
      GenerateCommand.class,
      ReadCommand.class,
      BenchCommand.class
    })
public final class Casilla {
  private final Environment surroundings;
  private final Messages messages;

  private Casilla(Environment surroundings) {
    this.surroundings = surroundings;
    messages = new Messages(surroundings.locale());
  }

  /** Runs the command and ends the process with its exit code. */
  public static void main(String[] args) {
    PrintWriter out = writer(FileDescriptor.out);
    PrintWriter err = writer(FileDescriptor.err);
    int exitCode = commandLine(Environment.ofProcess()).setOut(out).setErr(err).execute(args);
    out.flush();
    err.flush();
    System.exit(exitCode);
  }

  /** The parser, which tests run with surroundings and writers of their own. */
  public static CommandLine commandLine(Environment surroundings) {
    Casilla casilla = new Casilla(surroundings);
    IParameterExceptionHandler misuse =
        (failure, args) -> complain(failure.getCommandLine(), failure.getMessage());
    return new CommandLine(casilla)
        .setResourceBundle(casilla.messages.bundle())
        .setParameterExceptionHandler(misuse)
        .setExecutionExceptionHandler(
            (failure, command, parsed) -> {
              Throwable cause =
                  failure instanceof UncheckedIOException ? failure.getCause() : failure;
              if (cause instanceof IOException) {
                return complain(command, cause.getMessage());
              }
              throw failure;
            });
  }

  /** What says something in the person's language to who runs {@code spec}. */
  public static Messages messages(CommandSpec spec) {
    return of(spec).messages;
  }

  /** What the run takes from outside. */
  public static Environment surroundings(CommandSpec spec) {
    return of(spec).surroundings;
  }

  /** A line of complaint, without a line break. */
  public static String complaint(String what) {
    return "casilla: " + what;
  }

  private static Casilla of(CommandSpec spec) {
    return (Casilla) spec.root().userObject();
  }

  private static int complain(CommandLine command, @Nullable String what) {
    String line = String.valueOf(what).lines().findFirst().orElse("");
    command.getErr().println(complaint(line));
    return ExitCode.USAGE;
  }

  private static PrintWriter writer(FileDescriptor descriptor) {
    FileOutputStream stream = new FileOutputStream(descriptor);
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
  }
}
