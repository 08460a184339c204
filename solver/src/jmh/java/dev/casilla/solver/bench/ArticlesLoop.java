package dev.casilla.solver.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The program of Jordi Torres' article, translated from Python into Java line by line: a dictionary
 * from names of boxes to strings of digits. Casilla's speed is compared with it.
 *
 * <p>The names are the article's, where the glossary has others: box, peers, values.
 */
final class ArticlesLoop {
  private static final String ROWS = "ABCDEFGHI";
  private static final String COLUMNS = "123456789";
  private static final String DIGITS = "123456789";

  /** Made once, as Python's strings of one character are: it is not allocation that is measured. */
  private static final List<String> EACH_DIGIT = characters(DIGITS);

  private final List<String> boxes = cross(ROWS, COLUMNS);
  private final List<List<String>> unitList = unitList();
  private final Map<String, List<String>> peers = peers();

  /** The values of the solved puzzle, or nothing where the articles' program says False. */
  Optional<Map<String, String>> solve(String grid) {
    return search(gridValues(grid));
  }

  private static List<String> cross(String some, String others) {
    List<String> names = new ArrayList<>();
    for (String a : characters(some)) {
      for (String b : characters(others)) {
        names.add(a + b);
      }
    }
    return names;
  }

  private static List<List<String>> unitList() {
    List<List<String>> units = new ArrayList<>();
    for (String row : characters(ROWS)) {
      units.add(cross(row, COLUMNS));
    }
    for (String column : characters(COLUMNS)) {
      units.add(cross(ROWS, column));
    }
    for (String rows : List.of("ABC", "DEF", "GHI")) {
      for (String columns : List.of("123", "456", "789")) {
        units.add(cross(rows, columns));
      }
    }
    return units;
  }

  private Map<String, List<String>> peers() {
    Map<String, List<String>> all = new LinkedHashMap<>();
    for (String box : boxes) {
      Set<String> others = new LinkedHashSet<>();
      unitList.stream().filter(unit -> unit.contains(box)).forEach(others::addAll);
      others.remove(box);
      all.put(box, new ArrayList<>(others));
    }
    return all;
  }

  private Map<String, String> gridValues(String grid) {
    Map<String, String> values = new LinkedHashMap<>();
    for (int i = 0; i < boxes.size(); i++) {
      char mark = grid.charAt(i);
      values.put(boxes.get(i), mark == '.' ? DIGITS : String.valueOf(mark));
    }
    return values;
  }

  private void eliminate(Map<String, String> values) {
    for (String box : boxesOfLength(values, 1)) {
      String digit = get(values, box);
      for (String peer : get(peers, box)) {
        values.put(peer, get(values, peer).replace(digit, ""));
      }
    }
  }

  private void onlyChoice(Map<String, String> values) {
    for (List<String> unit : unitList) {
      for (String digit : EACH_DIGIT) {
        List<String> places = new ArrayList<>();
        for (String box : unit) {
          if (get(values, box).contains(digit)) {
            places.add(box);
          }
        }
        if (places.size() == 1) {
          values.put(places.get(0), digit);
        }
      }
    }
  }

  private boolean reducePuzzle(Map<String, String> values) {
    boolean stalled = false;
    while (!stalled) {
      int solvedBefore = boxesOfLength(values, 1).size();
      eliminate(values);
      onlyChoice(values);
      stalled = solvedBefore == boxesOfLength(values, 1).size();
      if (!boxesOfLength(values, 0).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  private Optional<Map<String, String>> search(Map<String, String> values) {
    if (!reducePuzzle(values)) {
      return Optional.empty();
    }
    if (boxesOfLength(values, 1).size() == boxes.size()) {
      return Optional.of(values);
    }
    String box = unsolvedBoxWithFewestDigits(values);
    for (String digit : characters(get(values, box))) {
      Map<String, String> attempt = new LinkedHashMap<>(values);
      attempt.put(box, digit);
      Optional<Map<String, String>> solved = search(attempt);
      if (solved.isPresent()) {
        return solved;
      }
    }
    return Optional.empty();
  }

  private String unsolvedBoxWithFewestDigits(Map<String, String> values) {
    String fewest = "";
    for (String box : boxes) {
      int digits = get(values, box).length();
      if (digits > 1 && (fewest.isEmpty() || digits < get(values, fewest).length())) {
        fewest = box;
      }
    }
    return fewest;
  }

  private static List<String> boxesOfLength(Map<String, String> values, int length) {
    List<String> found = new ArrayList<>();
    for (Map.Entry<String, String> entry : values.entrySet()) {
      if (entry.getValue().length() == length) {
        found.add(entry.getKey());
      }
    }
    return found;
  }

  private static List<String> characters(String text) {
    List<String> characters = new ArrayList<>();
    for (int i = 0; i < text.length(); i++) {
      characters.add(text.substring(i, i + 1));
    }
    return characters;
  }

  /** What is known to be there, as {@code dictionary[key]}. */
  private static <T> T get(Map<String, T> dictionary, String key) {
    T value = dictionary.get(key);
    if (value == null) {
      throw new IllegalArgumentException("not a box: " + key);
    }
    return value;
  }
}
