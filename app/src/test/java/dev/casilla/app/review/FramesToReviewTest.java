package dev.casilla.app.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.history.ArchiveInMemory;
import dev.casilla.app.puzzle.MainThreadIsHere;
import dev.casilla.app.puzzle.Queue;
import dev.casilla.app.scan.Aim;
import dev.casilla.app.scan.FakeFrame;
import dev.casilla.app.scan.FrameAnalyzer;
import dev.casilla.app.scan.RawFrames;
import dev.casilla.app.scan.Scenes;
import dev.casilla.app.scan.Sighting;
import dev.casilla.reader.PuzzleReader;
import dev.casilla.reader.testing.Corpus;
import dev.casilla.reader.testing.ImageFiles;
import dev.casilla.reader.testing.NewspaperPage;
import dev.casilla.reader.testing.Photo;
import dev.casilla.reader.testing.Pose;
import dev.casilla.reader.vision.LumaPlane;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Rendered pages and photos of newspapers, held before the camera: from frames as a camera lays
 * them to what the review screen shows. What is never read and what is read wrong have budgets of
 * their own.
 */
@ExtendWith(MainThreadIsHere.class)
final class FramesToReviewTest {
  private static final int WIDTH = 720;
  private static final int LONG_SIDE = 1280;
  private static final int MARGIN = 96;
  private static final int PAPER = 170;

  /** After so many frames even what stays doubtful is to be looked over. */
  private static final int FRAMES = 15;

  private static final int NOISE = 3;

  /** Photos that may show the camera nothing, of all that are kept back. */
  private static final int UNREAD = 0;

  /** Photos whose plate may be read worse than their frames were, if it is left in doubt. */
  private static final int WORSE = 2;

  private final PuzzleReader reader = new PuzzleReader();

  /** What turned boards are read with: coarser than frames, and a single look. */
  private final PlateReader plates = new PlateReader(PuzzleReader::new);

  private final List<String> unread = new ArrayList<>();
  private final List<String> doubtful = new ArrayList<>();
  private final List<String> inexact = new ArrayList<>();
  private final List<String> wrong = new ArrayList<>();

  /** Where somebody is asked to look, but not at what is wrong. */
  private final List<String> unmarked = new ArrayList<>();

  private final List<String> worse = new ArrayList<>();

  /** However a camera may lie, lay its pixels and crop. */
  @Test
  void pages_asFramesOfEveryLayout_areReviewedAndProper() {
    int seed = 0;
    for (int rotation = 0; rotation < 360; rotation += 90) {
      for (int pixelStride : new int[] {1, 2}) {
        for (int spare : new int[] {0, 24}) {
          seed++;
          showPage(seed, rotation, pixelStride, spare);
        }
      }
    }
  }

  private void showPage(int seed, int rotation, int pixelStride, int spare) {
    String layout = rotation + " degrees, stride " + pixelStride + ", spare " + spare;
    Grid puzzle = Scenes.variant(seed);
    NewspaperPage page = new NewspaperPage(puzzle, seed);
    Pose pose = Pose.above(60).turned(0.04 * (seed % 5 - 2)).tilted(0.1, -0.1);
    RawFrames.Upright picture =
        new RawFrames.Upright(page.photograph(pose, WIDTH, LONG_SIDE), WIDTH, LONG_SIDE);
    FrameAnalyzer analyzer = new FrameAnalyzer(reader, Optional.empty());
    for (int i = 0; i < FRAMES; i++) {
      FakeFrame frame = RawFrames.of(noisy(picture, i), rotation, pixelStride, spare);
      Sighting seen = analyzer.analyze(frame, Aim.READ);
      assertEquals(1, frame.closings(), layout);
      if (seen.taken().isPresent()) {
        Draft draft = seen.taken().get();
        ReviewUiState state = state(draft);
        assertEquals(List.of(), Mistakes.unmarked(draft, puzzle), layout);
        assertEquals(puzzle, state.draft().givens(), layout);
        assertEquals(new ReviewFinding.Proper(), state.finding(), layout);
        assertTrue(state.canBeUsed(), layout);
        return;
      }
    }
    fail("not read: " + layout);
  }

