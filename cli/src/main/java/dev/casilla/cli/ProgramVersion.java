package dev.casilla.cli;

import picocli.CommandLine.IVersionProvider;

/** Tells the version that the jar's manifest carries. */
final class ProgramVersion implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String version = ProgramVersion.class.getPackage().getImplementationVersion();
    return new String[] {"casilla " + (version == null ? "(not packaged)" : version)};
  }
}
