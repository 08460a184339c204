package dev.casilla.cli;

import dev.casilla.cli.commands.BenchCommand;
import dev.casilla.cli.commands.CheckCommand;
import dev.casilla.cli.commands.CompletionCommand;
import dev.casilla.cli.commands.ConvertCommand;
import dev.casilla.cli.commands.ExplainCommand;
import dev.casilla.cli.commands.GenerateCommand;
import dev.casilla.cli.commands.HintCommand;
import dev.casilla.cli.commands.ManCommand;
import dev.casilla.cli.commands.RateCommand;
import dev.casilla.cli.commands.ReadCommand;
import dev.casilla.cli.commands.SolveCommand;
import dev.casilla.cli.commands.TechniquesCommand;
import dev.casilla.cli.commands.TraceCommand;
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
import java.util.List;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.ScopeType;

/** The command {@code casilla}: its subcommands do the work. */
@Command(
    name = "casilla",
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    usageHelpWidth = 100,
    versionProvider = Casilla.Version.class,
    resourceBundle = Messages.BUNDLE)
public final class Casilla implements CommandContext {
  /** EX_SOFTWARE of sysexits.h: a fault of the program itself. */
  private static final int CRASH = 70;

  /** In the order in which the help lists them. */
  private static final List<Class<?>> SUBCOMMANDS =
      List.of(
          SolveCommand.class,
          CheckCommand.class,
          HintCommand.class,
          ExplainCommand.class,
          RateCommand.class,
          ConvertCommand.class,
          GenerateCommand.class,
          ReadCommand.class,
          BenchCommand.class,
          TraceCommand.class,
          TechniquesCommand.class,
          HelpCommand.class,
          CompletionCommand.class,
          ManCommand.class);

  /** These describe other subcommands. */
  private static final Set<Class<?>> ABOUT_OTHERS =
      Set.of(HelpCommand.class, CompletionCommand.class, ManCommand.class);

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
    CommandLine command = commandLine(Environment.ofProcess(), args).setOut(out).setErr(err);
    int exitCode = CRASH;
    try {
      exitCode = command.execute(args);
    } catch (Error e) {
      crash(command, e);
    }
    out.flush();
    err.flush();
    System.exit(exitCode);
  }

  /** The command line for {@code args}; tests pass their own environment and writers. */
  public static CommandLine commandLine(Environment environment, String... args) {
    Casilla casilla = new Casilla(environment);
    CommandLine command = new CommandLine(casilla);
    subcommands(args).forEach(command::addSubcommand);
    return command
        .setResourceBundle(casilla.messages.bundle())
        .setParameterExceptionHandler(new UsageErrorPrinter(casilla.messages))
        .setExecutionExceptionHandler((failure, failed, parsed) -> fail(failed, failure));
  }

  /**
   * The subcommand that {@code args} name; all of them if these name none, or one that describes
   * the others.
   */
  /*
   * Picocli takes 10 ms of CPU time to read the annotations of a subcommand, so the others would be
   * most of the time that a run takes to start.
   */
  private static List<Class<?>> subcommands(String... args) {
    for (Class<?> subcommand : SUBCOMMANDS) {
      boolean isNamed = args.length > 0 && args[0].equals(name(subcommand));
      if (isNamed && !ABOUT_OTHERS.contains(subcommand)) {
        return List.of(subcommand);
      }
    }
    return SUBCOMMANDS;
  }

  private static String name(Class<?> subcommand) {
    return subcommand.getAnnotation(Command.class).name();
  }

  private static int fail(CommandLine command, Exception failure) {
    Throwable cause = failure instanceof UncheckedIOException ? failure.getCause() : failure;
    if (cause instanceof IOException) {
      Messages messages = CommandContext.of(command.getCommandSpec()).messages();
      UsageErrorPrinter.print(
          command, messages.text("input.failed", String.valueOf(cause.getMessage())));
      return ExitCode.USAGE;
    }
    return crash(command, failure);
  }

  private static int crash(CommandLine command, Throwable fault) {
    Messages messages = CommandContext.of(command.getCommandSpec()).messages();
    UsageErrorPrinter.print(command, messages.text("crash"));
    fault.printStackTrace(command.getErr());
    return CRASH;
  }

  @Override
  public Messages messages() {
    return messages;
  }

  @Override
  public Environment environment() {
    return environment;
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
