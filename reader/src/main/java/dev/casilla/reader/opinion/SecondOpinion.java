package dev.casilla.reader.opinion;

import dev.casilla.reader.board.FlatBoard;
import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.reading.DigitOpinion;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Asks another text recognizer about the doubtful cells of a board, or about the whole board if
 * most of it is doubtful. Its answers raise or lower confidence in proportion to its own. If it
 * fails, recognizes nothing or times out, nothing changes.
 */
public final class SecondOpinion {
  /** Recommended side of a cell in pixels. */
  public static final int CELL = 64;

  /** Maximum number of lines; a board with more doubtful cells is doubtful as a whole. */
  private static final int MAX_LINES = 3;

  private final LineReader reader;
  private final Optional<SymbolReader> symbolReader;
  private final ExecutorService executor;
  private final long timeout;

  /**
   * Creates a second opinion.
   *
   * @param executor runs {@code reader}
   * @param timeout how long to wait for all answers together
   */
  public SecondOpinion(LineReader reader, ExecutorService executor, long timeout, TimeUnit unit) {
    this(reader, Optional.empty(), executor, unit.toNanos(timeout));
  }

  private SecondOpinion(
      LineReader reader,
      Optional<SymbolReader> symbolReader,
      ExecutorService executor,
      long timeout) {
    this.reader = reader;
    this.symbolReader = symbolReader;
    this.executor = executor;
    this.timeout = timeout;
  }

  /**
   * This second opinion, which also asks {@code symbols} about boards that are doubtful as a whole.
   */
  public SecondOpinion includingWholeBoards(SymbolReader symbols) {
    return new SecondOpinion(reader, Optional.of(symbols), executor, timeout);
  }

  /**
   * Whether so many cells are doubtful that the whole board is asked about. The result is never
   * certain then, because hardly any cell was confirmed by two readers.
   */
  public boolean readsWholeBoard(BoardReading reading) {
    return symbolReader.isPresent()
        && reading.doubtful().size() > MAX_LINES * DoubtfulCellLine.LENGTH;
  }

  /**
   * Returns the reading updated with the answers of the other reader.
   *
   * @throws CancellationException if this thread is interrupted
   */
  public BoardReading applyTo(BoardReading reading, FlatBoard board) {
    if (readsWholeBoard(reading)) {
      SymbolReader symbols = symbolReader.get();
      Map<Integer, DigitOpinion> seen =
          await(() -> SymbolCellMatcher.digits(symbols.read(board), board));
      return seen.isEmpty() ? reading : ConfidenceCap.of(reading, reading.withOpinions(seen));
    }
    List<DoubtfulCellLine> lines = linesOf(reading);
    Map<Integer, DigitOpinion> seen =
        lines.isEmpty() ? Collections.emptyMap() : await(() -> ask(board, lines));
    return seen.isEmpty() ? reading : reading.withOpinions(seen);
  }

  private static List<DoubtfulCellLine> linesOf(BoardReading reading) {
    List<Integer> doubtful = new ArrayList<>(reading.doubtful());
    int asked = Math.min(doubtful.size(), MAX_LINES * DoubtfulCellLine.LENGTH);
    List<DoubtfulCellLine> lines = new ArrayList<>();
    for (int first = 0; first < asked; first += DoubtfulCellLine.LENGTH) {
      int end = Math.min(asked, first + DoubtfulCellLine.LENGTH);
      lines.add(new DoubtfulCellLine(doubtful.subList(first, end), reading));
    }
    return lines;
  }

  /** The recognized digits by cell; empty on failure or timeout. */
  private Map<Integer, DigitOpinion> await(Callable<Map<Integer, DigitOpinion>> question) {
    Future<Map<Integer, DigitOpinion>> answer;
    try {
      answer = executor.submit(question);
    } catch (RejectedExecutionException e) {
      // The executor is shut down.
      return Collections.emptyMap();
    }
    try {
      return answer.get(timeout, TimeUnit.NANOSECONDS);
    } catch (ExecutionException | TimeoutException e) {
      // A failure of the other reader is not an error: the opinion is optional.
      answer.cancel(true);
      return Collections.emptyMap();
    } catch (InterruptedException e) {
      answer.cancel(true);
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    }
  }

  private Map<Integer, DigitOpinion> ask(FlatBoard board, List<DoubtfulCellLine> lines)
      throws InterruptedException {
    Map<Integer, DigitOpinion> seen = new HashMap<>();
    for (DoubtfulCellLine line : lines) {
      seen.putAll(line.ask(reader, board));
    }
    return seen;
  }
}
