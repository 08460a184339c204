package dev.casilla.cli;

import dev.casilla.cli.commands.BenchCommand;
import dev.casilla.cli.commands.CheckCommand;
import dev.casilla.cli.commands.ConvertCommand;
import dev.casilla.cli.commands.GenerateCommand;
import dev.casilla.cli.commands.ReadCommand;
import dev.casilla.cli.commands.SolveCommand;
import dev.casilla.cli.environment.CommandContext;
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
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ScopeType;

/** The command {@code casilla}: its subcommands do the work. */
@Command(
    name = "casilla",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    usageHelpWidth = 100,
    versionProvider = Casilla.Version.class,
    resourceBundle = Messages.BUNDLE,
    subcommands = {
      SolveCommand.class,
      CheckCommand.class,
      ConvertCommand.class,
      GenerateCommand.class,
      ReadCommand.class,
      BenchCommand.class
    })
public final class Casilla implements CommandContext {
  private final Environment environment;
  private final Messages messages;

  private Casilla(Environment environment) {
    this.environment = environment;
    messages = new Messages(environment.locale());
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

  /** The command line; tests pass their own environment and writers. */
  public static CommandLine commandLine(Environment environment) {
    Casilla casilla = new Casilla(environment);
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

  @Override
  public Messages messages() {
    return messages;
  }

  @Override
  public Environment environment() {
    return environment;
  }

  private static int complain(CommandLine command, @Nullable String what) {
    String line = String.valueOf(what).lines().findFirst().orElse("");
    command.getErr().println(CommandContext.complaint(line));
    return ExitCode.USAGE;
  }

  private static PrintWriter writer(FileDescriptor descriptor) {
    FileOutputStream stream = new FileOutputStream(descriptor);
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8), true);
  }

  /** Reads the version from the jar's manifest. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Casilla.class.getPackage().getImplementationVersion();
      return new String[] {"casilla " + (version == null ? "(not packaged)" : version)};
    }
  }
}
