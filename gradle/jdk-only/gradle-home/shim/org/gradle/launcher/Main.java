package org.gradle.launcher;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.UUID;
import org.gradle.api.Action;
import org.gradle.api.internal.StartParameterInternal;
import org.gradle.api.internal.file.FileCollectionFactory;
import org.gradle.api.internal.tasks.userinput.UserInputReader;
import org.gradle.api.logging.configuration.LoggingConfiguration;
import org.gradle.cli.CommandLineArgumentException;
import org.gradle.cli.CommandLineParser;
import org.gradle.cli.ParsedCommandLine;
import org.gradle.configuration.DefaultBuildClientMetaData;
import org.gradle.configuration.GradleLauncherMetaData;
import org.gradle.initialization.DefaultBuildCancellationToken;
import org.gradle.initialization.NoOpBuildEventConsumer;
import org.gradle.initialization.ReportedException;
import org.gradle.initialization.layout.BuildLayoutFactory;
import org.gradle.internal.SystemProperties;
import org.gradle.internal.buildevents.BuildExceptionReporter;
import org.gradle.internal.buildprocess.BuildProcessState;
import org.gradle.internal.classpath.ClassPath;
import org.gradle.internal.concurrent.CompositeStoppable;
import org.gradle.internal.daemon.client.execution.ClientBuildRequestContext;
import org.gradle.internal.instrumentation.agent.AgentInitializer;
import org.gradle.internal.instrumentation.agent.AgentStatus;
import org.gradle.internal.jvm.Jvm;
import org.gradle.internal.logging.DefaultLoggingConfiguration;
import org.gradle.internal.logging.LoggingConfigurationBuildOptions;
import org.gradle.internal.logging.LoggingManagerInternal;
import org.gradle.internal.logging.console.GlobalUserInputReceiver;
import org.gradle.internal.logging.services.LoggingServiceRegistry;
import org.gradle.internal.logging.text.StyledTextOutputFactory;
import org.gradle.internal.nativeintegration.console.ConsoleDetector;
import org.gradle.internal.nativeintegration.services.NativeServices;
import org.gradle.internal.nativeintegration.services.NativeServices.NativeServicesMode;
import org.gradle.internal.os.OperatingSystem;
import org.gradle.internal.service.ServiceRegistry;
import org.gradle.internal.service.ServiceRegistryBuilder;
import org.gradle.internal.service.scopes.BasicGlobalScopeServices;
import org.gradle.internal.service.scopes.Scope;
import org.gradle.jvm.toolchain.JavaLanguageVersion;
import org.gradle.launcher.bootstrap.EntryPoint;
import org.gradle.launcher.bootstrap.ExecutionListener;
import org.gradle.launcher.cli.BuildEnvironmentConfigurationConverter;
import org.gradle.launcher.cli.Parameters;
import org.gradle.launcher.cli.converter.BuildLayoutConverter;
import org.gradle.launcher.cli.converter.BuildOptionBackedConverter;
import org.gradle.launcher.cli.converter.InitialPropertiesConverter;
import org.gradle.launcher.cli.converter.LayoutToPropertiesConverter;
import org.gradle.launcher.configuration.AllProperties;
import org.gradle.launcher.configuration.BuildLayoutResult;
import org.gradle.launcher.configuration.InitialProperties;
import org.gradle.launcher.daemon.bootstrap.ForegroundDaemonAction;
import org.gradle.launcher.daemon.client.DaemonClient;
import org.gradle.launcher.daemon.client.DaemonClientFactory;
import org.gradle.launcher.daemon.client.DaemonClientGlobalServices;
import org.gradle.launcher.daemon.client.DaemonStopClient;
import org.gradle.launcher.daemon.client.ReportDaemonStatusClient;
import org.gradle.launcher.daemon.configuration.DaemonParameters;
import org.gradle.launcher.daemon.configuration.ForegroundDaemonConfiguration;
import org.gradle.launcher.daemon.context.DaemonCompatibilitySpec;
import org.gradle.launcher.daemon.context.DaemonRequestContext;
import org.gradle.launcher.daemon.context.DefaultDaemonContext;
import org.gradle.launcher.exec.BuildActionExecutor;
import org.gradle.launcher.exec.BuildActionParameters;
import org.gradle.launcher.exec.BuildExecutor;
import org.gradle.launcher.exec.DefaultBuildActionParameters;
import org.gradle.process.internal.CurrentProcess;
import org.gradle.tooling.internal.provider.ForwardStdInToThisProcess;
import org.gradle.tooling.internal.provider.RunInProcess;
import org.gradle.tooling.internal.provider.action.ExecuteBuildAction;
import org.gradle.util.internal.DefaultGradleVersion;

/**
 * The command line: parses it with Gradle's own converters, then runs the build in a daemon or in
 * this process.
 */
public final class Main extends EntryPoint {
  private static final int SINGLE_USE_IDLE_MILLIS = 120_000;

  private final ServiceRegistry logging = LoggingServiceRegistry.newCommandLineProcessLogging();

