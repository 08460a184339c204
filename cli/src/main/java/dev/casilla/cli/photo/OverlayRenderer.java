package dev.casilla.cli.photo;

import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Point;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import javax.imageio.ImageIO;

/** Draws the recognised grid and its solution into the picture. */
public final class OverlayRenderer {
  private static final Color GRID = new Color(0x00, 0x6d, 0x77);
  private static final Color SOLUTION = new Color(0x00, 0x6d, 0x77);
  private static final Color DOUBTFUL = new Color(0xc6, 0x28, 0x28);

  /** Stroke widths in cells. */
  private static final double LINE = 0.04;

  private static final double PEN = 0.09;

  private final BufferedImage image;
  private final Graphics2D page;

  private OverlayRenderer(BufferedImage image) {
    this.image = image;
    page = image.createGraphics();
    page.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    page.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
  }

  /**
   * Writes the picture, upright and with the result drawn into it, as a PNG file.
   *
   * @throws IOException if it cannot be written
   * @throws PhotoException if decoding the photo again fails
   */
  public static void write(Photo photo, Optional<ReadBoard> board, Path file)
      throws IOException, PhotoException {
    OverlayRenderer overlay = new OverlayRenderer(photo.upright());
    board.ifPresent(overlay::draw);
    overlay.page.dispose();
    if (!ImageIO.write(overlay.image, "png", file.toFile())) {
      throw new IOException("cannot write PNG: " + file);
    }
  }

  private void draw(ReadBoard board) {
    double cell = board.mesh().cellSide();
    page.setStroke(new BasicStroke((float) Math.max(1, LINE * cell)));
    page.setColor(GRID);
    for (int i = 0; i < Mesh.LINES; i++) {
      page.draw(line(board.mesh(), i, 0, 1));
      page.draw(line(board.mesh(), i, 1, 0));
    }
    page.setColor(DOUBTFUL);
    board.doubtful().forEach(doubtful -> page.draw(outline(board.mesh(), doubtful)));
    page.setStroke(
        new BasicStroke(
            (float) Math.max(1, PEN * cell), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    page.setColor(SOLUTION);
    board.solution().ifPresent(solution -> drawDigits(board, solution));
  }

  private void drawDigits(ReadBoard board, Grid solution) {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (board.shown().isEmptyAt(cell)) {
        Path2D digit = DigitStrokes.of(solution.digitAt(cell));
        page.draw(into(board.mesh(), cell).createTransformedShape(digit));
      }
    }
  }

  /** A grid line from one edge to the other. */
  private static Path2D line(Mesh mesh, int number, int down, int right) {
    Path2D line = new Path2D.Double();
    for (int i = 0; i < Mesh.LINES; i++) {
      Point node = mesh.node(down * i + right * number, right * i + down * number);
      if (i == 0) {
        line.moveTo(node.x(), node.y());
      } else {
        line.lineTo(node.x(), node.y());
      }
    }
    return line;
  }

  private static Path2D outline(Mesh mesh, int cell) {
    int row = Cells.row(cell);
    int column = Cells.column(cell);
    Point[] corners = {
      mesh.node(row, column),
      mesh.node(row, column + 1),
      mesh.node(row + 1, column + 1),
      mesh.node(row + 1, column)
    };
    Path2D outline = new Path2D.Double();
    outline.moveTo(corners[0].x(), corners[0].y());
    for (int i = 1; i < corners.length; i++) {
      outline.lineTo(corners[i].x(), corners[i].y());
    }
    outline.closePath();
    return outline;
  }

  /** Maps the unit square to the cell, which counts as a parallelogram. */
  private static AffineTransform into(Mesh mesh, int cell) {
    int row = Cells.row(cell);
    int column = Cells.column(cell);
    Point corner = mesh.node(row, column);
    Point right = mesh.node(row, column + 1);
    Point below = mesh.node(row + 1, column);
    return new AffineTransform(
        right.x() - corner.x(),
        right.y() - corner.y(),
        below.x() - corner.x(),
        below.y() - corner.y(),
        corner.x(),
        corner.y());
  }
}
