package dev.casilla.solver.bench;

import dev.casilla.solver.Grid;
import dev.casilla.solver.generator.Generator;
import dev.casilla.solver.generator.Symmetry;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** New puzzles a second: {@code ./gradlew :solver:jmh -Ponly=Generator}. */
@State(Scope.Thread)
public class GeneratorBenchmark {
  private Generator generator = new Generator(0, Symmetry.NONE);

  /** The symmetry of the puzzles. */
  @Param public Symmetry symmetry = Symmetry.NONE;

  /** Starts from the same seed. */
  @Setup
  public void begin() {
    generator = new Generator(20261118, symmetry);
  }

  /** Generates the next puzzle. */
  @Benchmark
  public Grid generate() {
    return generator.next();
  }
}
