package dev.casilla.solver.text.paste;

import org.jspecify.annotations.Nullable;

/**
 * Removes the names of rows and columns from a board: A to I or 1 to 9 before the rows, and a
 * heading of such names or the heading of a Markdown table. Confined to one thread.
 */
/*
 * This is one more interpretation, not a guess: a row of the digits 1 to 9 is a heading only if the
 * rest has 81 cells, which means that the whole had more. Names count only if all nine rows have
 * theirs, in order.
 */
final class LabelStripper {
  private static final String[] NAMES = {"ABCDEFGHI", "abcdefghi", "123456789"};
  private static final String SEPARATORS = ",;:\t" + CellMarks.VERTICALS;

  private final SourceText body;
  private final SourceText.Builder rest;
  private @Nullable String names;
  private int named;
  private boolean headingFound;
  private boolean rowFound;

  private LabelStripper(SourceText body) {
    this.body = body;
    this.rest = body.builder();
  }

  /** The board without names, or null if it has none. */
  static @Nullable SourceText strip(SourceText body) {
    LabelStripper labels = new LabelStripper(body);
    for (TextLine line : body.lines()) {
      labels.line(line);
    }
    boolean allOrNone = labels.named == 0 || labels.named == 9;
    boolean any = labels.headingFound || labels.named > 0;
    return allOrNone && any ? labels.rest.build(body.position(body.to())) : null;
  }

  private void line(TextLine line) {
    int from = line.start();
    if (!rowFound && !headingFound && isHeading(line)) {
      headingFound = true;
      from = line.end();
    } else if (isRow(line)) {
      rowFound = true;
      from = afterName(line);
    }
    for (int i = from; i < line.end(); i++) {
      rest.append(body.charAt(i), body.position(i));
    }
    rest.append('\n', body.position(line.end()));
  }

  private static boolean isRow(TextLine line) {
    return !line.isBlank() && !line.isComment() && line.skipRules(line.start()) < line.end();
  }

  private boolean isHeading(TextLine line) {
    String solid = significantCharacters(line);
    for (String row : NAMES) {
      if (solid.equals(row)) {
        return true;
      }
    }
    return isMarkdownRule(line.end() + 1) || isMarkdownRule(line.end() + 2);
  }

  /** The characters of a line, no longer than a heading, that are neither blank nor decoration. */
  private static String significantCharacters(TextLine line) {
    StringBuilder solid = new StringBuilder();
    for (int i = line.start(); i < line.end() && solid.length() <= 9; i++) {
      char character = line.charAt(i);
      if (!CellMarks.isBlank(character) && !CellMarks.isDecoration(character)) {
        solid.append(character);
      }
    }
    return solid.toString();
  }

  /** Whether a line like {@code |---|:-:|} begins at {@code start}. */
  private boolean isMarkdownRule(int start) {
    int end = start;
    boolean hasDash = false;
    while (end < body.to() && "|-: \t".indexOf(body.charAt(end)) >= 0) {
      hasDash |= body.charAt(end) == '-';
      end++;
    }
    return hasDash && body.charAt(start) == '|' && (end == body.to() || isBreak(end));
  }

  private boolean isBreak(int index) {
    return CellMarks.isLineBreak(body.charAt(index));
  }

  /** The index of the first cell: after the name and one separator, or the line's start. */
  private int afterName(TextLine line) {
    int at = line.firstNonBlank();
    at += at < line.end() && CellMarks.isVertical(line.charAt(at)) ? 1 : 0;
    while (at < line.end() && CellMarks.isBlank(line.charAt(at))) {
      at++;
    }
    if (at == line.end() || !isNextName(line.charAt(at)) || !endsName(line, at + 1)) {
      return line.start();
    }
    named++;
    at++;
    at += at < line.end() && CellMarks.isBlank(line.charAt(at)) ? 1 : 0;
    at += at < line.end() && SEPARATORS.indexOf(line.charAt(at)) >= 0 ? 1 : 0;
    return at;
  }

  private boolean isNextName(char character) {
    for (int i = 0; i < NAMES.length && names == null; i++) {
      names = NAMES[i].charAt(0) == character ? NAMES[i] : null;
    }
    return names != null && named < names.length() && names.charAt(named) == character;
  }

  private static boolean endsName(TextLine line, int index) {
    return index < line.end()
        && !Character.isLetterOrDigit(line.charAt(index))
        && !CellMarks.isMark(line.charAt(index));
  }
}
