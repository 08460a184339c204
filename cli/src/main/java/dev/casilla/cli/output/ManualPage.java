package dev.casilla.cli.output;

import java.util.Locale;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Writes a manual page in roff from picocli's model of a command and its subcommands. */
/*
 * Picocli's own generator writes AsciiDoc, which needs Asciidoctor to become a manual page.
 */
public final class ManualPage {
  private final StringBuilder page = new StringBuilder();

  private ManualPage() {}

  /** The page of {@code command} in section 1. */
  public static String of(CommandLine command) {
    ManualPage manual = new ManualPage();
    CommandSpec spec = command.getCommandSpec();
    manual.line(".TH " + spec.name().toUpperCase(Locale.ROOT) + " 1");
    manual.section("NAME");
    manual.text(spec.name() + " \\- " + escaped(first(spec.usageMessage().header())));
    manual.section("SYNOPSIS");
    manual.text("\\fB" + spec.name() + "\\fR " + escaped("SUBCOMMAND …"));
    for (CommandLine subcommand : command.getSubcommands().values()) {
      manual.subcommand(subcommand);
    }
    return manual.page.toString();
  }

  private void subcommand(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    UsageMessageSpec usage = spec.usageMessage();
    section(spec.qualifiedName());
    for (String line : usage.header()) {
      text(escaped(line));
    }
    line(".PP");
    Help help = command.getHelp();
    text(escaped(help.synopsis(0).strip()));
    for (String line : usage.description()) {
      line(".PP");
      text(escaped(line));
    }
    for (PositionalParamSpec parameter : spec.positionalParameters()) {
      item(parameter.paramLabel(), description(parameter));
    }
    for (OptionSpec option : spec.options()) {
      if (!option.hidden()) {
        item(names(option), description(option));
      }
    }
    exitCodes(usage.exitCodeList());
    examples(usage.footer());
  }

  private void exitCodes(Map<String, String> codes) {
    codes.forEach(this::item);
  }

  private void examples(String[] footer) {
    if (footer.length > 0) {
      line(".PP");
      line(".nf");
      for (String line : footer) {
        text(escaped(line));
      }
      line(".fi");
    }
  }

  private void item(String term, String description) {
    line(".TP");
    text("\\fB" + escaped(term) + "\\fR");
    text(escaped(description));
  }

  private void section(String title) {
    line(".SH \"" + escaped(title) + "\"");
  }

  /** A line of text; a dot or quote at its start would make it a request. */
  private void text(String line) {
    line(line.startsWith(".") || line.startsWith("'") ? "\\&" + line : line);
  }

  private void line(String line) {
    page.append(line).append('\n');
  }

  private static String names(OptionSpec option) {
    String names = String.join(", ", option.names());
    return option.arity().max() == 0 ? names : names + " " + option.paramLabel();
  }

  private static String description(ArgSpec argument) {
    return String.join(" ", argument.description());
  }

  private static String first(String[] lines) {
    return lines.length == 0 ? "" : lines[0];
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\e").replace("-", "\\-");
  }
}
