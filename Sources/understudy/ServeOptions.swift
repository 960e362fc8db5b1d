import ArgumentParser
import ControllerHierarchy
import InterfaceBuilder
import JSONBytes
import MicroHTTPServer
import RESTService
import Sessions
import WireFormat

/// The options of `serve`; each has an environment variable that counts where the option is not given.
struct ServeOptions: ParsableArguments {
    @Option(
        name: [.long, .customLong("port")],
        help: """
            Address to listen on: HOST:PORT (port 0: any free one), PORT for 127.0.0.1 or unix:PATH; \
            127.0.0.1:8080 by default. [UNDERSTUDY_LISTEN]
            """)
    var listen: String?

    @Option(help: "Write the port to this file once the service answers. [UNDERSTUDY_PORT_FILE]")
    var portFile: String?

    @Option(
        help: """
            Where sessions are kept: sqlite:PATH, a file that is created if it is not there; \
            postgres://HOST,HOST/DATABASE, which machines may share and `understudy migrate` prepares; or \
            memory:, which ends with the process. The default is understudy/sessions.sqlite in the user's \
            data directory. \
            [UNDERSTUDY_STORE]
            """)
    var store: String?

    @Option(
        help: """
            How a commit is made durable: FULL, the default, waits for the disk; with NORMAL a power cut can \
            undo the last answers. [UNDERSTUDY_SQLITE_SYNC]
            """)
    var sqliteSync: String?

    @Option(
        help: """
            Threads that answer requests; \(ServiceConfiguration().server.eventThreads) by default, 1 over \
            PostgreSQL. [UNDERSTUDY_THREADS]
            """)
    var threads: Int?

    @Option(help: "Threads for requests that take long, 2 by default. [UNDERSTUDY_WORKER_THREADS]")
    var workerThreads: Int?

    @Option(
        help: """
            Requests that may wait for a thread for long ones, 64 by default; more are answered 503. \
            [UNDERSTUDY_WORKER_QUEUE]
            """)
    var workerQueue: Int?

    @Option(
        help: """
            Who may use the service: none asks nobody, token asks for one of the tokens file. Where that \
            file is given, the default is token. [UNDERSTUDY_AUTH]
            """)
    var auth: String?

    @Option(
        help:
            "Lines name:sha256:role, one for each token; see understudy token. [UNDERSTUDY_TOKENS_FILE]"
    )
    var tokensFile: String?

    @Flag(
        help: "Listen beyond this machine although nobody has to identify themselves. [UNDERSTUDY_INSECURE=1]"
    )
    var insecure = false

    @Flag(help: "Refuse operations without If-Match. [UNDERSTUDY_REQUIRE_IF_MATCH=1]")
    var requireIfMatch = false

    @Option(
        help: """
            Names under which the service is reached besides loopback's, with commas and without ports. \
            Beyond loopback it answers by any name where this is not given. [UNDERSTUDY_ALLOWED_HOSTS]
            """)
    var allowedHosts: String?

    @Option(
        help: """
            Web origins whose pages may use the service, with commas; none by default. \
            [UNDERSTUDY_CORS_ORIGINS]
            """)
    var corsOrigins: String?

    @Option(
        help: """
            Least severe messages to log: trace, debug, info, notice, warning, error, critical; info by \
            default. [UNDERSTUDY_LOG]
            """)
    var log: String?

    @Option(help: "Form of the log: json or text; json by default. [UNDERSTUDY_LOG_FORMAT]")
    var logFormat: String?

    @Option(
        help: """
            Seconds between SIGTERM and the end of listening; 5, on loopback 0 by default. \
            [UNDERSTUDY_DRAIN_DELAY]
            """)
    var drainDelay: Int?

    @Option(help: "Seconds that requests in flight get to finish; 25 by default. [UNDERSTUDY_SHUTDOWN_GRACE]")
    var shutdownGrace: Int?

    @Option(
        help: """
            Seconds without activity after which a session ends; \(SessionLimits().idleSecondsDefault) by \
            default. [UNDERSTUDY_SESSION_TTL]
            """)
    var sessionTTL: Int?

    @Option(
        help: """
            Seconds without activity after which a session leaves memory until it is used again; \
            \(ServiceConfiguration().evictionSeconds) by default. [UNDERSTUDY_EVICT_AFTER]
            """)
    var evictAfter: Int?

    @OptionGroup(title: "Limits")
    var limits: LimitOptions
}