  @Test
  void photos_asFrames_areReviewedAndNeverCertainlyWrong() {
    Optional<Corpus> corpus = Corpus.find();
    assumeTrue(corpus.isPresent(), Corpus.MISSING);
    int photos = 0;
    for (Photo photo : corpus.get().photos()) {
      if (photo.isHeldOut() && !isBegun(photo)) {
        show(photo, photos);
        photos++;
      }
    }
    System.out.printf(
        "photos as frames: %d, unread %s, doubtful %s, inexact %s, certain and wrong %s, "
            + "wrong and unmarked %s, plates read worse %s%n",
        photos, unread, doubtful, inexact, wrong, unmarked, worse);
    assertTrue(photos > 0, "no photos to show");
    assertEquals(List.of(), wrong);
    assertEquals(List.of(), unmarked);
    assertTrue(unread.size() <= UNREAD, "unread: " + unread);
    assertTrue(worse.size() <= WORSE, "plates read worse: " + worse);
  }

  /** Calendars, which somebody has begun to fill in; letters stand for digits that are written. */
  private static boolean isBegun(Photo photo) {
    return photo.set().startsWith("calendar");
  }

  /**
   * They are not among the others, for in frames writing is often taken for print: a person has to
   * look at most of them, and what is certain may be inexact. Its solution may not be wrong.
   */
  @Test
  void begunPuzzles_asFrames_areNeverCertainlyWrong() {
    Optional<Corpus> corpus = Corpus.find();
    assumeTrue(corpus.isPresent(), Corpus.MISSING);
    int photos = 0;
    for (Photo photo : corpus.get().photos()) {
      if (photo.isHeldOut() && isBegun(photo)) {
        showBegun(photo, photos);
        photos++;
      }
    }
    System.out.printf(
        "begun puzzles as frames: %d, unread %s, doubtful %d, inexact %s, certain and wrong %s, "
            + "wrong and unmarked %s%n",
        photos, unread, doubtful.size(), inexact, wrong, unmarked);
    assertTrue(photos > 0, "no photos to show");
    assertEquals(List.of(), wrong);
    assertEquals(List.of(), unread);
  }

  private void showBegun(Photo photo, int number) {
    Grid truth = Grid.parse(photo.givens().replaceAll("[a-i]", "."));
    Solver solver = new Solver();
    Optional<Draft> taken = film(photo, number);
    if (!taken.isPresent()) {
      unread.add(photo.name());
    } else if (taken.get().isDoubtful()) {
      doubtful.add(photo.name());
      List<Integer> overlooked = Mistakes.unmarked(taken.get(), truth);
      if (!overlooked.isEmpty()) {
        unmarked.add(photo.name() + " " + overlooked);
      }
    } else if (!solver.solve(taken.get().givens()).equals(solver.solve(truth))) {
      wrong.add(photo.name() + ": " + taken.get().givens());
    } else if (!taken.get().givens().equals(truth)) {
      inexact.add(photo.name());
    }
  }

  private void show(Photo photo, int number) {
    Optional<Draft> taken = film(photo, number);
    if (taken.isPresent()) {
      review(photo, taken.get());
    } else {
      unread.add(photo.name());
    }
  }

  /** What is taken of frames that show {@code photo}, if anything is. */
  private Optional<Draft> film(Photo photo, int number) {
    RawFrames.Upright picture = small(photo);
    FrameAnalyzer analyzer = new FrameAnalyzer(reader, Optional.empty());
    for (int i = 0; i < FRAMES; i++) {
      // Every way that a camera may lie and lay its pixels, one after the other.
      int rotation = 90 * (number % 4);
      FakeFrame frame = RawFrames.of(noisy(picture, i), rotation, 1 + number / 4 % 2, 8 * i);
      Sighting seen = analyzer.analyze(frame, Aim.READ);
      assertEquals(1, frame.closings(), photo.name());
      if (seen.taken().isPresent()) {
        return seen.taken();
      }
    }
    return Optional.empty();
  }

