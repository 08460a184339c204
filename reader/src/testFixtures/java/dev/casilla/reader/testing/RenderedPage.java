package dev.casilla.reader.testing;

import dev.casilla.reader.vision.LumaPlane;
import dev.casilla.reader.vision.Point;
import java.util.List;

/**
 * A picture of a page, as a camera would have taken it.
 *
 * @param plane the picture
 * @param nodes where the puzzle's lines cross, row by row; empty where there is no puzzle
 * @param description what makes this page hard, to be read in a report
 */
public record RenderedPage(LumaPlane plane, List<Point> nodes, String description) {}