  @Override
  protected void doAction(String[] arguments, ExecutionListener listener) {
    List<String> args = Arrays.asList(arguments);
    LoggingConfiguration logConfig = new DefaultLoggingConfiguration();
    BuildLayoutResult layout = configureLogging(args, logConfig);
    LoggingManagerInternal log = logging.getFactory(LoggingManagerInternal.class).create();
    log.setLevelInternal(logConfig.getLogLevel());
    log.start();
    try {
      try {
        NativeServices.initializeOnClient(
            layout.getGradleUserHomeDir(), NativeServicesMode.fromSystemProperties());
        log.attachProcessConsole(logConfig.getConsoleOutput());
        parseAndRun(args, listener);
      } finally {
        log.flush();
      }
    } catch (ReportedException e) {
      listener.onFailure(e);
    } catch (Throwable t) {
      Action<Throwable> reporter =
          new BuildExceptionReporter(
              logging.get(StyledTextOutputFactory.class),
              logConfig,
              new DefaultBuildClientMetaData(new GradleLauncherMetaData()));
      reporter.execute(t);
      listener.onFailure(t);
    } finally {
      log.stop();
    }
  }

  /**
   * First, lenient pass over the command line and gradle.properties: log level, console kind, user
   * home.
   */
  private BuildLayoutResult configureLogging(List<String> args, LoggingConfiguration logConfig) {
    InitialPropertiesConverter initial = new InitialPropertiesConverter();
    BuildLayoutConverter layouts = new BuildLayoutConverter();
    BuildOptionBackedConverter<LoggingConfiguration> options =
        new BuildOptionBackedConverter<>(new LoggingConfigurationBuildOptions());
    BuildLayoutResult layout = layouts.defaultValues();
    CommandLineParser parser = new CommandLineParser();
    initial.configure(parser);
    layouts.configure(parser);
    options.configure(parser);
    parser.allowUnknownOptions();
    parser.allowMixedSubcommandsAndOptions();
    try {
      ParsedCommandLine line = parser.parse(args);
      InitialProperties properties = initial.convert(line);
      layout = layouts.convert(properties, line, null);
      AllProperties all =
          new LayoutToPropertiesConverter(new BuildLayoutFactory()).convert(properties, layout);
      options.convert(line, all.getProperties(), logConfig);
    } catch (CommandLineArgumentException e) {
      // The second, strict pass reports it.
    }
    return layout;
  }

  private void parseAndRun(List<String> args, ExecutionListener listener) {
    ServiceRegistry basics =
        ServiceRegistryBuilder.builder()
            .scopeStrictly(Scope.Global.class)
            .displayName("Basic global services")
            .parent(logging)
            .parent(NativeServices.getInstance())
            .provider(new BasicGlobalScopeServices())
            .build();
    BuildEnvironmentConfigurationConverter converter =
        new BuildEnvironmentConfigurationConverter(
            new BuildLayoutFactory(), basics.get(FileCollectionFactory.class));
    CommandLineParser parser = new CommandLineParser();
    converter.configure(parser);
    parser.option("h", "?", "help").hasDescription("Shows this help message.");
    parser.option("v", "version").hasDescription("Print version info and exit.");
    parser.option("V", "show-version").hasDescription("Print version info and continue.");

    ParsedCommandLine line;
    Parameters parameters;
    try {
      line = parser.parse(args);
      if (line.hasOption("h")) {
        usage(parser, System.out);
        return;
      }
      parameters = converter.convertParameters(line, null);
    } catch (CommandLineArgumentException e) {
      System.err.println("\n" + e.getMessage());
      usage(parser, System.err);
      listener.onFailure(e);
      return;
    }
    if (line.hasOption("v") || line.hasOption("V")) {
      version(parameters);
      if (line.hasOption("v")) {
        return;
      }
    }
    run(parameters, basics, listener);
  }

  private void run(Parameters parameters, ServiceRegistry basics, ExecutionListener listener) {
    DaemonParameters daemon = parameters.getDaemonParameters();
    if (daemon.isStop()) {
      clients(basics)
          .createMessageDaemonServices(logging, daemon)
          .get(DaemonStopClient.class)
          .stop();
      return;
    }
    if (daemon.isStatus()) {
      clients(basics)
          .createMessageDaemonServices(logging, daemon)
          .get(ReportDaemonStatusClient.class)
          .listAll();
      return;
    }
    FileCollectionFactory files = basics.get(FileCollectionFactory.class);
    if (daemon.isForeground()) {
      new ForegroundDaemonAction(
              logging,
              new ForegroundDaemonConfiguration(
                  UUID.randomUUID().toString(),
                  daemon.getBaseDir(),
                  daemon.getIdleTimeout(),
                  daemon.getPeriodicCheckInterval(),
                  files,
                  daemon.shouldApplyInstrumentationAgent(),
                  daemon.getNativeServicesMode()))
          .run();
      return;
    }
    DaemonRequestContext request = daemon.toRequestContext();
    if (!daemon.isEnabled() && fitsThisProcess(request, files)) {
      runHere(parameters);
      return;
    }
    ServiceRegistry global = clientServices(basics);
    DaemonClientFactory factory = global.get(DaemonClientFactory.class);
    ServiceRegistry client;
    if (daemon.isEnabled()) {
      client = factory.createBuildClientServices(logging, daemon, request, System.in);
    } else {
      daemon.setIdleTimeout(Math.min(daemon.getIdleTimeout(), SINGLE_USE_IDLE_MILLIS));
      client = factory.createSingleUseDaemonClientServices(global, daemon, request, System.in);
    }
    build(parameters, client.get(DaemonClient.class), global, client);
  }

