package dev.casilla.reader.rig;

import dev.casilla.reader.ReadBoard;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.reading.CellReading;
import dev.casilla.reader.rig.score.ReadingAssessment;
import dev.casilla.reader.rig.score.ReadingOutcome;
import dev.casilla.reader.rig.specimen.BoardTruth;
import dev.casilla.reader.testing.ImageFiles;
import dev.casilla.solver.Cells;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;

/** An HTML page with all failures: the image, the mesh drawn over it, and the misread cells. */
final class FailureReport {
  /** Long side of an image in the report, in pixels. */
  private static final int LONG_SIDE = 900;

  /** More failures than a person would look through. */
  private static final int MAX_FAILURES = 400;

  private final Path folder;
  private final StringBuilder body = new StringBuilder();
  private int failures;

  FailureReport(Path folder) throws IOException {
    this.folder = Files.createDirectories(folder);
  }

  void add(ReadingAssessment assessment, LumaPlane plane) {
    failures++;
    if (failures > MAX_FAILURES) {
      return;
    }
    String image = failures + ".png";
    try {
      ImageIO.write(overlay(assessment, plane), "png", folder.resolve(image).toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    body.append("<h2>").append(escaped(assessment.specimen().name())).append("</h2>\n<p>");
    body.append(escaped(summary(assessment))).append("</p>\n<ul>\n");
    assessment.board().ifPresent(board -> addCells(assessment, board));
    body.append("</ul>\n<img src=\"").append(image).append("\">\n");
  }

  private static String summary(ReadingAssessment assessment) {
    if (assessment.board().isEmpty()) {
      return "rejected: " + assessment.rejection().orElseThrow();
    }
    ReadBoard board = assessment.board().get();
    String error =
        assessment.error().isPresent()
            ? String.format(Locale.ROOT, "%.2f cells off; ", assessment.error().getAsDouble())
            : "";
    return error
        + certainErrors("WRONG", assessment.certain(ReadingOutcome.WRONG))
        + certainErrors("inexact", assessment.certain(ReadingOutcome.INEXACT))
        + "evidence "
        + String.format(Locale.ROOT, "%.2f", board.grid().evidence())
        + "; "
        + board.conclusion();
  }

  /** Lists boards that are shown as certain and should not be. */
  private static String certainErrors(String what, List<ReadBoard> boards) {
    StringBuilder text = new StringBuilder();
    for (ReadBoard board : boards) {
      text.append(what).append(": ").append(board.shown()).append("; ");
    }
    return text.toString();
  }

  private void addCells(ReadingAssessment assessment, ReadBoard board) {
    for (int cell : assessment.wrongCells()) {
      CellReading read = board.reading().cell(cell);
      BoardTruth truth = assessment.specimen().truth().orElseThrow();
      String kind = truth.isPrinted(cell) ? "print" : truth.isWritten(cell) ? "hand" : "empty";
      body.append(
          String.format(
              Locale.ROOT,
              "<li>%s: %s %d%s read as %s %d with %.3f, then %d%n",
              Cells.name(cell),
              kind,
              truth.digitAt(cell),
              truth.hasCandidates(cell) ? " with candidates" : "",
              read.content(),
              read.digit(),
              read.confidence(),
              read.runnerUp()));
    }
  }

  private static BufferedImage overlay(ReadingAssessment assessment, LumaPlane plane) {
    BufferedImage picture = ImageFiles.imageOf(plane);
    double scale =
        Math.min(1, (double) LONG_SIDE / Math.max(picture.getWidth(), picture.getHeight()));
    BufferedImage image =
        new BufferedImage(
            (int) (scale * picture.getWidth()),
            (int) (scale * picture.getHeight()),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D page = image.createGraphics();
    page.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    page.drawImage(picture, 0, 0, image.getWidth(), image.getHeight(), null);
    page.scale(scale, scale);
    page.setStroke(new BasicStroke((float) (1.5 / scale)));
    for (ReadBoard board : assessment.certain(ReadingOutcome.WRONG)) {
      draw(page, board.mesh(), List.of());
    }
    assessment.board().ifPresent(board -> draw(page, board.mesh(), assessment.wrongCells()));
    page.dispose();
    return image;
  }

  private static void draw(Graphics2D page, Mesh mesh, List<Integer> wrong) {
    page.setColor(new Color(0, 120, 255));
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      drawCell(page, mesh, cell);
    }
    page.setColor(Color.RED);
    wrong.forEach(cell -> drawCell(page, mesh, cell));
  }

  private static void drawCell(Graphics2D page, Mesh mesh, int cell) {
    int row = Cells.row(cell);
    int column = Cells.column(cell);
    drawLine(page, mesh.node(row, column), mesh.node(row, column + 1));
    drawLine(page, mesh.node(row, column + 1), mesh.node(row + 1, column + 1));
    drawLine(page, mesh.node(row + 1, column + 1), mesh.node(row + 1, column));
    drawLine(page, mesh.node(row + 1, column), mesh.node(row, column));
  }

  private static void drawLine(Graphics2D page, Point from, Point to) {
    page.draw(new Line2D.Double(from.x(), from.y(), to.x(), to.y()));
  }

  /** Writes the page; returns its path and the number of failures. */
  String finish(String tables) throws IOException {
    Path file = folder.resolve("index.html");
    String page =
        "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<title>Reader</title>\n"
            + "<style>img { max-width: 100% } body { font-family: sans-serif }</style>\n"
            + "<h1>What the reader reads wrong</h1>\n<pre>"
            + escaped(tables)
            + "</pre>\n"
            + body;
    Files.writeString(file, page);
    return failures + ", see " + file.toUri();
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }
}
