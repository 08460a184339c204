package dev.casilla.cli.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Measures a workload. */
/*
 * Speed is measured in CPU time of this thread, so that other programs matter less. The median is
 * that of whole rounds; the best is the sum of the best times of chunks, which excludes
 * interruptions. Latency is wall-clock time, because the CPU clock is too coarse; the best of some
 * passes counts for each puzzle, so that the maximum belongs to the puzzle and not to the machine.
 */
public final class WorkloadTimer {
  /** A day. */
  public static final double MAX_SECONDS = 86_400;

  private static final int CHUNK = 500;
  private static final int FEWEST_ROUNDS = 5;
  private static final int LATENCY_PASSES = 3;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final Workload workload;
  private final double[] bestOfChunk;

  WorkloadTimer(Workload workload) {
    this.workload = workload;
    bestOfChunk = new double[(workload.size() + CHUNK - 1) / CHUNK];
    Arrays.fill(bestOfChunk, Double.MAX_VALUE);
  }

  /** Works for {@code seconds} without measuring, so that all code is compiled. */
  void warmUp(double seconds) {
    double end = cpuSeconds() + seconds;
    while (cpuSeconds() < end) {
      workload.run(0, workload.size());
    }
  }

  /** Puzzles a second, measured for {@code seconds} or longer. */
  Speed speed(double seconds) {
    List<Double> rounds = new ArrayList<>();
    double end = cpuSeconds() + seconds;
    while (cpuSeconds() < end || rounds.size() < FEWEST_ROUNDS) {
      rounds.add(round());
    }
    double[] sorted = rounds.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    return new Speed(
        workload.size() / Arrays.stream(bestOfChunk).sum(),
        workload.size() / sorted[sorted.length / 2]);
  }

  /** The latency of single puzzles. */
  Latency latency() {
    double[] micros = new double[workload.size()];
    Arrays.fill(micros, Double.MAX_VALUE);
    for (int pass = 0; pass < LATENCY_PASSES; pass++) {
      for (int i = 0; i < micros.length; i++) {
        long start = System.nanoTime();
        workload.run(i, i + 1);
        micros[i] = Math.min(micros[i], (System.nanoTime() - start) / 1e3);
      }
    }
    Arrays.sort(micros);
    int last = micros.length - 1;
    return new Latency(
        micros[micros.length / 2], micros[Math.min(last, micros.length * 99 / 100)], micros[last]);
  }

  /** Bytes allocated for each puzzle. */
  double bytes() {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    workload.run(0, workload.size());
    return (THREADS.getCurrentThreadAllocatedBytes() - before) / (double) workload.size();
  }

  private double round() {
    double start = cpuSeconds();
    for (int chunk = 0; chunk < bestOfChunk.length; chunk++) {
      double chunkStart = cpuSeconds();
      workload.run(chunk * CHUNK, Math.min((chunk + 1) * CHUNK, workload.size()));
      bestOfChunk[chunk] = Math.min(bestOfChunk[chunk], cpuSeconds() - chunkStart);
    }
    return cpuSeconds() - start;
  }

  private static double cpuSeconds() {
    return THREADS.getCurrentThreadCpuTime() * 1e-9;
  }

  /** In puzzles a second. */
  record Speed(double best, double median) {}

  /** In microseconds. */
  record Latency(double p50, double p99, double max) {}
}
