package dev.casilla.reader;

import dev.casilla.reader.reading.ReadingConsensus;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Combines the readings of several frames of one puzzle. Restarts when another puzzle comes into
 * view. Not thread-safe.
 */
/*
 * A frame with a different board may be an error: a neighbouring puzzle, or the same one read in
 * the wrong orientation while the camera moved. So the earlier frames are kept until two frames in
 * a row agree on the new board. Each frame is turned upright by its own digits; if it agrees with
 * the earlier frames only after a further rotation, it is rotated to match.
 */
public final class ReadingVote {
  /** Frames that must agree. */
  private static final int MIN_FRAMES = 2;

  private ReadingConsensus consensus = new ReadingConsensus();
  private ReadingConsensus otherBoard = new ReadingConsensus();
  private Optional<ReadBoard> last = Optional.empty();

  /** Adds the board of the next frame. */
  public void add(ReadBoard board) {
    OptionalInt turns = consensus.quarterTurnsTo(board.reading());
    if (!turns.isPresent()) {
      addToOtherBoard(board);
    } else {
      ReadBoard aligned = turned(board, turns.getAsInt());
      consensus.add(aligned.reading());
      otherBoard.reset();
      last = Optional.of(aligned);
    }
  }

  private void addToOtherBoard(ReadBoard board) {
    OptionalInt turns = otherBoard.quarterTurnsTo(board.reading());
    if (!turns.isPresent()) {
      otherBoard.reset();
    }
    ReadBoard aligned = turned(board, turns.orElse(0));
    otherBoard.add(aligned.reading());
    if (otherBoard.count() >= Math.min(MIN_FRAMES, consensus.count())) {
      ReadingConsensus before = consensus;
      consensus = otherBoard;
      otherBoard = before;
      otherBoard.reset();
      last = Optional.of(aligned);
    }
  }

  private static ReadBoard turned(ReadBoard board, int quarters) {
    ReadBoard turned = board;
    for (int i = 0; i < quarters; i++) {
      turned = turned.quarterTurned();
    }
    return turned;
  }

  /** Discards all frames. */
  public void reset() {
    consensus.reset();
    otherBoard.reset();
    last = Optional.empty();
  }

  /** The number of frames of the current puzzle. */
  public int frames() {
    return consensus.count();
  }

  /** Whether further frames would hardly change the result. */
  public boolean isSettled() {
    return frames() >= MIN_FRAMES && consensus.reading().doubtful().isEmpty();
  }

  /** The combined board at the position in the last frame; without a conclusion. */
  public Optional<ReadBoard> board() {
    return last.map(board -> ReadBoard.withoutConclusion(board.grid(), consensus.reading()));
  }
}
