package dev.casilla.cli.trace;

import dev.casilla.cli.environment.Messages;
import dev.casilla.solver.Grid;
import dev.casilla.solver.articles.Shape;
import dev.casilla.solver.articles.trace.Reason;
import dev.casilla.solver.articles.trace.Rule;
import dev.casilla.solver.articles.trace.Step;

/** Says in a sentence what a step does and why. Immutable. */
final class StepFormatter {
  private final Messages messages;
  private final Shape shape;

  StepFormatter(Messages messages, Shape shape) {
    this.messages = messages;
    this.shape = shape;
  }

  String format(Step step) {
    String reason = reason(step.reason());
    return messages.text(key(step), shape.name(step.cell()), step.digit(), reason);
  }

  private static String key(Step step) {
    boolean isEmptyCell = step.rule() == Rule.CONTRADICTION && step.digit() == Grid.NO_DIGIT;
    return "trace." + (isEmptyCell ? "EMPTY_CELL" : step.rule());
  }

  private String reason(Reason reason) {
    if (reason instanceof Reason.FromCell from) {
      return messages.text("trace.fromCell", shape.name(from.cell()));
    }
    return reason instanceof Reason.FromUnit from ? unit(from.unit()) : "";
  }

  /** Units count rows first, then columns, then blocks. */
  private String unit(int unit) {
    int index = unit % shape.side();
    return switch (unit / shape.side()) {
      case 0 -> messages.text("trace.row", rowName(index));
      case 1 -> messages.text("trace.column", index + 1);
      default -> messages.text("trace.block", index + 1);
    };
  }

  /** The name of the row's first cell without its column. */
  private String rowName(int row) {
    String cell = shape.name(row * shape.side());
    return cell.substring(0, cell.length() - 1);
  }
}
