package dev.casilla.app.review;

import dev.casilla.reader.repair.GivenChange;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Proposals in few bytes. */
final class ProposalBytes {
  private ProposalBytes() {}

  static void write(List<Proposal> proposals, DataOutput out) throws IOException {
    out.writeByte(proposals.size());
    for (Proposal proposal : proposals) {
      out.writeByte(proposal.changes().size());
      for (GivenChange change : proposal.changes()) {
        out.writeByte(change.cell());
        out.writeByte(change.from());
        out.writeByte(change.to());
      }
    }
  }

  static List<Proposal> read(DataInput in) throws IOException {
    List<Proposal> proposals = new ArrayList<>();
    for (int left = in.readByte(); left > 0; left--) {
      List<GivenChange> changes = new ArrayList<>();
      for (int more = in.readByte(); more > 0; more--) {
        changes.add(new GivenChange(in.readByte(), in.readByte(), in.readByte()));
      }
      proposals.add(new Proposal(changes));
    }
    return proposals;
  }
}
