package jdkonly;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Rewrites a resources.arsc from the compact form that Android 14 introduced (16-bit offsets,
 * sparse types, 8-byte entries) to the plain form, which older builds of aapt2 read as well.
 */
final class ResourceTable {
  private static final int TABLE = 0x0002;
  private static final int PACKAGE = 0x0200;
  private static final int TYPE = 0x0201;
  private static final int SPARSE = 0x01;
  private static final int OFFSET16 = 0x02;
  private static final int COMPLEX = 0x0001;
  private static final int COMPACT = 0x0008;
  private static final int NO_ENTRY_16 = 0xffff;

  private final ByteBuffer in;

  private ResourceTable(ByteBuffer in) {
    this.in = in;
  }

  static byte[] plain(byte[] table) throws IOException {
    ByteBuffer in = ByteBuffer.wrap(table).order(ByteOrder.LITTLE_ENDIAN);
    if (in.getShort(0) != TABLE) {
      throw new IOException("not a resource table");
    }
    return new ResourceTable(in).container(0);
  }

  /** Copies a chunk that holds chunks, converting the types in it. */
  private byte[] container(int start) {
    int header = unsignedShort(start + 2);
    int end = start + in.getInt(start + 4);
    ByteArrayOutputStream out = new ByteArrayOutputStream(in.capacity());
    out.write(in.array(), start, header);
    int size;
    for (int at = start + header; at < end; at += size) {
      size = in.getInt(at + 4);
      switch (unsignedShort(at)) {
        case PACKAGE -> out.writeBytes(container(at));
        case TYPE -> out.writeBytes(type(at));
        default -> out.write(in.array(), at, size);
      }
    }
    byte[] bytes = out.toByteArray();
    ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(4, bytes.length);
    return bytes;
  }

  private byte[] type(int start) {
    int header = unsignedShort(start + 2);
    int entries = start + in.getInt(start + 16);
    int[] offsets = offsets(start + header, in.get(start + 9), in.getInt(start + 12));

    // A compact entry of 8 bytes becomes one of 16.
    ByteBuffer data = littleEndian(3 * in.getInt(start + 4) + 64);
    ByteBuffer index = littleEndian(4 * offsets.length);
    for (int offset : offsets) {
      index.putInt(offset < 0 ? -1 : data.position());
      if (offset >= 0) {
        entry(entries + offset, data);
      }
    }
    int size = header + index.capacity() + data.position();
    ByteBuffer out = littleEndian(size);
    out.put(in.array(), start, header).put(index.array()).put(data.array(), 0, data.position());
    out.putInt(4, size).put(9, (byte) 0);
    out.putInt(12, offsets.length).putInt(16, header + index.capacity());
    return out.array();
  }

  /** Where each entry begins, by its number; -1 for none. */
  private int[] offsets(int at, int flags, int count) {
    boolean sparse = (flags & SPARSE) != 0;
    int[] offsets = new int[sparse && count > 0 ? unsignedShort(at + 4 * (count - 1)) + 1 : count];
    Arrays.fill(offsets, -1);
    for (int i = 0; i < count; i++) {
      if (sparse) {
        offsets[unsignedShort(at + 4 * i)] = 4 * unsignedShort(at + 4 * i + 2);
      } else if ((flags & OFFSET16) != 0) {
        int offset = unsignedShort(at + 2 * i);
        offsets[i] = offset == NO_ENTRY_16 ? -1 : 4 * offset;
      } else {
        offsets[i] = in.getInt(at + 4 * i);
      }
    }
    return offsets;
  }

  private void entry(int at, ByteBuffer out) {
    int flags = unsignedShort(at + 2);
    if ((flags & COMPACT) != 0) {
      out.putShort((short) 8).putShort((short) (flags & 0xff & ~COMPACT)).putInt(unsignedShort(at));
      out.putShort((short) 8).put((byte) 0).put((byte) (flags >> 8)).putInt(in.getInt(at + 4));
    } else {
      int size = unsignedShort(at);
      boolean complex = (flags & COMPLEX) != 0;
      out.put(in.array(), at, size + (complex ? 12 * in.getInt(at + 12) : 8));
    }
  }

  private int unsignedShort(int at) {
    return in.getShort(at) & 0xffff;
  }

  private static ByteBuffer littleEndian(int capacity) {
    return ByteBuffer.allocate(capacity).order(ByteOrder.LITTLE_ENDIAN);
  }
}
