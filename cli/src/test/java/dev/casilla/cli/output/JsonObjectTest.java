package dev.casilla.cli.output;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

final class JsonObjectTest {
  @Test
  void json_values_areSeparated() {
    assertEquals(
        "{\"a\":\"b\",\"c\":3,\"d\":0.50,\"e\":[\"A1\",\"I9\"]}",
        new JsonObject()
            .with("a", "b")
            .with("c", 3)
            .with("d", 0.5, 2)
            .cells("e", List.of(0, 80))
            .toString());
  }

  @Test
  void json_oddFileName_isEscaped() {
    assertEquals(
        "{\"file\":\"C:\\\\a \\\"b\\\"\\u000a.txt\"}",
        new JsonObject().with("file", "C:\\a \"b\"\n.txt").toString());
  }

  @Test
  void json_nothing_isEmptyObject() {
    assertEquals("{}", new JsonObject().toString());
  }
}
