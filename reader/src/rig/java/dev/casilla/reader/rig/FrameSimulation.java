package dev.casilla.reader.rig;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.ReadingVote;
import dev.casilla.reader.digits.network.DigitModel;
import dev.casilla.reader.picture.LumaPlane;
import java.util.List;

/** Reads images as camera frames: one alone, or several combined. */
final class FrameSimulation {
  /** Frames of one image, so that each search pass has its turn. */
  private static final int FRAMES = 6;

  private final PuzzleReader reader;
  private final ReadingVote vote = new ReadingVote();

  FrameSimulation(DigitModel model) {
    reader = new PuzzleReader(model);
  }

  /** Returns what is shown after one frame. */
  PuzzleReading readOne(LumaPlane plane) {
    PuzzleReading reading = reader.readFrame(plane);
    return reading instanceof PuzzleReading.Boards boards ? concluded(boards.best()) : reading;
  }

  /** Returns what is shown after several frames from a still camera. */
  PuzzleReading readSeveral(LumaPlane plane) {
    vote.reset();
    PuzzleReading last = look(plane);
    for (int frame = 1; frame < FRAMES; frame++) {
      last = look(plane);
    }
    return vote.board().map(this::concluded).orElse(last);
  }

  private PuzzleReading look(LumaPlane plane) {
    PuzzleReading reading = reader.readFrame(plane);
    if (reading instanceof PuzzleReading.Boards boards) {
      vote.add(boards.best());
    }
    return reading;
  }

  private PuzzleReading concluded(ReadBoard board) {
    return new PuzzleReading.Boards(List.of(reader.conclude(board)));
  }
}
