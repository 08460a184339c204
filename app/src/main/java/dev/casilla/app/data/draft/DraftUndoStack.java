package dev.casilla.app.data.draft;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** What a draft was before each of its last changes. Confined to one thread. */
public final class DraftUndoStack {
  /** Changes that can be undone: a saved state has room for some kilobytes of them. */
  static final int MAX_CHANGES = 20;

  private final Deque<DraftEdits> before = new ArrayDeque<>();

  /** Remembers what the draft was before the next change. */
  public void add(DraftEdits edits) {
    before.addLast(edits);
    if (before.size() > MAX_CHANGES) {
      before.removeFirst();
    }
  }

  /** What it was before the last change, which is forgotten. */
  public Optional<DraftEdits> takeLast() {
    return Optional.ofNullable(before.pollLast());
  }

  /** Whether there is nothing to go back to. */
  public boolean isEmpty() {
    return before.isEmpty();
  }

  /** All of it in few bytes. */
  public byte[] pack() {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(packed)) {
      out.writeByte(before.size());
      for (DraftEdits edits : before) {
        edits.write(out);
      }
    } catch (IOException e) {
      throw new IllegalStateException("cannot write to memory", e);
    }
    return packed.toByteArray();
  }

  /**
   * Unpacks what {@link #pack} packed.
   *
   * @throws IllegalArgumentException for any other bytes
   */
  public static DraftUndoStack unpack(byte[] packed) {
    DraftUndoStack past = new DraftUndoStack();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(packed))) {
      for (int left = in.readByte(); left > 0; left--) {
        past.add(DraftEdits.read(in));
      }
    } catch (IOException e) {
      throw new IllegalArgumentException("no past in " + packed.length + " bytes", e);
    }
    return past;
  }
}
