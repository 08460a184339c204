package dev.casilla.app.data.draft;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** The undo stack of a draft. Confined to one thread. */
public final class DraftUndoStack {
  /** The most changes that can be undone: instance state has room for a few kilobytes. */
  static final int MAX_CHANGES = 20;

  private final Deque<DraftEdits> before = new ArrayDeque<>();

  /** Pushes the edits before the next change. */
  public void add(DraftEdits edits) {
    before.addLast(edits);
    if (before.size() > MAX_CHANGES) {
      before.removeFirst();
    }
  }

  /** Pops the edits before the last change. */
  public Optional<DraftEdits> takeLast() {
    return Optional.ofNullable(before.pollLast());
  }

  public boolean isEmpty() {
    return before.isEmpty();
  }

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
   * Decodes what {@link #pack} encoded.
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
      throw new IllegalArgumentException(
          "not an encoded undo stack: " + packed.length + " bytes", e);
    }
    return past;
  }
}
