package dev.casilla.app;

import android.content.Context;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import androidx.activity.ComponentActivity;
import androidx.core.content.ContextCompat;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.data.DraftRepository;
import dev.casilla.app.reading.frame.FrameAnalyzer;
import dev.casilla.app.reading.frame.FrameListener;
import dev.casilla.app.ui.photo.PhotoExecutors;
import dev.casilla.app.ui.photo.PhotoViewModels;
import dev.casilla.app.ui.review.state.ReviewExecutors;
import dev.casilla.app.ui.review.state.ReviewViewModels;
import dev.casilla.app.ui.scan.camera.LiveCamera;
import dev.casilla.app.ui.scan.camera.ScanCamera;
import dev.casilla.app.ui.scan.state.ScanViewModels;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.board.FlatBoard;
import dev.casilla.reader.opinion.SecondOpinion;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.solver.Cells;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/** Creates what screens need to read puzzles from pictures. Lives as long as the process. */
/*
 * The reader is confined to one thread, on which it is also created because that is slow. Opening
 * a photo can hang, so each photo is opened on a thread of its own.
 */
final class ReadingContainer {
  /** A blank picture, just large enough for a board. */
  private static final int WARM_SIDE = 296;

  private static final int WARM_CELL = 32;

  /** Timeout of the first frame of a camera. */
  private static final long CAMERA_PATIENCE_MILLIS = 8_000;

  private final Executor reading =
      Executors.newSingleThreadExecutor(work -> new Thread(work, "reading"));
  private final ViewModelProvider.Factory scanViewModels;
  private final ViewModelProvider.Factory photoViewModels;
  private final ViewModelProvider.Factory reviewViewModels;
  private final SecondOpinionProvider adviser;
  private @Nullable PuzzleReader reader;

  /**
   * For screens that judge on {@code solving} and keep sheets in {@code sheets} on {@code storage}.
   */
  ReadingContainer(
      Context context,
      DraftRepository sheets,
      Executor solving,
      Executor storage,
      SecondOpinionProvider adviser) {
    this.adviser = adviser;
    Handler handler = new Handler(Looper.getMainLooper());
    Executor screen = ContextCompat.getMainExecutor(context);
    Optional<SecondOpinion> secondOpinion = adviser.opinion();
    scanViewModels =
        new ScanViewModels(
            () -> new FrameAnalyzer(warmReader(), secondOpinion),
            SystemClock::elapsedRealtime,
            reading,
            screen,
            work -> handler.postDelayed(work, CAMERA_PATIENCE_MILLIS));
    Executor opening = Executors.newCachedThreadPool(work -> new Thread(work, "opening"));
    photoViewModels =
        new PhotoViewModels(
            context,
            this::reader,
            secondOpinion,
            new PhotoExecutors(opening, reading, storage, screen),
            SystemClock::elapsedRealtime);
    reviewViewModels =
        new ReviewViewModels(
            sheets, this::reader, new ReviewExecutors(solving, reading, storage, screen));
  }

  /** View models of the scan screen; warms up the second opinion. */
  ViewModelProvider.Factory scanViewModels() {
    adviser.warmUp().run();
    return scanViewModels;
  }

  /** Likewise. */
  ViewModelProvider.Factory photoViewModels() {
    adviser.warmUp().run();
    return photoViewModels;
  }

  ViewModelProvider.Factory reviewViewModels() {
    return reviewViewModels;
  }

  /** The device's camera for {@code screen}, whose frames go to {@code frames}. */
  ScanCamera camera(ComponentActivity screen, FrameListener frames) {
    return new LiveCamera(screen, reading, frames);
  }

  /** The executor that reads pictures. */
  Executor executor() {
    return reading;
  }

  /** The reader, warmed up with a blank picture to make the first frame fast. */
  private PuzzleReader warmReader() {
    boolean isCold = reader == null;
    PuzzleReader warm = reader();
    if (isCold) {
      warm.readFrame(LumaPlane.of(new byte[WARM_SIDE * WARM_SIDE], WARM_SIDE, WARM_SIDE));
      int margin = (WARM_SIDE - Cells.SIDE * WARM_CELL) / 2;
      byte[] blank = new byte[WARM_SIDE * WARM_SIDE];
      warm.readUpright(new FlatBoard(blank, WARM_SIDE, WARM_CELL, margin));
    }
    return warm;
  }

  private PuzzleReader reader() {
    PuzzleReader made = reader;
    if (made == null) {
      made = new PuzzleReader();
      reader = made;
    }
    return made;
  }
}
