package dev.casilla.solver.text;

import dev.casilla.solver.Cells;
import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.text.paste.BoardReader;
import dev.casilla.solver.text.paste.SourceText;
import dev.casilla.solver.text.paste.TextLine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Reads one board, or several that are separated by titles and rules of equals signs, or else by
 * blank lines. Confined to one thread.
 */
/*
 * A text is split only if it is not a board as a whole, because boards may contain blank lines. At
 * least two parts must be boards. A part of fewer than nine possible rows is skipped: it is a remark,
 * or a fragment of a board.
 */
final class BoardListReader {
  private static final int MIN_BOARDS = 2;

  private final SourceText source;
  private final boolean blankLinesSeparate;
  private final List<PuzzleResult> results = new ArrayList<>();
  private int found;

  private BoardListReader(SourceText source, boolean blankLinesSeparate) {
    this.source = source;
    this.blankLinesSeparate = blankLinesSeparate;
    split();
  }

  /**
   * The boards of the text; malformed ones are results too.
   *
   * @throws InvalidGridException if the text is not a board and does not contain two
   */
  static List<PuzzleResult> read(SourceText source) {
    try {
      Puzzle puzzle = Puzzle.of(BoardReader.read(source));
      return Collections.singletonList(new PuzzleResult.Found(1, puzzle));
    } catch (InvalidGridException e) {
      BoardListReader titled = new BoardListReader(source, false);
      BoardListReader boards =
          titled.found < MIN_BOARDS ? new BoardListReader(source, true) : titled;
      if (boards.found < MIN_BOARDS) {
        throw e;
      }
      return boards.results;
    }
  }

  private void split() {
    int from = source.from();
    long firstLine = 1;
    long number = 0;
    for (TextLine line : source.lines()) {
      number++;
      if (isSeparator(line)) {
        readPiece(source.part(from, line.start()), firstLine);
        from = Math.min(line.end() + 1, source.to());
        firstLine = number + 1;
      }
    }
    readPiece(source.part(from, source.to()), firstLine);
  }

  private boolean isSeparator(TextLine line) {
    return line.isProse() || line.isDoubleRule() || (blankLinesSeparate && line.isBlank());
  }

  private static boolean hasNineRows(SourceText piece) {
    int rows = 0;
    for (TextLine line : piece.lines()) {
      boolean isRow = !line.isBlank() && line.skipRules(line.start()) < line.end();
      rows += isRow ? 1 : 0;
    }
    return rows >= Cells.SIDE;
  }

  private void readPiece(SourceText piece, long line) {
    if (hasNineRows(piece)) {
      try {
        results.add(new PuzzleResult.Found(line, Puzzle.of(BoardReader.read(piece))));
        found++;
      } catch (InvalidGridException e) {
        results.add(new PuzzleResult.Malformed(line, e));
      }
    }
  }
}
