package dev.casilla.reader;

import dev.casilla.reader.reading.Consensus;
import java.util.Optional;

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
  private static final int FEWEST_FRAMES = 2;

  private static final int QUARTERS = 4;

  private Consensus consensus = new Consensus();
  private Consensus challenger = new Consensus();
  private Optional<ReadBoard> last = Optional.empty();

  /** Takes in what the next frame shows. */
  public void add(ReadBoard board) {
    ReadBoard aligned = aligned(board, consensus);
    if (consensus.isOfAnother(aligned.reading())) {
      challenge(board);
    } else {
      consensus.add(aligned.reading());
      challenger.reset();
      last = Optional.of(aligned);
    }
  }

  private void challenge(ReadBoard board) {
    ReadBoard aligned = aligned(board, challenger);
    if (challenger.isOfAnother(aligned.reading())) {
      challenger.reset();
    }
    challenger.add(aligned.reading());
    if (challenger.count() >= Math.min(FEWEST_FRAMES, consensus.count())) {
      Consensus before = consensus;
      consensus = challenger;
      challenger = before;
      challenger.reset();
      last = Optional.of(aligned);
    }
  }

  /** The board turned as those before stand, if it is theirs; else as it is. */
  private static ReadBoard aligned(ReadBoard board, Consensus before) {
    ReadBoard turned = board;
    for (int quarters = 0; quarters < QUARTERS; quarters++) {
      if (!before.isOfAnother(turned.reading())) {
        return turned;
      }
      turned = turned.quarterTurned();
    }
    return board;
  }

  /** Forgets all frames. */
  public void reset() {
    consensus.reset();
    challenger.reset();
    last = Optional.empty();
  }

  /** How many frames there are of the puzzle in view. */
  public int frames() {
    return consensus.count();
  }

  /** Whether more frames would hardly change anything. */
  public boolean isSure() {
    return frames() >= FEWEST_FRAMES && consensus.reading().doubtful().isEmpty();
  }

  /** The board as all frames show it, where the last of them shows it; without a conclusion. */
  public Optional<ReadBoard> board() {
    return last.map(board -> new ReadBoard(board.grid(), consensus.reading(), board.conclusion()));
  }
}
