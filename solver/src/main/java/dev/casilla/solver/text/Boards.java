package dev.casilla.solver.text;

import dev.casilla.solver.InvalidGridException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * One board, or several that titles, rules of equals signs or else blank lines keep apart. Confined
 * to one thread.
 */
/*
 * Only a text that is no board as a whole is taken to pieces: blank lines stand inside boards, too.
 * Two pieces at least have to be boards. Pieces too short for one are passed over, so that a text
 * of megabytes cannot have a trouble for every line.
 */
final class Boards {
  /** In characters: eight rows. */
  private static final int SHORTEST = 72;

  private final Passage passage;
  private final List<PuzzleResult> results = new ArrayList<>();
  private int found;

  private Boards(Passage passage) {
    this.passage = passage;
  }

  /**
   * The boards of the passage, malformed ones told in their place.
   *
   * @throws InvalidGridException if it is not one board and has not two
   */
  static List<PuzzleResult> read(Passage passage) {
    try {
      Puzzle puzzle = Puzzle.of(BoardReader.read(passage));
      return Collections.singletonList(new PuzzleResult.Found(1, puzzle));
    } catch (InvalidGridException e) {
      Boards boards = new Boards(passage);
      boards.takeToPieces();
      if (boards.found < 2) {
        throw e;
      }
      return boards.results;
    }
  }

  private void takeToPieces() {
    boolean haveTitles = haveTitles();
    int from = passage.from();
    long firstLine = 1;
    long number = 0;
    for (Line line : passage.lines()) {
      number++;
      if (haveTitles ? isTitle(line) : line.isBlank()) {
        piece(passage.part(from, line.start()), firstLine);
        from = Math.min(line.end() + 1, passage.to());
        firstLine = number + 1;
      }
    }
    piece(passage.part(from, passage.to()), firstLine);
  }

  private boolean haveTitles() {
    for (Line line : passage.lines()) {
      if (isTitle(line)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isTitle(Line line) {
    return line.isProse() || line.isDoubleRule();
  }

  private void piece(Passage piece, long line) {
    if (piece.to() - piece.from() >= SHORTEST) {
      try {
        results.add(new PuzzleResult.Found(line, Puzzle.of(BoardReader.read(piece))));
        found++;
      } catch (InvalidGridException e) {
        results.add(new PuzzleResult.Malformed(line, e));
      }
    }
  }
}
