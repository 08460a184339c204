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
 * Asks another reader of text about the doubtful cells of a board, or about all of it where most is
 * doubtful. What it answers raises or lowers confidence, the more the surer it is; where it fails,
 * sees nothing or takes too long, nothing changes.
 */
public final class SecondOpinion {
  /** Pixels a side that the cells of a board to be asked about should have. */
  public static final int CELL = 64;

  /** Lines that are asked about; a board with more doubtful cells is in doubt as a whole. */
  private static final int MAX_LINES = 3;

  private final LineReader reader;
  private final Optional<SymbolReader> ofBoards;
  private final ExecutorService executor;
  private final long timeout;

  /**
   * A second opinion.
   *
   * @param executor where {@code reader} runs
   * @param patience how long to wait for all answers together
   */
  public SecondOpinion(LineReader reader, ExecutorService executor, long patience, TimeUnit unit) {
    this(reader, Optional.empty(), executor, unit.toNanos(patience));
  }

  private SecondOpinion(
      LineReader reader, Optional<SymbolReader> ofBoards, ExecutorService executor, long patience) {
    this.reader = reader;
    this.ofBoards = ofBoards;
    this.executor = executor;
    this.timeout = patience;
  }

  /** This second opinion, with {@code symbols} to be asked where a whole board is in doubt. */
  public SecondOpinion includingWholeBoards(SymbolReader symbols) {
    return new SecondOpinion(reader, Optional.of(symbols), executor, timeout);
  }

  /**
   * Whether so much is in doubt that the whole board is asked about. Then what comes of it is never
   * certain: hardly anybody but the other reader has seen it.
   */
  public boolean readsWholeBoard(BoardReading reading) {
    return ofBoards.isPresent() && reading.doubtful().size() > MAX_LINES * DoubtfulCellLine.LENGTH;
  }

  /**
   * The reading after the other's answer.
   *
   * @throws CancellationException if this thread is interrupted
   */
  public BoardReading applyTo(BoardReading reading, FlatBoard board) {
    if (readsWholeBoard(reading)) {
      SymbolReader symbols = ofBoards.get();
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

  /** What the other reader saw in which cells; nothing if it failed or took too long. */
  private Map<Integer, DigitOpinion> await(Callable<Map<Integer, DigitOpinion>> question) {
    Future<Map<Integer, DigitOpinion>> answer;
    try {
      answer = executor.submit(question);
    } catch (RejectedExecutionException e) {
      // Whoever was to be asked has been sent home.
      return Collections.emptyMap();
    }
    try {
      return answer.get(timeout, TimeUnit.NANOSECONDS);
    } catch (ExecutionException | TimeoutException e) {
      // The other reader's failure is its own affair: it was asked for no more than an opinion.
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
