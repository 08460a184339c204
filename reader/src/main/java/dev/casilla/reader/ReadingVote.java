package dev.casilla.reader;

import dev.casilla.reader.reading.Consensus;
import dev.casilla.reader.reading.Reading;
import java.util.Optional;

/**
 * Puts together what several frames show of one puzzle. Begins anew when another puzzle comes into
 * view. Not safe for use by several threads.
 */
public final class ReadingVote {
  /** Frames that have to agree. */
  private static final int FEWEST_FRAMES = 2;

  private final Consensus consensus = new Consensus();
  private Optional<ReadBoard> last = Optional.empty();

  /** Takes in what the next frame shows. */
  public void add(ReadBoard board) {
    consensus.add(board.reading());
    last = Optional.of(board);
  }

  /** Forgets all frames. */
  public void reset() {
    consensus.reset();
    last = Optional.empty();
  }

  /** How many frames there are of the puzzle in view. */
  public int frames() {
    return consensus.count();
  }

  /** Whether more frames would hardly change anything. */
  public boolean isSure() {
    return frames() >= FEWEST_FRAMES
        && board()
            .map(ReadBoard::reading)
            .map(Reading::doubtful)
            .map(d -> d.isEmpty())
            .orElse(false);
  }

  /** The board as all frames show it, where the last one shows it; without a conclusion. */
  public Optional<ReadBoard> board() {
    return last.map(board -> new ReadBoard(board.grid(), consensus.reading(), board.conclusion()));
  }
}