  private static boolean fitsThisProcess(
      DaemonRequestContext request, FileCollectionFactory files) {
    CurrentProcess process = new CurrentProcess(files);
    return !process.isLowMemoryProcess()
        && new DaemonCompatibilitySpec(request)
            .isSatisfiedBy(
                new DefaultDaemonContext(
                    UUID.randomUUID().toString(),
                    process.getJvm().getJavaHome(),
                    JavaLanguageVersion.current(),
                    Jvm.current().getVendor(),
                    null,
                    0L,
                    0,
                    process.getJvmOptions().getAllImmutableJvmArgs(),
                    AgentStatus.allowed().isAgentInstrumentationEnabled(),
                    request.getNativeServicesMode(),
                    request.getPriority()));
  }

  private void runHere(Parameters parameters) {
    DaemonParameters daemon = parameters.getDaemonParameters();
    Properties properties = new Properties();
    properties.putAll(daemon.getEffectiveSystemProperties());
    System.setProperties(properties);
    BuildProcessState state =
        new BuildProcessState(
            parameters.getStartParameter().isContinuous(),
            AgentStatus.of(daemon.shouldApplyInstrumentationAgent()),
            ClassPath.EMPTY,
            logging,
            NativeServices.getInstance());
    ServiceRegistry services = state.getServices();
    services.get(AgentInitializer.class).maybeConfigureInstrumentationAgent();
    build(
        parameters,
        new RunInProcess(
            new ForwardStdInToThisProcess(
                services.get(GlobalUserInputReceiver.class),
                services.get(UserInputReader.class),
                System.in,
                services.get(BuildExecutor.class))),
        services,
        state);
  }

  private static void build(
      Parameters parameters,
      BuildActionExecutor<BuildActionParameters, ClientBuildRequestContext> executor,
      ServiceRegistry shared,
      Object stopFirst) {
    StartParameterInternal start = parameters.getStartParameter();
    DaemonParameters daemon = parameters.getDaemonParameters();
    try {
      boolean failed =
          executor
              .execute(
                  new ExecuteBuildAction(start),
                  new DefaultBuildActionParameters(
                      daemon.getEffectiveSystemProperties(),
                      daemon.getEnvironmentVariables(),
                      SystemProperties.getInstance().getCurrentDir(),
                      start.getLogLevel(),
                      daemon.isEnabled(),
                      ClassPath.EMPTY),
                  new ClientBuildRequestContext(
                      new GradleLauncherMetaData(),
                      ManagementFactory.getRuntimeMXBean().getStartTime(),
                      shared.get(ConsoleDetector.class).isConsoleInput(),
                      new DefaultBuildCancellationToken(),
                      new NoOpBuildEventConsumer()))
              .hasFailure();
      if (failed) {
        throw new ReportedException();
      }
    } finally {
      new CompositeStoppable().add(stopFirst).add(shared).stop();
    }
  }

  private static DaemonClientFactory clients(ServiceRegistry basics) {
    return clientServices(basics).get(DaemonClientFactory.class);
  }

  private static ServiceRegistry clientServices(ServiceRegistry basics) {
    return ServiceRegistryBuilder.builder()
        .displayName("Daemon client global services")
        .parent(NativeServices.getInstance())
        .parent(basics)
        .provider(new DaemonClientGlobalServices())
        .build();
  }

  private static void usage(CommandLineParser parser, java.io.PrintStream out) {
    out.println("\nUSAGE: gradle [option...] [task...]\n");
    parser.printUsage(out);
    out.println();
  }

  private static void version(Parameters parameters) {
    DefaultGradleVersion gradle = DefaultGradleVersion.current();
    String line = "------------------------------------------------------------";
    System.out.printf("%n%s%nGradle %s%n%s%n%n", line, gradle.getVersion(), line);
    System.out.printf("Build time:    %s%n", gradle.getBuildTimestamp());
    System.out.printf("Revision:      %s%n%n", gradle.getGitRevision());
    System.out.printf("Groovy:        %s%n", groovy.lang.GroovySystem.getVersion());
    System.out.printf("Launcher JVM:  %s%n", Jvm.current());
    System.out.printf(
        "Daemon JVM:    %s%n", parameters.getDaemonParameters().getRequestedJvmCriteria());
    System.out.printf("OS:            %s%n%n", OperatingSystem.current());
  }
}
