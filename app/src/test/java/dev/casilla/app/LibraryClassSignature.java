package dev.casilla.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The signature of a library's class in {@code official-signatures.txt}.
 *
 * @param kind for example {@code final class}
 * @param supertypes its relevant supertypes
 * @param members the signatures of its members
 */
record LibraryClassSignature(
    String name, String kind, Set<String> supertypes, Set<String> members) {
  private static final String LIST = "/official-signatures.txt";
  private static final Pattern HEAD =
      Pattern.compile(
          "((?:final |abstract )?class|interface|enum|annotation) ([\\w.$]+)(?:: (.+))?");

  /** Returns all signatures by class name; those of ML Kit only in the flavour that uses it. */
  static Map<String, LibraryClassSignature> all() {
    Map<String, LibraryClassSignature> classes = new TreeMap<>();
    Set<String> members = new TreeSet<>();
    for (String line : lines()) {
      if (line.startsWith("  ")) {
        members.add(line.trim());
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        members = new TreeSet<>();
        LibraryClassSignature read = read(line, members);
        if (BuildConfig.FLAVOR.equals("full") || !read.name.startsWith("com.google.mlkit")) {
          classes.put(read.name, read);
        }
      }
    }
    return classes;
  }

  private static LibraryClassSignature read(String line, Set<String> members) {
    Matcher head = HEAD.matcher(line);
    if (!head.matches()) {
      throw new AssertionError("no class: " + line);
    }
    Set<String> supertypes = new TreeSet<>();
    if (head.group(3) != null) {
      supertypes.addAll(Set.of(head.group(3).split(", ")));
    }
    return new LibraryClassSignature(head.group(2), head.group(1), supertypes, members);
  }

  private static String[] lines() {
    try (InputStream in = LibraryClassSignature.class.getResourceAsStream(LIST)) {
      if (in == null) {
        throw new AssertionError(LIST);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n");
    } catch (IOException e) {
      throw new AssertionError(LIST, e);
    }
  }
}
