package dev.casilla.solver.text;

import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.InvalidGridException.Problem;
import dev.casilla.solver.text.markup.XmlEscapes;
import dev.casilla.solver.text.markup.XmlScanner;
import dev.casilla.solver.text.paste.BoardReader;
import dev.casilla.solver.text.paste.SourceText;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/** The XML of OpenSudoku: games, with or without folders. Confined to one thread. */
/*
 * A game's data is 81 digits or OpenSudoku's own saved cells. Its title is that of its collection:
 * the name of its folder (files with version="2") or the text of the name element (older files).
 * Reading stops at broken markup with one error; the games before it are kept. Source: OpenSudoku's
 * OpenSudokuImportTask and FileExportTask.
 */
final class OpenSudokuFormat {
  private static final String ROOT = "opensudoku";
  private static final String FOLDER = "folder";
  private static final String NAME = "name";
  private static final String GAME = "game";
  private static final String DATA = "data";
  private static final String NOTE = "note";
  private static final Set<String> ATTRIBUTES =
      Collections.unmodifiableSet(new HashSet<>(Arrays.asList(NAME, DATA, NOTE)));

  private final String text;
  private final XmlScanner xml;
  private final Consumer<PuzzleResult> consumer;
  private String title = "";
  private int counted;
  private long line = 1;

  private OpenSudokuFormat(String text, Consumer<PuzzleResult> consumer) {
    this.text = text;
    this.consumer = consumer;
    this.xml = new XmlScanner(text, ATTRIBUTES);
  }

  /** Passes all games of {@code text} to {@code consumer}. */
  static void read(String text, Consumer<PuzzleResult> consumer) {
    OpenSudokuFormat format = new OpenSudokuFormat(text, consumer);
    try {
      format.elements();
    } catch (InvalidGridException e) {
      format.malformed(e.position(), e);
    }
  }

  static String write(Iterable<Puzzle> puzzles) {
    StringBuilder text = new StringBuilder();
    text.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n");
    String folder = null;
    for (Puzzle puzzle : puzzles) {
      if (!puzzle.title().equals(folder)) {
        text.append(folder == null ? "" : "</folder>\n");
        folder = puzzle.title();
        text.append("<folder name=\"").append(XmlEscapes.encode(folder)).append("\">\n");
      }
      game(text, puzzle);
    }
    text.append(folder == null ? "" : "</folder>\n");
    return text.append("</opensudoku>\n").toString();
  }

  private static void game(StringBuilder text, Puzzle puzzle) {
    text.append("<game data=\"").append(puzzle.grid().toString().replace('.', '0')).append('"');
    if (!puzzle.comment().isEmpty()) {
      text.append(" note=\"").append(XmlEscapes.encode(puzzle.comment())).append('"');
    }
    text.append("/>\n");
  }

  private void elements() {
    XmlScanner.Tag root = xml.next();
    if (root == null || !root.name().equals(ROOT)) {
      throw SourceText.of(text).unexpected(root == null ? text.length() : root.position(), 0);
    }
    XmlScanner.Tag tag;
    while ((tag = xml.next()) != null) {
      element(tag);
    }
  }

  private void element(XmlScanner.Tag tag) {
    if (tag.name().equals(GAME)) {
      game(tag);
    } else if (tag.name().equals(NAME)) {
      title = xml.characters().toString();
    } else if (tag.name().equals(FOLDER)) {
      title = attribute(tag, NAME);
    }
  }

  private void game(XmlScanner.Tag tag) {
    try {
      Puzzle puzzle = new Puzzle(grid(tag), title, attribute(tag, NOTE));
      consumer.accept(new PuzzleResult.Found(lineOf(tag.position()), puzzle));
    } catch (InvalidGridException e) {
      malformed(tag.position(), e);
    }
  }

  private Grid grid(XmlScanner.Tag tag) {
    SourceText data = tag.attributes().get(DATA);
    if (data == null) {
      throw SourceText.of(text).error(Problem.TOO_FEW_CELLS, tag.position(), 0);
    }
    return OpenSudokuCells.isRecognised(data) ? OpenSudokuCells.read(data) : BoardReader.read(data);
  }

  private static String attribute(XmlScanner.Tag tag, String name) {
    SourceText value = tag.attributes().get(name);
    return value == null ? "" : value.toString();
  }

  private void malformed(int position, InvalidGridException error) {
    consumer.accept(new PuzzleResult.Malformed(lineOf(position), error));
  }

  /** The line of a position; positions must not decrease from call to call. */
  private long lineOf(int position) {
    for (; counted < position; counted++) {
      line += text.charAt(counted) == '\n' ? 1 : 0;
    }
    return line;
  }
}
