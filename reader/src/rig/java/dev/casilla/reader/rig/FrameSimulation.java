package dev.casilla.reader.rig;

import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.PuzzleReading;
import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.ReadingVote;
import dev.casilla.reader.digits.network.DigitModel;
import dev.casilla.reader.picture.LumaPlane;
import java.util.List;

/** Reads pictures as a camera's frames are read: at a glance, or at several that are added up. */
final class FrameSimulation {
  /** Glances at one picture, so that each way of looking has its turn. */
  private static final int SEVERAL = 6;

  private final PuzzleReader reader;
  private final ReadingVote vote = new ReadingVote();

  FrameSimulation(DigitModel model) {
    reader = new PuzzleReader(model);
  }

  /** What is shown after one frame. */
  PuzzleReading one(LumaPlane plane) {
    PuzzleReading glance = reader.readFrame(plane);
    return glance instanceof PuzzleReading.Boards boards ? concluded(boards.best()) : glance;
  }

  /** What is shown after several frames of a camera that is held still. */
  PuzzleReading several(LumaPlane plane) {
    vote.reset();
    PuzzleReading last = look(plane);
    for (int frame = 1; frame < SEVERAL; frame++) {
      last = look(plane);
    }
    return vote.board().map(this::concluded).orElse(last);
  }

  private PuzzleReading look(LumaPlane plane) {
    PuzzleReading glance = reader.readFrame(plane);
    if (glance instanceof PuzzleReading.Boards boards) {
      vote.add(boards.best());
    }
    return glance;
  }

  private PuzzleReading concluded(ReadBoard board) {
    return new PuzzleReading.Boards(List.of(reader.conclude(board)));
  }
}
