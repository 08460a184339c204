package dev.casilla.cli.reading;

import dev.casilla.cli.environment.Messages;
import dev.casilla.cli.output.Outcome;
import dev.casilla.reader.ReadBoard;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Verdict;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A photo's result in a sentence, with details on indented lines below. Immutable. */
final class PhotoTextFormatter {
  private final Messages messages;

  PhotoTextFormatter(Messages messages) {
    this.messages = messages;
  }

  String of(PhotoResult result, Optional<Verdict> verdict) {
    List<String> lines = new ArrayList<>();
    result.rejection().ifPresent(why -> lines.add(text("rejection." + why)));
    result.board().ifPresent(board -> addBoard(board, verdict.orElseThrow(), lines));
    return result.location() + ": " + String.join(System.lineSeparator() + "  ", lines);
  }

  private void addBoard(ReadBoard board, Verdict verdict, List<String> lines) {
    lines.add(text(key(board, verdict)));
    lines.add(text("read.grid", board.shown()));
    if (!board.raw().equals(board.shown())) {
      lines.add(text("read.raw", board.raw()));
    }
    if (!board.entries().equals(Grid.EMPTY)) {
      lines.add(text("read.entries", board.entries()));
    }
    if (!board.doubtful().isEmpty()) {
      lines.add(text("read.doubtful", names(board.doubtful())));
    }
    board.solution().ifPresent(solution -> lines.add(text("read.solution", solution)));
  }

  private static String key(ReadBoard board, Verdict verdict) {
    if (board.isCertain()) {
      return "read.certain";
    }
    return verdict instanceof Verdict.Unique ? "read.unsure" : "read." + Outcome.of(verdict).word();
  }

  private static String names(Collection<Integer> cells) {
    return cells.stream().map(Cells::name).collect(Collectors.joining(" "));
  }

  private String text(String key, Object... arguments) {
    return messages.text(key, arguments);
  }
}
