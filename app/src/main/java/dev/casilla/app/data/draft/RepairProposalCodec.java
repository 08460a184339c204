package dev.casilla.app.data.draft;

import dev.casilla.app.model.RepairProposal;
import dev.casilla.reader.repair.GivenChange;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Proposals in few bytes. */
final class RepairProposalCodec {
  private RepairProposalCodec() {}

  static void write(List<RepairProposal> proposals, DataOutput out) throws IOException {
    out.writeByte(proposals.size());
    for (RepairProposal proposal : proposals) {
      out.writeByte(proposal.changes().size());
      for (GivenChange change : proposal.changes()) {
        out.writeByte(change.cell());
        out.writeByte(change.from());
        out.writeByte(change.to());
      }
    }
  }

  static List<RepairProposal> read(DataInput in) throws IOException {
    List<RepairProposal> proposals = new ArrayList<>();
    for (int left = in.readByte(); left > 0; left--) {
      List<GivenChange> changes = new ArrayList<>();
      for (int more = in.readByte(); more > 0; more--) {
        changes.add(new GivenChange(in.readByte(), in.readByte(), in.readByte()));
      }
      proposals.add(new RepairProposal(changes));
    }
    return proposals;
  }
}
