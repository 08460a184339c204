package dev.casilla.cli;

import dev.casilla.cli.environment.CommandContext;
import dev.casilla.cli.environment.Messages;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Prints errors of the command line as one line in the user's language. Immutable. */
/*
 * Picocli's own messages are in English only. Exceptions without details come from our subcommands,
 * whose messages are translated already, or from the subcommand help, which was given an unknown name.
 */
final class UsageErrorPrinter implements IParameterExceptionHandler {
  private final Messages messages;

  UsageErrorPrinter(Messages messages) {
    this.messages = messages;
  }

  @Override
  public int handleParseException(ParameterException error, String[] args) {
    print(error.getCommandLine(), text(error));
    return ExitCode.USAGE;
  }

  /** Prints the first line of {@code message} to standard error. */
  static void print(CommandLine command, String message) {
    String line = message.lines().findFirst().orElse("");
    command.getErr().println(CommandContext.complaint(line));
  }

  private String text(ParameterException error) {
    if (error instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched) + suggestions(unmatched);
    }
    if (error instanceof MissingParameterException missing) {
      return messages.text("usage.missing", names(missing.getMissing()));
    }
    if (error instanceof OverwrittenOptionException repeated) {
      return messages.text("usage.repeated", name(repeated.getOverwritten()));
    }
    if (error.getArgSpec() != null) {
      return messages.text("usage.invalid", name(error.getArgSpec()), value(error))
          + choices(error.getArgSpec());
    }
    CommandLine command = error.getCommandLine();
    if (command.getSubcommands().isEmpty()) {
      return String.valueOf(error.getMessage());
    }
    return error.getValue() == null
        ? messages.text("usage.noCommand")
        : text(new UnmatchedArgumentException(command, List.of(error.getValue())));
  }

  private String unmatched(UnmatchedArgumentException error) {
    String argument = error.getUnmatched().get(0);
    if (error.isUnknownOption()) {
      return messages.text("usage.unknownOption", argument);
    }
    boolean hasCommands = !error.getCommandLine().getSubcommands().isEmpty();
    return messages.text(hasCommands ? "usage.unknownCommand" : "usage.unexpected", argument);
  }

  private String suggestions(UnmatchedArgumentException error) {
    List<String> suggestions = error.getSuggestions();
    if (!error.isUnknownOption() && !suggestions.isEmpty()) {
      suggestions = suggestions.subList(0, 1); // Sorted by similarity, the last ones have little.
    }
    return suggestions.isEmpty()
        ? ""
        : " " + messages.text("usage.didYouMean", String.join(", ", suggestions));
  }

  private String choices(ArgSpec argument) {
    Iterable<String> candidates = argument.completionCandidates();
    return candidates == null
        ? ""
        : " " + messages.text("usage.choices", String.join(", ", candidates));
  }

  private static String value(ParameterException error) {
    return String.valueOf(error.getValue());
  }

  private static String names(List<ArgSpec> arguments) {
    return arguments.stream().map(UsageErrorPrinter::name).collect(Collectors.joining(", "));
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option
        ? option.longestName() + (option.arity().max() == 0 ? "" : " " + option.paramLabel())
        : argument.paramLabel();
  }
}
