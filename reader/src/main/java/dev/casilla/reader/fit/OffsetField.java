package dev.casilla.reader.fit;

import dev.casilla.reader.evidence.LineDirection;
import dev.casilla.reader.evidence.LineOffsets;
import dev.casilla.reader.geometry.Mesh;
import java.util.Arrays;

/**
 * Computes the displacement of each mesh node from the offsets of the edges. Reuses its buffers;
 * not thread-safe.
 *
 * <p>Paper bends, but neighbouring lines bend alike. So the displacement of a node is the value of
 * a plane fitted to the offsets of the edges nearby by weighted least squares; nearer edges weigh
 * more. The plane extrapolates beyond the border and bridges lines that were not found. Edges that
 * do not fit the plane, such as those under a pen, get a low weight in the second round.
 */
final class OffsetField {
  /** Distance of an edge from the plane, in board pixels, at which it has half its weight. */
  private static final double HALF_WEIGHT_DISTANCE = 1;

  /** Regularizes the slopes of the plane where hardly any edge determines them. */
  private static final double STIFFNESS = 0.3;

  /** Minimum contrast of an edge relative to thin lines; below it, it is noise. */
  private static final double MIN_CONTRAST_PART = 0.3;

  /** Contrast of a seen edge relative to thin lines. */
  private static final double SEEN_CONTRAST_PART = 0.5;

  /** Minimum seen edges of a line; with fewer, the line is absent and they are something else. */
  private static final int MIN_EDGES_OF_LINE = 4;

  /** Contrast relative to thin lines above which the weight no longer grows, as on thick lines. */
  private static final double MAX_CONTRAST_PART = 2;

  /** Weight of the border in the first round if the inner lines come first. */
  private static final double DISTRUSTED_BORDER_WEIGHT = 0.01;

  private final double border;
  private final int rounds;
  private final double[] weights = new double[LineDirection.EDGES];
  private final double[][] offsets = new double[2][Mesh.LINES * Mesh.LINES];
  private final double[][] nearness = new double[Mesh.LINES][2 * Mesh.CELLS];
  private int reach;

  private OffsetField(double border, int rounds) {
    this.border = border;
    this.rounds = rounds;
  }

  /** A field that treats all lines alike. */
  static OffsetField ofAllLines() {
    return new OffsetField(1, 2);
  }

  /**
   * A field that fits the inner lines first and then adds the border as far as it fits: if a puzzle
   * has no border, a frame or the edge of a shadow may look like one.
   */
  static OffsetField ofInnerLines() {
    return new OffsetField(DISTRUSTED_BORDER_WEIGHT, 3);
  }

  /**
   * Returns the displacements of the 100 nodes in cells, row by row, across the lines of this
   * direction. The next call for the same direction overwrites the array.
   *
   * @param radius how far an edge may be from a node to have influence, in cells
   */
  double[] smooth(LineOffsets lines, LineDirection direction, double radius) {
    setNearness(radius);
    double[] nodes = offsets[direction.index()];
    for (int line = 0; line < Mesh.LINES; line++) {
      weigh(lines, direction, line);
    }
    weighBorder(border);
    for (int round = 0; round < rounds; round++) {
      if (round == 1) {
        weighBorder(1 / border);
      }
      if (round > 0) {
        discountMisfits(lines, direction, nodes);
      }
      for (int line = 0; line < Mesh.LINES; line++) {
        for (int place = 0; place < Mesh.LINES; place++) {
          nodes[direction.node(line, place)] = planeHeight(lines, direction, line, place);
        }
      }
    }
    for (int node = 0; node < nodes.length; node++) {
      nodes[node] /= LineDirection.BOARD.cell();
    }
    return nodes;
  }

