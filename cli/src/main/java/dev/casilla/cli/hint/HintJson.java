package dev.casilla.cli.hint;

import dev.casilla.cli.output.JsonObject;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.Candidate;
import dev.casilla.solver.hint.Chain;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.Link;
import dev.casilla.solver.hint.LockedSet;
import dev.casilla.solver.hint.Mark;
import dev.casilla.solver.rating.Rating;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Hints and ratings as JSON, in words that do not depend on the locale. Stateless. */
final class HintJson {
  private HintJson() {}

  /** The members of a rating, added to {@code json}. */
  static JsonObject rating(JsonObject json, Rating rating) {
    json.with("level", word(rating.level())).with("score", rating.score());
    rating
        .hardest()
        .ifPresentOrElse(
            hardest -> json.with("hardest", word(hardest)), () -> json.withNull("hardest"));
    return json;
  }

  /** A step with all that explains it. */
  static JsonObject step(Hint hint) {
    return new JsonObject()
        .with("technique", word(hint.technique()))
        .strings("units", hint.units().stream().map(HintJson::unit).toList())
        .strings("covers", hint.covers().stream().map(HintJson::unit).toList())
        .with("marks", marks(hint.marks()))
        .objects("sets", hint.lockedSets().stream().map(HintJson::set).toList())
        .objects("chains", hint.chains().stream().map(HintJson::chain).toList())
        .strings("placements", names(hint.placements()))
        .strings("eliminations", names(hint.eliminations()));
  }

  /** The candidate as {@code --struck} reads it: {@code A1=5}. */
  static String name(Candidate candidate) {
    return Cells.name(candidate.cell()) + "=" + candidate.digit();
  }

  /** A constant's name in output that does not depend on the locale. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static JsonObject marks(List<Mark> marks) {
    Map<String, List<Candidate>> byRole = new LinkedHashMap<>();
    for (Mark mark : marks) {
      byRole.computeIfAbsent(word(mark.role()), role -> new ArrayList<>()).add(mark.candidate());
    }
    JsonObject json = new JsonObject();
    byRole.forEach((role, candidates) -> json.strings(role, names(candidates)));
    return json;
  }

  private static JsonObject set(LockedSet set) {
    return new JsonObject().cells("cells", set.cells()).with("digits", Digits.text(set.digits()));
  }

  private static JsonObject chain(Chain chain) {
    return new JsonObject().objects("links", chain.links().stream().map(HintJson::link).toList());
  }

  private static JsonObject link(Link link) {
    return new JsonObject()
        .with("strength", word(link.strength()))
        .strings("from", names(link.from()))
        .strings("to", names(link.to()));
  }

  private static List<String> names(Collection<Candidate> candidates) {
    return candidates.stream().map(HintJson::name).toList();
  }

  private static String unit(int unit) {
    int index = Units.index(unit);
    Units.Kind kind = Units.kind(unit);
    String name =
        kind == Units.Kind.ROW
            ? Cells.name(index * Cells.SIDE).substring(0, 1)
            : String.valueOf(index + 1);
    return word(kind) + " " + name;
  }
}
