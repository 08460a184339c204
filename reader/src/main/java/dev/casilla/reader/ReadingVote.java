package dev.casilla.reader;

import dev.casilla.reader.reading.ReadingConsensus;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Puts together what several frames show of one puzzle. Begins anew when another puzzle comes into
 * view. Not safe for use by several threads.
 */
/*
 * A frame that shows another board may be a slip: a neighbouring puzzle, or the same one read the
 * wrong way round while the hand moved. So the frames before are kept until a second one in a row
 * agrees with it. Boards are turned upright before they come here, each by its own digits; one that
 * agrees with those before only after further turns is turned as they are.
 */
public final class ReadingVote {
  /** Frames that have to agree. */
  private static final int MIN_FRAMES = 2;

  private ReadingConsensus consensus = new ReadingConsensus();
  private ReadingConsensus otherBoard = new ReadingConsensus();
  private Optional<ReadBoard> last = Optional.empty();

  /** Takes in what the next frame shows. */
  public void add(ReadBoard board) {
    OptionalInt turns = consensus.turnsTo(board.reading());
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
    OptionalInt turns = otherBoard.turnsTo(board.reading());
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

  /** Forgets all frames. */
  public void reset() {
    consensus.reset();
    otherBoard.reset();
    last = Optional.empty();
  }

  /** How many frames there are of the puzzle in view. */
  public int frames() {
    return consensus.count();
  }

  /** Whether more frames would hardly change anything. */
  public boolean isSettled() {
    return frames() >= MIN_FRAMES && consensus.reading().doubtful().isEmpty();
  }

  /** The board as all frames show it, where the last of them shows it; without a conclusion. */
  public Optional<ReadBoard> board() {
    return last.map(board -> ReadBoard.withoutConclusion(board.grid(), consensus.reading()));
  }
}