  private void review(Photo photo, Draft draft) {
    ReviewUiState state = state(draft);
    assertEquals(draft.cells(), state.draft().cells(), photo.name());
    assertTrue(state.canBeUsed(), photo.name());
    assertEquals(draft.isDoubtful(), state.draft().isDoubtful());
    Grid truth = Grid.parse(photo.givens());
    Draft again = plates.read(draft.origin(), state.draft().plate().get());
    if (!again.givens().equals(truth)) {
      assertTrue(again.isDoubtful(), photo.name() + " is certain and wrong when read again");
      if (draft.givens().equals(truth)) {
        worse.add(photo.name());
      }
    }
    Solver solver = new Solver();
    if (draft.isDoubtful()) {
      doubtful.add(photo.name());
      List<Integer> overlooked = Mistakes.unmarked(draft, truth);
      if (!overlooked.isEmpty()) {
        unmarked.add(photo.name() + " " + overlooked);
      }
      assertEquals(
          draft.doubtful().isEmpty() ? -1 : draft.doubtful().get(0), state.selected(), "focus");
    } else if (!solver.solve(draft.givens()).equals(solver.solve(truth))) {
      wrong.add(photo.name() + ": " + draft.givens());
    } else if (!draft.givens().equals(truth)) {
      inexact.add(photo.name());
    } else {
      assertEquals(new ReviewFinding.Proper(), state.finding(), photo.name());
    }
  }

  /** What the screen shows of it, once it has come there and is judged. */
  static ReviewUiState state(Draft draft) {
    SavedStateHandle saved = new SavedStateHandle();
    saved.set(SavedReview.DRAFT, PackedDraft.pack(draft));
    Queue works = new Queue();
    ReviewViewModel model =
        new ReviewViewModel(
            saved,
            new ArchiveInMemory(),
            new Plates(),
            new PlateReader(PuzzleReader::new),
            new ReviewExecutors(works, works, works, Runnable::run));
    works.runAll();
    return Objects.requireNonNull(model.state().getValue());
  }

  private static RawFrames.Upright noisy(RawFrames.Upright picture, long seed) {
    Random random = new Random(seed);
    byte[] luma = new byte[picture.luma().length];
    for (int i = 0; i < luma.length; i++) {
      int seen = (picture.luma()[i] & 0xff) + random.nextInt(2 * NOISE + 1) - NOISE;
      luma[i] = (byte) Math.max(0, Math.min(255, seen));
    }
    return new RawFrames.Upright(luma, picture.width(), picture.height());
  }

  /**
   * The photo as part of a frame, each pixel the mean of what it covers, with paper around it: most
   * photos were cut to their puzzle, and a camera would ask to go back.
   */
  private static RawFrames.Upright small(Photo photo) {
    LumaPlane plane = ImageFiles.read(photo.file());
    int inside = LONG_SIDE - 2 * MARGIN;
    double step = Math.max(1, (double) Math.max(plane.width(), plane.height()) / inside);
    int width = (int) (plane.width() / step) + 2 * MARGIN;
    int height = (int) (plane.height() / step) + 2 * MARGIN;
    byte[] luma = new byte[width * height];
    Arrays.fill(luma, (byte) PAPER);
    for (int y = MARGIN; y < height - MARGIN; y++) {
      for (int x = MARGIN; x < width - MARGIN; x++) {
        luma[y * width + x] = (byte) mean(plane, (x - MARGIN) * step, (y - MARGIN) * step, step);
      }
    }
    return new RawFrames.Upright(luma, width, height);
  }

  private static int mean(LumaPlane plane, double left, double top, double step) {
    int sum = 0;
    int count = 0;
    for (int y = (int) top; y < top + step && y < plane.height(); y++) {
      for (int x = (int) left; x < left + step && x < plane.width(); x++) {
        sum += plane.luma()[y * plane.width() + x] & 0xff;
        count++;
      }
    }
    return sum / count;
  }
}
