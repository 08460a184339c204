package dev.casilla.reader.rig;

import dev.casilla.reader.vision.FoundGrid;
import dev.casilla.reader.vision.LumaPlane;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A picture to be read.
 *
 * @param name to find it again
 * @param set the row of the report that it belongs to
 * @param plane the picture, made when it is asked for
 * @param truth what is on it; nothing where there is no puzzle
 * @param others other puzzles in the picture: to read one of them is not what was wanted, but not
 *     wrong
 * @param error how far a grid is off, in cells, as far as is known
 */
record Specimen(
    String name,
    String set,
    Supplier<LumaPlane> plane,
    Optional<Truth> truth,
    List<Grid> others,
    Function<FoundGrid, OptionalDouble> error) {}
