package dev.casilla.solver.text.paste;

import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads one grid from pasted text: a grid string with any empty marks, wrapped or not, a board with
 * borders and rules, or a table, with an optional heading and footer. Stateless and safe for use by
 * many threads.
 */
/*
 * Dashes, stars, underscores and blanks are cells in one board and lines in another, so the text is
 * parsed under every interpretation (a fixed number, each linear). It is a grid only if all
 * interpretations that give 81 cells agree: a rule, not a guess.
 *
 * Single blanks between all marks of the text only separate and are never cells: 41 marks with 40
 * blanks between them are 81 characters, but half a board.
 */
public final class BoardReader {
  private BoardReader() {}

  public static Grid read(SourceText source) {
    SourceText body = body(source);
    List<ParsedCells> grids = new ArrayList<>();
    List<ParsedCells> readings = new ArrayList<>();
    SourceText unlabelled = LabelStripper.strip(body);
    if (unlabelled != null) {
      readings.addAll(parsed(unlabelled));
    }
    readings.addAll(parsed(body));
    ParsedCells nearest = readings.get(0);
    for (ParsedCells parsed : readings) {
      if (parsed.isGrid()) {
        grids.add(parsed);
      }
      nearest = parsed.distance() < nearest.distance() ? parsed : nearest;
    }
    if (grids.isEmpty()) {
      throw nearest.exception();
    }
    return agreed(grids);
  }

  private static List<ParsedCells> parsed(SourceText body) {
    List<ParsedCells> readings = new ArrayList<>();
    boolean blanksOnlySeparate = blanksOnlySeparate(body);
    for (Interpretation interpretation : Interpretation.ALL) {
      if (interpretation.affects(body)
          && !(interpretation.readsBlanksAsCells() && blanksOnlySeparate)) {
        readings.add(BoardParser.parse(body, interpretation));
      }
    }
    for (TableParser.Delimiter delimiter : TableParser.Delimiter.values()) {
      if (delimiter.occursIn(body)) {
        readings.add(TableParser.parse(body, delimiter));
      }
    }
    return readings;
  }

  private static boolean blanksOnlySeparate(SourceText body) {
    for (TextLine line : body.lines()) {
      if (!line.isBlank() && !line.blanksOnlySeparate()) {
        return false;
      }
    }
    return true;
  }

  private static Grid agreed(List<ParsedCells> grids) {
    Grid grid = grids.get(0).grid();
    for (ParsedCells other : grids) {
      if (!other.grid().equals(grid)) {
        throw grids.get(0).conflict(other);
      }
    }
    return grid;
  }

  /** The text without leading and trailing lines of prose. */
  private static SourceText body(SourceText source) {
    int from = source.to();
    int to = source.to();
    for (TextLine line : source.lines()) {
      if (isRow(line)) {
        from = Math.min(from, line.start());
        to = source.to();
      } else if (line.isProse() && from < line.start() && to == source.to()) {
        to = line.start();
      }
    }
    if (from == source.to()) {
      throw source.unexpected(firstUnknown(source), 0);
    }
    return source.part(from, to);
  }

  /** The first character that cannot be part of a board, or the end. */
  private static int firstUnknown(SourceText source) {
    int index = source.from();
    while (index < source.to() && isKnown(source.charAt(index))) {
      index++;
    }
    return index;
  }

  private static boolean isKnown(char character) {
    return CellMarks.isMark(character)
        || CellMarks.isSpace(character)
        || CellMarks.isDecoration(character);
  }

  private static boolean isRow(TextLine line) {
    return line.start() < line.end() && !line.isComment() && !line.isProse();
  }
}
