package dev.casilla.solver.text;

import dev.casilla.solver.text.paste.BoardReader;
import dev.casilla.solver.text.paste.SourceText;
import dev.casilla.solver.text.paste.TextLine;
import org.jspecify.annotations.Nullable;

/**
 * The {@code .sdk} format of SadMan Software and SudoCue: lines {@code #D} (description) and {@code
 * #C} (comment) and others, then nine rows, or sections of which {@code [Puzzle]} holds the givens.
 * Stateless and safe for use by many threads.
 */
/*
 * Entries ([State]) and pencil marks are not part of the puzzle. Of the metadata
 * (#A author, #B date, #C comment, #D description, #L level, #S source, #U address) a Puzzle
 * keeps two. Source: sudocue.net/fileformats.php; sadmansoftware.com/sudoku/faq19.php.
 */
final class SdkFormat {
  private static final String PUZZLE = "[Puzzle]";
  private static final String STATE = "[State]";
  private static final char TITLE = 'D';
  private static final char COMMENT = 'C';

  private final SourceText source;
  private final StringBuilder title = new StringBuilder();
  private final StringBuilder comment = new StringBuilder();
  private int from;
  private int to;
  private boolean found;
  private @Nullable String section;

  private SdkFormat(SourceText source) {
    this.source = source;
    from = source.from();
    to = source.to();
  }

  /** Whether the text has a section of these files, or begins with a metadata line. */
  static boolean isRecognised(SourceText source) {
    for (TextLine line : source.lines()) {
      if (isSection(line) && isOurs(name(line))) {
        return true;
      }
    }
    return source.startsWith("#", source.nonBlankFrom(source.from()));
  }

  static Puzzle read(SourceText source) {
    SdkFormat sdk = new SdkFormat(source);
    for (TextLine line : source.lines()) {
      sdk.line(line);
    }
    SourceText body = source.part(sdk.from, sdk.to);
    return new Puzzle(BoardReader.read(body), sdk.title.toString(), sdk.comment.toString());
  }

  static String write(Puzzle puzzle) {
    StringBuilder text = new StringBuilder();
    metadata(text, TITLE, puzzle.title());
    metadata(text, COMMENT, puzzle.comment());
    String cells = puzzle.grid().toString();
    for (int row = 0; row < 9; row++) {
      text.append(cells, row * 9, row * 9 + 9).append('\n');
    }
    return text.toString();
  }

  private void line(TextLine line) {
    if (isSection(line)) {
      section(line);
    } else if (line.isComment()) {
      int letter = line.firstNonBlank() + 1;
      text(line, letter, TITLE, title);
      text(line, letter, COMMENT, comment);
    }
  }

  /** The lines before the first section are the puzzle, unless a [Puzzle] section follows. */
  private void section(TextLine line) {
    String name = name(line);
    if (name.equalsIgnoreCase(PUZZLE)) {
      if (found) {
        throw source.unexpected(line.firstNonBlank(), 0);
      }
      found = true;
      from = Math.min(line.end() + 1, source.to());
      to = source.to();
    } else if (section == null || section.equalsIgnoreCase(PUZZLE)) {
      to = line.start();
    }
    section = name;
  }

  private void text(TextLine line, int letter, char kind, StringBuilder target) {
    if (letter < line.end() && line.charAt(letter) == kind) {
      target.append(target.length() == 0 ? "" : "\n");
      target.append(source.part(letter + 1, line.end()));
    }
  }

  private static String name(TextLine line) {
    return line.source().part(line.start(), line.end()).toString();
  }

  private static boolean isOurs(String name) {
    return name.equalsIgnoreCase(PUZZLE) || name.equalsIgnoreCase(STATE);
  }

  private static boolean isSection(TextLine line) {
    int first = line.firstNonBlank();
    int last = line.lastNonBlank();
    return first < last - 1
        && line.charAt(first) == '['
        && Character.isLetter(line.charAt(first + 1))
        && line.charAt(last) == ']';
  }

  private static void metadata(StringBuilder text, char kind, String value) {
    String trimmed = value.trim();
    if (!trimmed.isEmpty()) {
      for (String line : trimmed.split("[\r\n]+", -1)) {
        text.append('#').append(kind).append(line.trim()).append('\n');
      }
    }
  }
}