  private void weigh(LineOffsets lines, LineDirection direction, int line) {
    int first = line * Mesh.CELLS;
    int seen = 0;
    for (int edge = first; edge < first + Mesh.CELLS; edge++) {
      double clarity = lines.strength(direction, edge) / (1 + lines.contrast());
      seen += clarity < SEEN_CONTRAST_PART ? 0 : 1;
      double trusted = Math.min(MAX_CONTRAST_PART, clarity);
      weights[edge] = clarity < MIN_CONTRAST_PART ? 0 : trusted * trusted;
    }
    if (seen < MIN_EDGES_OF_LINE) {
      Arrays.fill(weights, first, first + Mesh.CELLS, 0);
    }
  }

  private void weighBorder(double factor) {
    for (int edge = 0; edge < Mesh.CELLS; edge++) {
      weights[edge] *= factor;
      weights[LineDirection.EDGES - 1 - edge] *= factor;
    }
  }

  private void discountMisfits(LineOffsets lines, LineDirection direction, double[] nodes) {
    for (int edge = 0; edge < LineDirection.EDGES; edge++) {
      int line = edge / Mesh.CELLS;
      int place = edge % Mesh.CELLS;
      double expected =
          (nodes[direction.node(line, place)] + nodes[direction.node(line, place + 1)]) / 2;
      double misfit = (lines.offset(direction, edge) - expected) / HALF_WEIGHT_DISTANCE;
      weights[edge] /= 1 + misfit * misfit;
    }
  }

  /**
   * The value at the node of the plane fitted to the edges around it.
   *
   * <p>The normal equations are written out without loops and arrays, because they are solved a
   * thousand times for each fit and took a sixth of the search time. The slopes are eliminated
   * first; the stiffness keeps the pivots away from 0.
   */
  private double planeHeight(LineOffsets lines, LineDirection direction, int line, int place) {
    int firstLine = Math.max(0, line - reach);
    int lastLine = Math.min(Mesh.LINES - 1, line + reach);
    int firstPlace = Math.max(0, place - reach);
    int lastPlace = Math.min(Mesh.CELLS - 1, place + reach - 1);
    double sum = 1e-6;
    double sumAcross = 0;
    double sumAlong = 0;
    double sumOffset = 0;
    double acrossAcross = STIFFNESS;
    double acrossAlong = 0;
    double alongAlong = STIFFNESS;
    double acrossOffset = 0;
    double alongOffset = 0;
    for (int i = firstLine; i <= lastLine; i++) {
      double across = i - line;
      for (int k = firstPlace; k <= lastPlace; k++) {
        int edge = i * Mesh.CELLS + k;
        double along = k + 0.5 - place;
        double weight = weights[edge] * nearness[Math.abs(i - line)][k - place + Mesh.CELLS];
        double offset = lines.offset(direction, edge);
        sum += weight;
        sumAcross += weight * across;
        sumAlong += weight * along;
        sumOffset += weight * offset;
        acrossAcross += weight * across * across;
        acrossAlong += weight * across * along;
        alongAlong += weight * along * along;
        acrossOffset += weight * across * offset;
        alongOffset += weight * along * offset;
      }
    }
    double factor = acrossAlong / acrossAcross;
    double pivot = alongAlong - factor * acrossAlong;
    double rest = sumAlong - factor * sumAcross;
    double restOffset = alongOffset - factor * acrossOffset;
    double height = sumOffset - sumAcross / acrossAcross * acrossOffset - rest / pivot * restOffset;
    return height / (sum - sumAcross / acrossAcross * sumAcross - rest / pivot * rest);
  }

  /**
   * Sets the distance weights of all edges around a node: 1 at the node, falling smoothly to 0 at
   * the radius.
   */
  private void setNearness(double radius) {
    reach = (int) Math.ceil(radius);
    for (int across = 0; across < Mesh.LINES; across++) {
      for (int k = 0; k < 2 * Mesh.CELLS; k++) {
        double along = k - Mesh.CELLS + 0.5;
        double inside = 1 - (across * across + along * along) / (radius * radius);
        nearness[across][k] = inside <= 0 ? 0 : inside * inside;
      }
    }
  }
}
