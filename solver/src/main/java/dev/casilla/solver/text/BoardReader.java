package dev.casilla.solver.text;

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
final class BoardReader {
  private BoardReader() {}

  static Grid read(Passage passage) {
    Passage body = body(passage);
    List<Filling> grids = new ArrayList<>();
    List<Filling> fillings = new ArrayList<>();
    Passage unlabelled = Labels.without(body);
    if (unlabelled != null) {
      fillings.addAll(fillings(unlabelled));
    }
    fillings.addAll(fillings(body));
    Filling nearest = fillings.get(0);
    for (Filling filling : fillings) {
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

  private static List<Filling> fillings(Passage body) {
    List<Filling> fillings = new ArrayList<>();
    boolean blanksOnlySeparate = blanksOnlySeparate(body);
    for (Interpretation way : Interpretation.ALL) {
      if (way.concerns(body) && !(way.takesBlanks() && blanksOnlySeparate)) {
        fillings.add(BoardWalk.walk(body, way));
      }
    }
    for (TableWalk.Delimiter delimiter : TableWalk.Delimiter.values()) {
      if (delimiter.occursIn(body)) {
        fillings.add(TableWalk.walk(body, delimiter));
      }
    }
    return fillings;
  }

  private static boolean blanksOnlySeparate(Passage body) {
    for (Line line : body.lines()) {
      if (!line.isBlank() && !line.blanksOnlySeparate()) {
        return false;
      }
    }
    return true;
  }

  private static Grid agreed(List<Filling> grids) {
    Grid grid = grids.get(0).grid();
    for (Filling other : grids) {
      if (!other.grid().equals(grid)) {
        throw grids.get(0).conflict(other);
      }
    }
    return grid;
  }

  /** The passage without lines of prose before its first and after its last other line. */
  private static Passage body(Passage passage) {
    int from = passage.to();
    int to = passage.to();
    for (Line line : passage.lines()) {
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
  private static int strangeFrom(Passage passage) {
    int index = passage.from();
    while (index < passage.to() && isKnown(passage.charAt(index))) {
      index++;
    }
    return index;
  }

  private static boolean isKnown(char character) {
    return Marks.isMark(character) || Marks.isSpace(character) || Marks.isDecoration(character);
  }

  private static boolean isRow(Line line) {
    return line.start() < line.end() && !line.isComment() && !line.isProse();
  }
}
