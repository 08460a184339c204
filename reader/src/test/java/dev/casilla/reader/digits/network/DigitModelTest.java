package dev.casilla.reader.digits.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.casilla.reader.board.CellPatches;
import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.InkNormalizer;
import dev.casilla.reader.digits.PatchArt;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class DigitModelTest {
  private static final float ROUNDING = 1e-3f;

  private final DigitModel model = DigitModel.load();
  private final CellProbabilities beliefs = new CellProbabilities();

  @Test
  void forward_anyPatch_equalsTheReference() {
    ReferenceNetwork reference = new ReferenceNetwork(NetworkWeights.load());
    Random random = new Random(1);
    for (int i = 0; i < 20; i++) {
      byte[] patch = new byte[InkNormalizer.PIXELS];
      random.nextBytes(patch);
      byte[] chosen = i < 10 ? PatchArt.patch(PatchArt.DIGITS.get(i)) : patch;
      assertArrayEquals(
          reference.forward(chosen), model.forward(chosen, 0), ROUNDING, "patch " + i);
    }
  }

  /** The result must not depend on other cells of the batch or on earlier ones. */
  @Test
  void readFirst_anyNumberOfPatches_readsEachIndependently() {
    Random random = new Random(2);
    byte[] patches = new byte[2 * ForwardPass.BATCH_SIZE * InkNormalizer.PIXELS];
    CellProbabilities alone = new CellProbabilities();
    for (int count = 1; count <= 2 * ForwardPass.BATCH_SIZE; count++) {
      random.nextBytes(patches);
      model.readFirst(count, patches, beliefs);
      for (int cell = 0; cell < count; cell++) {
        model.read(patches, cell * InkNormalizer.PIXELS, alone, cell);
        for (int mark = 0; mark < CellClass.COUNT; mark++) {
          assertEquals(alone.logProbability(cell, mark), beliefs.logProbability(cell, mark));
        }
      }
    }
  }

  @Test
  void read_artOfEachDigit_readsIt() {
    for (int digit = 1; digit <= 9; digit++) {
      model.read(PatchArt.patch(PatchArt.DIGITS.get(digit)), 0, beliefs, 0);
      assertEquals(digit, CellClass.digitOf(beliefs.best(0)));
    }
  }

  @Test
  void read_emptyCells_areEmpty() {
    model.read(PatchArt.patch(List.of()), 0, beliefs, 0);
    assertEquals(CellClass.EMPTY, beliefs.best(0));

    model.read(new byte[InkNormalizer.PIXELS], 0, beliefs, 0);
    assertEquals(CellClass.EMPTY, beliefs.best(0));
  }

  @Test
  void read_otherContrast_readsTheSame() {
    byte[] patch = PatchArt.patch(PatchArt.DIGITS.get(5));
    byte[] dark = new byte[patch.length];
    for (int i = 0; i < patch.length; i++) {
      dark[i] = (byte) (10 + (patch[i] & 0xff) / 4);
    }
    model.read(patch, 0, beliefs, 0);
    model.read(dark, 0, beliefs, 1);
    assertEquals(beliefs.best(0), beliefs.best(1));
    assertEquals(beliefs.digitProbability(0, 5), beliefs.digitProbability(1, 5), 0.02);
  }

  @Test
  void readAll_eachCell_hasItsIndex() {
    byte[] patches = new byte[CellProbabilities.CELLS * InkNormalizer.PIXELS];
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      byte[] patch = PatchArt.patch(PatchArt.DIGITS.get(cell % 10));
      System.arraycopy(patch, 0, patches, cell * InkNormalizer.PIXELS, patch.length);
    }
    model.readAll(patches, beliefs);
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      assertEquals(cell % 10, CellClass.digitOf(beliefs.best(cell)), "cell " + cell);
    }
  }

  /** The lowest contrast of a digit on any photo was twice the noise limit. */
  @Test
  void readAll_paleDigitsAmongLines_readsThem() {
    byte[] patches = new byte[CellProbabilities.CELLS * InkNormalizer.PIXELS];
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      byte[] patch = PatchArt.patch(PatchArt.DIGITS.get(cell % 10), 200 - 70);
      System.arraycopy(patch, 0, patches, cell * InkNormalizer.PIXELS, patch.length);
    }
    model.readAll(patches, beliefs);
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      assertEquals(cell % 10, CellClass.digitOf(beliefs.best(cell)), "cell " + cell);
    }
  }

  @Test
  void readAll_blankCells_areConfidentlyEmpty() {
    byte[] patches = new byte[CellProbabilities.CELLS * InkNormalizer.PIXELS];
    Random noise = new Random(3);
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      byte[] patch = PatchArt.patch(List.of());
      for (int i = 0; i < patch.length; i++) {
        patches[cell * InkNormalizer.PIXELS + i] = (byte) ((patch[i] & 0xff) - noise.nextInt(20));
      }
    }
    model.readAll(patches, beliefs);
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      double sum = 0;
      for (int mark = 0; mark < CellClass.COUNT; mark++) {
        sum += Math.exp(beliefs.logProbability(cell, mark));
      }
      assertEquals(1, sum, 1e-6);
      assertTrue(Math.exp(beliefs.logProbability(cell, CellClass.EMPTY)) > 0.99999, "cell " + cell);
    }
  }

  /** A pen covers each cell from left to right. */
  @Test
  void readAll_coveredCells_areNotEmpty() {
    byte[] patches = new byte[CellProbabilities.CELLS * InkNormalizer.PIXELS];
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      byte[] patch = PatchArt.patch(List.of());
      Arrays.fill(patch, 8 * CellPatches.SIDE, 20 * CellPatches.SIDE, (byte) 60);
      System.arraycopy(patch, 0, patches, cell * InkNormalizer.PIXELS, patch.length);
    }
    model.readAll(patches, beliefs);
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      double sum = 0;
      for (int mark = 0; mark < CellClass.COUNT; mark++) {
        sum += Math.exp(beliefs.logProbability(cell, mark));
      }
      assertEquals(1, sum, 1e-4);
      assertEquals(
          0.5, Math.exp(beliefs.logProbability(cell, CellClass.EMPTY)), 0.01, "cell " + cell);
    }
  }

  @Test
  void readAll_again_allocatesNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    byte[] patches = new byte[CellProbabilities.CELLS * InkNormalizer.PIXELS];
    model.readAll(patches, beliefs);
    long thread = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(thread);
    for (int i = 0; i < 20; i++) {
      model.readAll(patches, beliefs);
    }
    long allocated = threads.getThreadAllocatedBytes(thread) - before;
    assertTrue(allocated < 1000, allocated + " bytes for 20 boards");
  }
}
