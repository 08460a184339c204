package dev.casilla.cli.environment;

import picocli.CommandLine.Model.CommandSpec;

/** What every subcommand shares: the root command implements it. */
public interface CommandContext {
  /** The context of the run that {@code spec} belongs to. */
  static CommandContext of(CommandSpec spec) {
    return (CommandContext) spec.root().userObject();
  }

  /** A line for standard error, without a line break. */
  static String complaint(String what) {
    return "casilla: " + what;
  }

  /** Texts in the user's language. */
  Messages messages();

  /** Input, locale, processors and clock of the run. */
  Environment environment();
}
