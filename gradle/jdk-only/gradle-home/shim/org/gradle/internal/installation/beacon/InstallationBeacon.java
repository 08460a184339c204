package org.gradle.internal.installation.beacon;

/** Gradle finds its home through the jar that holds this class. */
public interface InstallationBeacon {}
