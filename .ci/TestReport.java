import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Counts what test tasks reported: TestReport MODULE:TASK... prints a line for each task, the
 * skipped and the failed tests with their reasons, and the sum as "N passed, N failed, N skipped".
 * Exits with 1 if a test failed or a task ran none.
 */
final class TestReport {
  /** Characters of a reason that are told. */
  private static final int TOLD = 240;

  private record Counts(int tests, int failed, int skipped) {
    static final Counts NONE = new Counts(0, 0, 0);

    Counts plus(Counts other) {
      return new Counts(tests + other.tests, failed + other.failed, skipped + other.skipped);
    }

    int passed() {
      return tests - failed - skipped;
    }

    boolean isGood() {
      return failed == 0 && passed() > 0;
    }

    @Override
    public String toString() {
      return passed() + " passed, " + failed + " failed, " + skipped + " skipped";
    }
  }

  public static void main(String[] tasks) throws Exception {
    Counts all = Counts.NONE;
    boolean good = tasks.length > 0;
    for (String task : tasks) {
      Path build = Path.of(task.substring(0, task.indexOf(':')), "build");
      String name = task.substring(task.indexOf(':') + 1);
      Counts counts = read(build.resolve("test-results").resolve(name));
      System.out.printf("  %-34s %s%n", task, counts.tests() == 0 ? "ran no test" : counts);
      tellSkipped(build.resolve("skipped-tests").resolve(name + ".txt"));
      all = all.plus(counts);
      good &= counts.isGood();
    }
    System.out.println(all);
    System.exit(good ? 0 : 1);
  }

  private static void tellSkipped(Path reasons) throws IOException {
    if (Files.exists(reasons)) {
      Files.readAllLines(reasons).forEach(line -> tell("skipped", line));
    }
  }

  private static void tellFailed(Element suite) {
    NodeList failures = suite.getElementsByTagName("failure");
    for (int i = 0; i < failures.getLength(); i++) {
      Element failure = (Element) failures.item(i);
      Element test = (Element) failure.getParentNode();
      tell(
          "failed",
          test.getAttribute("classname")
              + '.'
              + test.getAttribute("name")
              + ": "
              + failure.getAttribute("message").replaceAll("\\s+", " "));
    }
  }

  private static void tell(String what, String why) {
    System.out.println(
        "    " + what + ' ' + (why.length() > TOLD ? why.substring(0, TOLD) + "..." : why));
  }

  private static Counts read(Path results) throws Exception {
    Counts counts = Counts.NONE;
    for (Path report : reports(results)) {
      counts = counts.plus(readReport(report));
    }
    return counts;
  }

  private static List<Path> reports(Path results) throws IOException {
    if (!Files.isDirectory(results)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(results)) {
      return files.filter(file -> file.toString().endsWith(".xml")).toList();
    }
  }

  private static Counts readReport(Path report) throws Exception {
    Element suite =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(report.toFile())
            .getDocumentElement();
    tellFailed(suite);
    return new Counts(
        number(suite, "tests"),
        number(suite, "failures") + number(suite, "errors"),
        number(suite, "skipped"));
  }

  private static int number(Element suite, String attribute) {
    return Integer.parseInt(suite.getAttribute(attribute));
  }
}
