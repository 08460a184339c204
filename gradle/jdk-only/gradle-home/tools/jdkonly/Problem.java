package jdkonly;

/** What the user is told in one line; there is nothing in it for a stack trace to explain. */
final class Problem extends Exception {
  private static final long serialVersionUID = 1;

  Problem(String message) {
    super(message);
  }
}
