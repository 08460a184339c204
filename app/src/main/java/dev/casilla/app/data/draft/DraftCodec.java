package dev.casilla.app.data.draft;

import dev.casilla.app.model.BoardPhoto;
import dev.casilla.app.model.DraftCell;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.RepairProposal;
import dev.casilla.app.model.ScanDraft;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/**
 * Encodes drafts in few bytes: with photos for intents and instance state, without for the history.
 */
/*
 * Instance state must be small. Another version of the app may read the history, so the first byte
 * is the format version.
 *
 * The photo keeps 32 shades, as differences from the left neighbour: most are zero, so that 87 kB
 * compress to about 20. Fast compression of whole rows takes a few milliseconds, which is short
 * enough for the main thread.
 */
public final class DraftCodec {
  private static final int SHADES_SHIFT = 3;

  private static final int FORM = 1;

  private static final int BUFFER = 8192;

  private DraftCodec() {}

  /** Encodes {@code draft}; its photo loses some shades. */
  public static byte[] pack(ScanDraft draft) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    Deflater fast = new Deflater(Deflater.BEST_SPEED);
    try (DataOutputStream out = new DataOutputStream(new DeflaterOutputStream(packed, fast))) {
      out.writeByte(FORM);
      out.writeUTF(draft.origin().name());
      DraftFieldCodec.writeCells(draft.cells(), out);
      DraftFieldCodec.writeProposals(draft.proposals(), out);
      out.writeBoolean(draft.plate().isPresent());
      if (draft.plate().isPresent()) {
        write(draft.plate().get(), out);
      }
    } catch (IOException e) {
      throw new IllegalStateException("cannot write to memory", e);
    } finally {
      fast.end();
    }
    return packed.toByteArray();
  }

  /**
   * Decodes what {@link #pack} encoded.
   *
   * @throws IllegalArgumentException for any other bytes
   */
  public static ScanDraft unpack(byte[] packed) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(whole(packed)))) {
      int form = in.readByte();
      if (form != FORM) {
        throw new IOException("unknown form: " + form);
      }
      Origin origin = Origin.valueOf(in.readUTF());
      List<DraftCell> cells = DraftFieldCodec.readCells(in);
      List<RepairProposal> proposals = DraftFieldCodec.readProposals(in);
      boolean hasPlate = in.readBoolean();
      return new ScanDraft(
          origin, cells, proposals, hasPlate ? Optional.of(readPlate(in)) : Optional.empty());
    } catch (IOException e) {
      throw new IllegalArgumentException("not an encoded draft: " + packed.length + " bytes", e);
    }
  }

  /** Decompresses everything: only the checksum at the end reveals damage. */
  private static byte[] whole(byte[] packed) throws IOException {
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    try (InputStream in = new InflaterInputStream(new ByteArrayInputStream(packed))) {
      byte[] some = new byte[BUFFER];
      for (int count = in.read(some); count >= 0; count = in.read(some)) {
        whole.write(some, 0, count);
      }
    }
    return whole.toByteArray();
  }

  private static void write(BoardPhoto plate, DataOutputStream out) throws IOException {
    out.writeByte(plate.cell());
    out.writeByte(plate.margin());
    byte[] row = new byte[plate.side()];
    for (int y = 0; y < plate.side(); y++) {
      int left = 0;
      for (int x = 0; x < row.length; x++) {
        int shade = plate.at(x, y) >> SHADES_SHIFT;
        row[x] = (byte) (shade - left);
        left = shade;
      }
      out.write(row);
    }
  }

  private static BoardPhoto readPlate(DataInputStream in) throws IOException {
    int cell = in.readByte();
    int margin = in.readByte();
    int side = BoardPhoto.side(cell, margin);
    byte[] luma = new byte[side * side];
    byte[] row = new byte[side];
    for (int y = 0; y < side; y++) {
      in.readFully(row);
      int shade = 0;
      for (int x = 0; x < side; x++) {
        shade += row[x];
        luma[y * side + x] = (byte) ((shade << SHADES_SHIFT) + (1 << (SHADES_SHIFT - 1)));
      }
    }
    return new BoardPhoto(luma, cell, margin);
  }
}
