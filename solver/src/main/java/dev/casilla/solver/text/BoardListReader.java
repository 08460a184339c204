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
 * One board, or several that titles and rules of equals signs keep apart, or else blank lines.
 * Confined to one thread.
 */
/*
 * Only a text that is no board as a whole is taken to pieces: blank lines stand inside boards, too.
 * Two pieces at least have to be boards. A piece of fewer than nine lines that may be rows is not
 * looked at: it is a remark, or part of a board that something has broken up.
 */
final class BoardListReader {
  private static final int MIN_BOARDS = 2;

  private final SourceText passage;
  private final boolean blankLinesSeparate;
  private final List<PuzzleResult> results = new ArrayList<>();
  private int found;

  private BoardListReader(SourceText passage, boolean blankLinesSeparate) {
    this.passage = passage;
    this.blankLinesSeparate = blankLinesSeparate;
    split();
  }

  /**
   * The boards of the passage, malformed ones told in their place.
   *
   * @throws InvalidGridException if it is not one board and has not two
   */
  static List<PuzzleResult> read(SourceText passage) {
    try {
      Puzzle puzzle = Puzzle.of(BoardReader.read(passage));
      return Collections.singletonList(new PuzzleResult.Found(1, puzzle));
    } catch (InvalidGridException e) {
      BoardListReader titled = new BoardListReader(passage, false);
      BoardListReader boards =
          titled.found < MIN_BOARDS ? new BoardListReader(passage, true) : titled;
      if (boards.found < MIN_BOARDS) {
        throw e;
      }
      return boards.results;
    }
  }

  private void split() {
    int from = passage.from();
    long firstLine = 1;
    long number = 0;
    for (TextLine line : passage.lines()) {
      number++;
      if (isSeparator(line)) {
        readPiece(passage.part(from, line.start()), firstLine);
        from = Math.min(line.end() + 1, passage.to());
        firstLine = number + 1;
      }
    }
    readPiece(passage.part(from, passage.to()), firstLine);
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
