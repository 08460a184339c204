package dev.casilla.cli.photo;

/** A file is no picture that can be read. */
public final class PhotoException extends Exception {
  private static final long serialVersionUID = 1;

  /** What is the matter with it. */
  public enum Problem {
    /** It is not there, or may not be read. */
    UNREADABLE,
    /** It is of no format that is known here. */
    NO_PICTURE,
    /** It ends too early, or is damaged. */
    BROKEN,
    /** It has more pixels than are decoded here. */
    TOO_LARGE,
    /** There is not enough memory for it. */
    OUT_OF_MEMORY
  }

  private final Problem problem;

  PhotoException(Problem problem) {
    super(problem.name());
    this.problem = problem;
  }

  /** That is the matter with a file, and that is what showed it. */
  public PhotoException(Problem problem, Throwable cause) {
    super(problem.name(), cause);
    this.problem = problem;
  }

  public Problem problem() {
    return problem;
  }
}
