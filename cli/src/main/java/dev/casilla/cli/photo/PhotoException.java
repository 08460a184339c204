package dev.casilla.cli.photo;

/** A file is not a picture that can be read. */
public final class PhotoException extends Exception {
  private static final long serialVersionUID = 1;

  /** What is wrong with the file. */
  public enum Problem {
    /** It does not exist or cannot be read. */
    UNREADABLE,
    /** Its format is not supported. */
    NO_PICTURE,
    /** It is truncated or damaged. */
    BROKEN,
    /** It has too many pixels or bytes. */
    TOO_LARGE,
    /** There is not enough memory for it. */
    OUT_OF_MEMORY
  }

  private final Problem problem;

  PhotoException(Problem problem) {
    super(problem.name());
    this.problem = problem;
  }

  /** A problem and its cause. */
  public PhotoException(Problem problem, Throwable cause) {
    super(problem.name(), cause);
    this.problem = problem;
  }

  public Problem problem() {
    return problem;
  }
}
