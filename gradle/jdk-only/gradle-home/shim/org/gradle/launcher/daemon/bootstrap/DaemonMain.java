package org.gradle.launcher.daemon.bootstrap;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.gradle.api.logging.LogLevel;
import org.gradle.internal.classpath.DefaultClassPath;
import org.gradle.internal.concurrent.CompositeStoppable;
import org.gradle.internal.instrumentation.agent.AgentInitializer;
import org.gradle.internal.logging.LoggingManagerInternal;
import org.gradle.internal.logging.services.LoggingServiceRegistry;
import org.gradle.internal.nativeintegration.ProcessEnvironment;
import org.gradle.internal.nativeintegration.services.NativeServices;
import org.gradle.internal.nativeintegration.services.NativeServices.NativeServicesMode;
import org.gradle.internal.serialize.kryo.KryoBackedDecoder;
import org.gradle.internal.service.ServiceRegistry;
import org.gradle.internal.stream.EncodedStream;
import org.gradle.launcher.bootstrap.EntryPoint;
import org.gradle.launcher.bootstrap.ExecutionListener;
import org.gradle.launcher.daemon.configuration.DaemonPriority;
import org.gradle.launcher.daemon.configuration.DefaultDaemonServerConfiguration;
import org.gradle.launcher.daemon.context.DaemonContext;
import org.gradle.launcher.daemon.server.Daemon;
import org.gradle.launcher.daemon.server.DaemonLogFile;
import org.gradle.launcher.daemon.server.DaemonProcessState;
import org.gradle.launcher.daemon.server.MasterExpirationStrategy;

/**
 * The daemon process: reads its settings from stdin as the client wrote them, serves builds until
 * it expires.
 */
public final class DaemonMain extends EntryPoint {
  @Override
  protected void doAction(String[] args, ExecutionListener listener) {
    File userHome;
    DefaultDaemonServerConfiguration config;
    List<File> extraClassPath;
    try {
      KryoBackedDecoder in = new KryoBackedDecoder(new EncodedStream.EncodedInput(System.in));
      userHome = new File(in.readString());
      File baseDir = new File(in.readString());
      int idleMillis = in.readSmallInt();
      int checkMillis = in.readSmallInt();
      boolean singleUse = in.readBoolean();
      NativeServicesMode natives = NativeServicesMode.values()[in.readSmallInt()];
      String uid = in.readString();
      DaemonPriority priority = DaemonPriority.values()[in.readSmallInt()];
      List<String> jvmOptions = readStrings(in);
      extraClassPath = new ArrayList<>();
      for (String path : readStrings(in)) {
        extraClassPath.add(new File(path));
      }
      config =
          new DefaultDaemonServerConfiguration(
              uid, baseDir, idleMillis, checkMillis, singleUse, priority, jvmOptions, natives);
    } catch (Exception e) {
      throw new IllegalStateException("cannot read the daemon's settings from stdin", e);
    }

    NativeServices.initializeOnDaemon(userHome, NativeServicesMode.fromSystemProperties());
    ServiceRegistry logging = LoggingServiceRegistry.newCommandLineProcessLogging();
    LoggingManagerInternal log = logging.newInstance(LoggingManagerInternal.class);
    DaemonProcessState state =
        new DaemonProcessState(config, logging, log, DefaultClassPath.of(extraClassPath));
    ServiceRegistry services = state.getServices();
    File logFile = services.get(DaemonLogFile.class).getFile();

    PrintStream clientOut = System.out;
    PrintStream clientErr = System.err;
    redirectTo(logFile);
    log.attachSystemOutAndErr();
    log.setLevelInternal(LogLevel.DEBUG);
    log.start();

    services.get(ProcessEnvironment.class).maybeDetachProcess();
    services.get(AgentInitializer.class).maybeConfigureInstrumentationAgent();
    Daemon daemon = services.get(Daemon.class);
    daemon.start();
    try {
      Long pid = services.get(DaemonContext.class).getPid();
      new DaemonStartupCommunication()
          .printDaemonStarted(clientOut, pid, daemon.getUid(), daemon.getAddress(), logFile);
      clientOut.close();
      clientErr.close();
      state.stopped(
          daemon.stopOnExpiration(
              services.get(MasterExpirationStrategy.class), config.getPeriodicCheckIntervalMs()));
    } finally {
      CompositeStoppable.stoppable(daemon, state).stop();
    }
  }

  private static List<String> readStrings(KryoBackedDecoder in) throws Exception {
    List<String> list = new ArrayList<>();
    for (int left = in.readSmallInt(); left > 0; left--) {
      list.add(in.readString());
    }
    return list;
  }

  private static void redirectTo(File logFile) {
    try {
      logFile.getParentFile().mkdirs();
      PrintStream stream = new PrintStream(new java.io.FileOutputStream(logFile), true, "UTF-8");
      logFile.setReadable(false, false);
      logFile.setReadable(true, true);
      System.setOut(stream);
      System.setErr(stream);
      System.setIn(new ByteArrayInputStream(new byte[0]));
    } catch (java.io.IOException e) {
      throw new IllegalStateException("cannot write " + logFile, e);
    }
  }
}
