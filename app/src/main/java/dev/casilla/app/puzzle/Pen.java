package dev.casilla.app.puzzle;

import dev.casilla.app.board.BoardGestures;
import dev.casilla.app.board.Direction;
import dev.casilla.app.puzzle.EntryMode.Switch;
import dev.casilla.app.puzzle.PuzzleMessage.Saying;
import dev.casilla.app.sheet.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * Writes on the sheet: all that a person does with cells, keys and tools. Each edit is kept at
 * once, so that there is nothing left to be lost when the screen goes away.
 */
/*
 * At the doors a finger begins nothing before it is lifted: the system's way back begins with a
 * finger at the edge, which may be on the board. A sheet begun by that would be what the person goes
 * back from, instead of leaving the app.
 */
final class Pen implements BoardGestures {
  private final CurrentScene current;
  private final Keeping keeping;
  private final LongSupplier clock;
  private final Runnable begin;

  /** What was on the desk before the finger came down, and what it made of that so far. */
  private Optional<Desk> before = Optional.empty();

  private Optional<Desk> drawn = Optional.empty();

  /** The cells that the finger passed over at the doors. */
  private final List<Integer> passed = new ArrayList<>();

  /** Calls {@code begin} for a blank sheet where there is none. */
  Pen(CurrentScene current, Keeping keeping, LongSupplier clock, Runnable begin) {
    this.current = current;
    this.keeping = keeping;
    this.clock = clock;
    this.begin = begin;
  }

  @Override
  public void touch(int cell) {
    passed.clear();
    if (current.get().isAtTheDoors()) {
      passed.add(cell);
    } else {
      putDown(cell);
    }
  }

  @Override
  public void drag(int cell) {
    if (passed.isEmpty()) {
      drawOn(cell);
    } else {
      passed.add(cell);
    }
  }

  @Override
  public void lift() {
    if (!passed.isEmpty() && current.get().isAtTheDoors()) {
      begin.run();
      putDown(passed.get(0));
      passed.subList(1, passed.size()).forEach(this::drawOn);
    }
    passed.clear();
  }

  @Override
  public void cancel() {
    passed.clear();
    if (current.isWritable() && drawn.equals(Optional.of(desk()))) {
      before.ifPresent(this::take);
    }
    before = Optional.empty();
  }

  @Override
  public boolean move(Direction direction) {
    Optional<Desk> moved = current.isWritable() ? desk().move(direction) : Optional.empty();
    moved.ifPresent(this::take);
    return moved.isPresent();
  }

  @Override
  public void enter(int cell, int digit) {
    beginAtTheDoors();
    if (current.isWritable()) {
      take(Suspicion.write(current.get(), at(cell), desk -> desk.write(digit)));
    }
  }

  @Override
  public void clear(int cell) {
    if (current.isWritable()) {
      take(Suspicion.erase(current.get(), at(cell)));
    }
  }

  /** Takes the key of {@code digit}. */
  void digit(int digit) {
    beginAtTheDoors();
    if (current.isWritable()) {
      Desk there = desk();
      if (there.mode().isDigitFirst()) {
        take(there.digit(digit));
        return;
      }
      Desk next = Suspicion.write(current.get(), there, desk -> desk.write(digit));
      take(next);
      if (there.isRefused() && next.equals(there)) {
        current.say(Saying.PRINTED_CLUE);
      }
    }
  }

  /** Takes the key of {@code digit} in hand, for the cells touched next. */
  void hold(int digit) {
    if (current.isWritable()) {
      take(desk().with(desk().mode().armedWith(digit)));
    }
  }

  /** Uses {@code tool}. */
  void use(Tools.Tool tool) {
    if (current.isWritable()) {
      Desk desk = desk();
      take(
          switch (tool) {
            case UNDO -> desk.undo();
            case REDO -> desk.redo();
            case NOTES -> desk.with(desk.mode().switched(Switch.NOTES));
            case CANDIDATES -> desk.with(desk.mode().switched(Switch.CANDIDATES));
            case CLEAR -> Suspicion.erase(current.get(), desk);
            case DIGIT_FIRST -> desk.with(desk.mode().reordered());
          });
    }
  }

  /** Lets printed clues be written over, or lets them be again. */
  void switchClues() {
    take(desk().with(desk().mode().switched(Switch.CLUES)));
  }

  /** Prints what was typed. */
  void print() {
    edit(desk().sheet().asPuzzle());
  }

  /** Takes away everything filled in. */
  void startOver() {
    edit(Sheet.of(desk().sheet().givens()));
    current.say(Saying.STARTED_OVER);
  }

  /** Makes {@code after} of the sheet, in which something is revealed; it can be undone. */
  void reveal(Sheet after) {
    take(desk().revealed(after));
  }

  /** Makes {@code after} of the sheet, which can be undone. */
  private void edit(Sheet after) {
    take(desk().edited(after));
  }

  /** Puts {@code next} before the person, and keeps what was changed. */
  void take(Desk next) {
    Scene scene = current.get();
    boolean isEdited = !next.sheet().equals(desk().sheet());
    if (!isEdited) {
      current.show(scene.holding(next));
      return;
    }
    keeping.keep(new Draft(next.sheet(), next.journal()));
    boolean isNew = scene.place() instanceof Scene.Place.Blank;
    current.show(
        isNew ? Scene.at(Scene.Place.At.typed(clock.getAsLong()), next) : scene.with(next));
  }

  private void putDown(int cell) {
    before = Optional.of(desk());
    if (current.isWritable()) {
      take(Suspicion.touch(current.get(), cell));
      drawn = Optional.of(desk());
    }
  }

  /** One stroke is one edit, unless something else is done in the middle of it. */
  private void drawOn(int cell) {
    if (current.isWritable()) {
      Desk start = drawn.equals(Optional.of(desk())) ? before.orElse(desk()) : desk();
      before = Optional.of(start);
      take(desk().drag(cell).asOneEditSince(start));
      drawn = Optional.of(desk());
    }
  }

  private void beginAtTheDoors() {
    if (current.get().isAtTheDoors()) {
      begin.run();
    }
  }

  private Desk at(int cell) {
    return desk().select(Selection.of(cell));
  }

  private Desk desk() {
    return current.get().desk();
  }
}
