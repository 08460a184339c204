import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;

/**
 * Counts what the modules' test tasks reported: a line for each task, the skipped tests with their
 * reasons, the sum as "N passed, N failed, N skipped". Exits with 1 if a test failed or none ran.
 */
final class TestReport {
  private record Counts(int tests, int failed, int skipped) {
    static final Counts NONE = new Counts(0, 0, 0);

    Counts plus(Counts other) {
      return new Counts(tests + other.tests, failed + other.failed, skipped + other.skipped);
    }

    int passed() {
      return tests - failed - skipped;
    }

    @Override
    public String toString() {
      return passed() + " passed, " + failed + " failed, " + skipped + " skipped";
    }
  }

  public static void main(String[] modules) throws Exception {
    Map<String, Counts> tasks = new TreeMap<>();
    for (String module : modules) {
      for (Path report : files(Path.of(module, "build", "test-results"), "TEST-", ".xml")) {
        tasks.merge(module + ":" + report.getParent().getFileName(), read(report), Counts::plus);
      }
    }
    tasks.forEach((task, counts) -> System.out.printf("  %-34s %s%n", task, counts));
    for (String module : modules) {
      for (Path skipped : files(Path.of(module, "build", "skipped-tests"), "", ".txt")) {
        Files.readAllLines(skipped).forEach(line -> System.out.println("  skipped " + line));
      }
    }
    Counts all = tasks.values().stream().reduce(Counts.NONE, Counts::plus);
    if (all.passed() == 0) {
      System.out.println("no test ran");
    }
    System.out.println(all);
    System.exit(all.failed() > 0 || all.passed() == 0 ? 1 : 0);
  }

  private static List<Path> files(Path directory, String prefix, String suffix) throws IOException {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> walk = Files.walk(directory)) {
      return walk.filter(
              file -> {
                String name = file.getFileName().toString();
                return name.startsWith(prefix) && name.endsWith(suffix);
              })
          .sorted()
          .toList();
    }
  }

  private static Counts read(Path report) throws Exception {
    Element suite =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(report.toFile())
            .getDocumentElement();
    return new Counts(
        number(suite, "tests"),
        number(suite, "failures") + number(suite, "errors"),
        number(suite, "skipped"));
  }

  private static int number(Element suite, String attribute) {
    return Integer.parseInt(suite.getAttribute(attribute));
  }
}
