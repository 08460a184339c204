package dev.casilla.reader.rig;

import java.util.ArrayList;
import java.util.List;

/** A text table whose columns are as wide as their widest field. */
final class TextTable {
  private final List<List<String>> rows = new ArrayList<>();

  void add(List<String> row) {
    rows.add(row);
  }

  List<List<String>> rows() {
    return rows;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        text.append(row.get(i));
        int gap = i + 1 < row.size() ? width(i) - row.get(i).length() + 2 : 0;
        text.append(" ".repeat(gap));
      }
      text.append(System.lineSeparator());
    }
    return text.toString();
  }

  private int width(int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }
}
