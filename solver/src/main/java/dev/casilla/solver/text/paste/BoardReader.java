package dev.casilla.solver.text.paste;

import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads one grid from whatever a person may paste: a grid string with any empty marks, wrapped or
 * not, a board with borders and rules, a table, with a heading above and a footer below. Stateless
 * and safe for use by many threads.
 */
/*
 * Dashes, stars, underscores and blanks are cells in one board and drawing in another, so the text
 * is read every way there is (a fixed number, each linear). A grid is a grid only if all ways that
 * come to 81 cells agree on it: a rule, not a guess.
 *
 * Blanks that stand singly between marks all over the text only separate and are never cells: 41
 * marks with 40 blanks between them are 81 characters, too, and half a board.
 */
public final class BoardReader {
  private BoardReader() {}

  public static Grid read(SourceText passage) {
    SourceText body = body(passage);
    List<ParsedCells> grids = new ArrayList<>();
    List<ParsedCells> fillings = new ArrayList<>();
    SourceText unlabelled = LabelStripper.strip(body);
    if (unlabelled != null) {
      fillings.addAll(fillings(unlabelled));
    }
    fillings.addAll(fillings(body));
    ParsedCells nearest = fillings.get(0);
    for (ParsedCells filling : fillings) {
      if (filling.isGrid()) {
        grids.add(filling);
      }
      nearest = filling.distance() < nearest.distance() ? filling : nearest;
    }
    if (grids.isEmpty()) {
      throw nearest.exception();
    }
    return agreed(grids);
  }

  private static List<ParsedCells> fillings(SourceText body) {
    List<ParsedCells> fillings = new ArrayList<>();
    boolean blanksOnlySeparate = blanksOnlySeparate(body);
    for (Interpretation way : Interpretation.ALL) {
      if (way.affects(body) && !(way.readsBlanksAsCells() && blanksOnlySeparate)) {
        fillings.add(BoardParser.parse(body, way));
      }
    }
    for (TableParser.Delimiter delimiter : TableParser.Delimiter.values()) {
      if (delimiter.occursIn(body)) {
        fillings.add(TableParser.parse(body, delimiter));
      }
    }
    return fillings;
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

  /** The passage without lines of prose before its first and after its last other line. */
  private static SourceText body(SourceText passage) {
    int from = passage.to();
    int to = passage.to();
    for (TextLine line : passage.lines()) {
      if (isRow(line)) {
        from = Math.min(from, line.start());
        to = passage.to();
      } else if (line.isProse() && from < line.start() && to == passage.to()) {
        to = line.start();
      }
    }
    if (from == passage.to()) {
      throw passage.unexpected(strangeFrom(passage), 0);
    }
    return passage.part(from, to);
  }

  /** The first character that can be no part of a board, or the end. */
  private static int strangeFrom(SourceText passage) {
    int index = passage.from();
    while (index < passage.to() && isKnown(passage.charAt(index))) {
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
