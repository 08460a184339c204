package dev.casilla.testing;

import java.util.List;
import java.util.Random;

/**
 * Well-formed texts with random changes, to test a parser. The same seed gives the same text.
 * Immutable and safe for use by many threads.
 *
 * @param forms well-formed texts
 * @param tokens texts to insert that have a meaning in a format or often cause errors
 */
public record MutatedTexts(List<String> forms, List<String> tokens) {
  private static final int MOST_CHANGES = 4;
  private static final int LONGEST_PIECE = 39;

  /** Copies the lists. */
  public MutatedTexts {
    forms = List.copyOf(forms);
    tokens = List.copyOf(tokens);
  }

  /** The text that belongs to {@code seed}. */
  public String of(long seed) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder(any(forms, random));
    for (int changes = random.nextInt(MOST_CHANGES + 1); changes > 0; changes--) {
      mutate(text, random);
    }
    return text.toString();
  }

  private void mutate(StringBuilder text, Random random) {
    int from = random.nextInt(text.length() + 1);
    int to = Math.min(text.length(), from + random.nextInt(LONGEST_PIECE + 1));
    switch (random.nextInt(7)) {
      case 0 -> flip(text, random);
      case 1 -> text.setLength(from);
      case 2 -> text.insert(to, text.substring(from, to));
      case 3 -> text.delete(from, to);
      case 4 -> text.insert(from, any(forms, random));
      case 5 -> text.replace(from, Math.min(text.length(), from + 1), any(tokens, random));
      default -> text.insert(from, any(tokens, random));
    }
  }

  private static void flip(StringBuilder text, Random random) {
    if (text.length() > 0) {
      int at = random.nextInt(text.length());
      text.setCharAt(at, (char) (text.charAt(at) ^ (1 << random.nextInt(16))));
    }
  }

  private static String any(List<String> texts, Random random) {
    return texts.get(random.nextInt(texts.size()));
  }
}
