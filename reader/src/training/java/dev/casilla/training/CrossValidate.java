package dev.casilla.training;

import ai.djl.MalformedModelException;
import dev.casilla.reader.digits.CellBeliefs;
import dev.casilla.reader.digits.DigitModel;
import dev.casilla.reader.digits.Mark;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Measures on every photo of a set what is read by a model that has seen no photo of its puzzle:
 * what was learnt from drawn cells is taught on the photos of four of five folds, and measured on
 * the fifth. Puzzles, not photos, are dealt to the folds.
 *
 * <p>{@code gradle :reader:crossValidate}, after {@code :reader:train}.
 */
public final class CrossValidate {
  private static final int FOLDS = 5;
  private static final List<String> SETS = List.of("newspaper", "various", "calendar");

  private final PrintStream out = System.out;
  private final Content.Type type = new Typefaces().toTrainWith();
  private final List<RealBoard> boards = RealBoards.read().all(SETS);
  private final StringBuilder wrongBoards = new StringBuilder();
  private final Path drawn;

  private CrossValidate(Path drawn) {
    this.drawn = drawn;
  }

  /**
   * Measures.
   *
   * @param args the file that training leaves what it learnt from drawn cells in, the file for the
   *     report
   */
  public static void main(String[] args)
      throws IOException, InterruptedException, MalformedModelException {
    new CrossValidate(Path.of(args[0])).run(Path.of(args[1]));
  }

  private void run(Path report) throws IOException, InterruptedException, MalformedModelException {
    int[] right = new int[SETS.size()];
    int[] all = new int[SETS.size()];
    int[] wrongCells = new int[SETS.size()];
    for (int fold = 0; fold < FOLDS; fold++) {
      DigitModel model = taughtWithout(fold);
      for (RealBoard board : boards) {
        if (foldOf(board) == fold) {
          int set = SETS.indexOf(board.photo().set());
          int wrong = wrongCells(model, board);
          all[set]++;
          right[set] += wrong == 0 ? 1 : 0;
          wrongCells[set] += wrong;
        }
      }
    }
    StringBuilder text = new StringBuilder();
    text.append("# Cross-validated by puzzle, made by `:reader:crossValidate`\n\n");
    text.append("set | boards | right, all 81 cells | cells wrong\n---|---|---|---\n");
    for (int set = 0; set < all.length; set++) {
      text.append(SETS.get(set) + " | " + all[set] + " | " + right[set] + " | " + wrongCells[set])
          .append('\n');
    }
    text.append("\nBoards with wrong cells (row, column: truth, read):\n\n").append(wrongBoards);
    out.println(text);
    Files.writeString(report, text.toString());
  }

  private DigitModel taughtWithout(int fold)
      throws IOException, InterruptedException, MalformedModelException {
    try (Teacher teacher = new Teacher(out)) {
      teacher.load(drawn);
      List<RealBoard> others = boards.stream().filter(isNotIn(fold)).toList();
      teacher.teach(Plan.fold(), new BatchQueue(Plan.fold(), type, BatchQueue.bySet(others)));
      return DigitModel.of(teacher.export().withTemperature(1));
    }
  }

  private static Predicate<RealBoard> isNotIn(int fold) {
    return board -> foldOf(board) != fold;
  }

  private static int foldOf(RealBoard board) {
    return Integer.parseInt(board.photo().puzzle()) % FOLDS;
  }

  private int wrongCells(DigitModel model, RealBoard board) {
    CellBeliefs beliefs = new CellBeliefs();
    model.readAll(board.patches(), beliefs);
    List<String> wrong = new ArrayList<>();
    for (int cell = 0; cell < CellBeliefs.CELLS; cell++) {
      int truth = board.cell(cell).digit();
      int read = Mark.digitOf(beliefs.best(cell));
      if (truth != read) {
        int row = 1 + cell / 9;
        wrong.add(row + "," + (1 + cell % 9) + ": " + truth + ", " + read);
      }
    }
    if (!wrong.isEmpty()) {
      wrongBoards.append("- " + board.photo().name() + ": " + String.join("; ", wrong) + "\n");
    }
    return wrong.size();
  }
}
