package dev.casilla.solver.text.markup;

import dev.casilla.solver.text.paste.SourceText;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Scans the start tags of an XML text without document type. Confined to one thread. */
/*
 * Written by hand instead of with SAX: the platform's parser does not report the position of a
 * character of an attribute, which every error needs; the parser factories of Android and the JVM
 * refuse document types in different ways, if at all; and OpenSudoku's files need only tags,
 * attributes and character references. "<!" is an error unless it begins a comment, so there are no
 * entities but the five of XML: nothing external is opened and nothing expands.
 *
 * Elements must nest. Depth is bounded and only requested attributes are kept, so a text of megabytes
 * costs a fixed multiple of its length. Character data is skipped.
 */
public final class XmlScanner {
  private static final int MAX_DEPTH = 16;

  private final String text;
  private final SourceText source;
  private final Set<String> wanted;
  private final Deque<String> open = new ArrayDeque<>();
  private boolean rootSeen;
  private int at;

  /**
   * A start tag.
   *
   * @param position the position of its first character
   * @param attributes the requested ones of its attributes
   */
  public record Tag(int position, String name, Map<String, SourceText> attributes) {
    /** Copies the attributes. */
    public Tag {
      attributes = Collections.unmodifiableMap(new HashMap<>(attributes));
    }
  }

  public XmlScanner(String text, Set<String> wanted) {
    this.text = text;
    this.source = SourceText.of(text);
    this.wanted = wanted;
    this.at = source.from();
  }

  /** The next start tag; null after the root element and the end of the text. */
  @Nullable public Tag next() {
    while (toMarkup()) {
      int start = at;
      if (startsWith("<?")) {
        after("?>");
      } else if (startsWith("<!--")) {
        after("-->");
      } else if (startsWith("</")) {
        endTag();
      } else {
        return startTag(start);
      }
    }
    if (!rootSeen || !open.isEmpty()) {
      throw source.unexpected(text.length(), 0);
    }
    return null;
  }

  /** The character data from here to the next markup. */
  public SourceText characters() {
    int end = text.indexOf('<', at);
    SourceText.Builder decoded = new SourceText.Builder(text);
    at = XmlEscapes.decode(text, at, end < 0 ? text.length() : end, decoded);
    return decoded.build(at);
  }

  private boolean toMarkup() {
    if (open.isEmpty()) {
      space();
      return at < text.length();
    }
    int markup = text.indexOf('<', at);
    at = markup < 0 ? text.length() : markup;
    return markup >= 0;
  }

  private void after(String mark) {
    int end = text.indexOf(mark, at);
    if (end < 0) {
      throw source.unexpected(text.length(), 0);
    }
    at = end + mark.length();
  }

  private void endTag() {
    at += 2;
    int start = at;
    if (!name().equals(open.peek())) {
      throw source.unexpected(start, 0);
    }
    open.pop();
    space();
    expect('>');
  }

  private Tag startTag(int start) {
    expect('<');
    if (open.size() == MAX_DEPTH || (open.isEmpty() && rootSeen)) {
      throw source.unexpected(start, 0);
    }
    rootSeen = true;
    String name = name();
    Map<String, SourceText> attributes = attributes();
    if (startsWith("/")) {
      at++;
    } else {
      open.push(name);
    }
    expect('>');
    return new Tag(start, name, attributes);
  }

  private Map<String, SourceText> attributes() {
    Map<String, SourceText> attributes = new HashMap<>();
    space();
    while (at < text.length() && isName(text.charAt(at))) {
      int start = at;
      String name = name();
      space();
      expect('=');
      space();
      SourceText value = value(name);
      if (value != null && attributes.put(name, value) != null) {
        throw source.unexpected(start, 0);
      }
      space();
    }
    return attributes;
  }

  private @Nullable SourceText value(String name) {
    char quote = startsWith("'") ? '\'' : '"';
    expect(quote);
    int end = text.indexOf(quote, at);
    if (end < 0) {
      throw source.unexpected(text.length(), 0);
    }
    SourceText.Builder decoded = new SourceText.Builder(text);
    if (wanted.contains(name)) {
      XmlEscapes.decode(text, at, end, decoded);
    }
    at = end + 1;
    return wanted.contains(name) ? decoded.build(end) : null;
  }

  private String name() {
    int start = at;
    while (at < text.length() && isName(text.charAt(at))) {
      at++;
    }
    if (at == start) {
      throw source.unexpected(at, 0);
    }
    return text.substring(start, at);
  }

  private static boolean isName(char character) {
    return Character.isLetterOrDigit(character) || "_-.:".indexOf(character) >= 0;
  }

  private void expect(char character) {
    if (at == text.length() || text.charAt(at) != character) {
      throw source.unexpected(at, 0);
    }
    at++;
  }

  private boolean startsWith(String mark) {
    return text.startsWith(mark, at);
  }

  private void space() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }
}
