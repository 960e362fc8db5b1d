import ArgumentParser

/// The options of `serve`; each has an environment variable that counts where the option is not given.
struct ServeOptions: ParsableArguments {
    @Option(help: "Address to listen on: HOST:PORT (port 0: any free one) or unix:PATH. [UNDERSTUDY_LISTEN]")
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

    @Option(help: "Threads that answer requests. [UNDERSTUDY_THREADS]")
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

    @Option(help: "Web origins whose pages may use the service, with commas. [UNDERSTUDY_CORS_ORIGINS]")
    var corsOrigins: String?

    @Option(
        help: "Least severe messages to log: trace, debug, info, notice, warning, error. [UNDERSTUDY_LOG]")
    var log: String?

    @Option(help: "Form of the log: json or text. [UNDERSTUDY_LOG_FORMAT]")
    var logFormat: String?

    @Option(help: "Seconds between SIGTERM and the end of listening. [UNDERSTUDY_DRAIN_DELAY]")
    var drainDelay: Int?

    @Option(help: "Seconds that requests in flight get to finish. [UNDERSTUDY_SHUTDOWN_GRACE]")
    var shutdownGrace: Int?

    @Option(help: "Seconds without activity after which a session ends. [UNDERSTUDY_SESSION_TTL]")
    var sessionTTL: Int?

    @Option(
        help: """
            Seconds without activity after which a session leaves memory until it is used again. \
            [UNDERSTUDY_EVICT_AFTER]
            """)
    var evictAfter: Int?

    @OptionGroup(title: "Limits")
    var limits: LimitOptions
}

/// The limits of `serve`.
struct LimitOptions: ParsableArguments {
    @Option(help: "Sessions at once. [UNDERSTUDY_MAX_SESSIONS]")
    var maxSessions: Int?

    @Option(
        help: """
            Sessions at once that one token has created, 1000 by default. \
            [UNDERSTUDY_MAX_SESSIONS_PER_TOKEN]
            """)
    var maxSessionsPerToken: Int?

    @Option(
        help: """
            Sessions at once in which a call waits for the app's own code, 1000 by default. \
            [UNDERSTUDY_MAX_PAUSES]
            """)
    var maxPauses: Int?

    @Option(
        help: """
            Seconds for which such a call waits before its operation is given up, 60 by default. \
            [UNDERSTUDY_PAUSE_SECONDS]
            """)
    var pauseSeconds: Int?

    @Option(help: "Controllers of a session. [UNDERSTUDY_MAX_CONTROLLERS]")
    var maxControllers: Int?

    @Option(help: "Classes that a session's app declares, 1000 by default. [UNDERSTUDY_MAX_CLASSES]")
    var maxClasses: Int?

    @Option(help: "Containment and presentation, one in the other. [UNDERSTUDY_MAX_DEPTH]")
    var maxDepth: Int?

    @Option(help: "Events of one operation. [UNDERSTUDY_MAX_EVENTS_PER_OPERATION]")
    var maxEventsPerOperation: Int?

    @Option(
        help: """
            Events that one request causes, those of a batch or a scenario together. \
            [UNDERSTUDY_MAX_REQUEST_EVENTS]
            """)
    var maxRequestEvents: Int?

    @Option(help: "Milliseconds of processor time of one request. [UNDERSTUDY_MAX_REQUEST_MILLISECONDS]")
    var maxRequestMilliseconds: Int?

    @Option(
        help: "Bytes that one request keeps in memory for its answer. [UNDERSTUDY_MAX_REQUEST_MEMORY]")
    var maxRequestMemory: Int?

    @Option(help: "Bytes of one answer. [UNDERSTUDY_MAX_ANSWER_BYTES]")
    var maxAnswerBytes: Int?

    @Option(
        help: """
            Pairs of an expected line and an event that one request compares. [UNDERSTUDY_MAX_COMPARISONS]
            """)
    var maxComparisons: Int?

    @Option(
        help: """
            Operations of a session's past, 100000 by default; one more is refused. \
            [UNDERSTUDY_MAX_SESSION_OPERATIONS]
            """)
    var maxSessionOperations: Int?

    @Option(
        help: """
            Events of a session's past after which no operation is taken any more, 1000000 by default. \
            [UNDERSTUDY_MAX_SESSION_EVENTS]
            """)
    var maxSessionEvents: Int?

    @Option(
        help: """
            Bytes of the operations of a session's past, 16777216 by default; one that has more is refused. \
            [UNDERSTUDY_MAX_SESSION_BYTES]
            """)
    var maxSessionBytes: Int?

    @Option(help: "Events of a session that can be asked for. [UNDERSTUDY_MAX_EVENTS_KEPT]")
    var maxEventsKept: Int?

    @Option(help: "Operations of one batch. [UNDERSTUDY_MAX_BATCH]")
    var maxBatch: Int?

    @Option(help: "Bytes of a request's body. [UNDERSTUDY_MAX_BODY_BYTES]")
    var maxBodyBytes: Int?

    @Option(
        help: """
            Memory of the bodies of all requests together, 67108864 bytes by default; a request for which \
            there is none is answered 503. [UNDERSTUDY_MAX_BODIES_BYTES]
            """)
    var maxBodiesBytes: Int?

    @Option(
        help: """
            Memory of the replies to all requests that clients have not yet taken, 134217728 bytes by \
            default; a request for whose reply there is none is answered 503. [UNDERSTUDY_MAX_REPLIES_BYTES]
            """)
    var maxRepliesBytes: Int?

    @Option(help: "Bytes of a storyboard or nib. [UNDERSTUDY_MAX_STORYBOARD_BYTES]")
    var maxStoryboardBytes: Int?

    @Option(
        help: "Bytes of a body with all documents of an app, unpacked. [UNDERSTUDY_MAX_DEFINITION_BYTES]")
    var maxDefinitionBytes: Int?

    @Option(help: "Elements of a storyboard or nib. [UNDERSTUDY_MAX_STORYBOARD_ELEMENTS]")
    var maxStoryboardElements: Int?

    @Option(help: "Elements open at once in a storyboard or nib. [UNDERSTUDY_MAX_STORYBOARD_DEPTH]")
    var maxStoryboardDepth: Int?

    @Option(help: "Arrays and objects open at once in a JSON body. [UNDERSTUDY_MAX_JSON_DEPTH]")
    var maxJSONDepth: Int?

    @Option(help: "Connections at once. [UNDERSTUDY_MAX_CONNECTIONS]")
    var maxConnections: Int?

    @Option(
        help: """
            Connections from one address beyond this machine, 256 by default; 0 for no limit. \
            [UNDERSTUDY_MAX_CONNECTIONS_PER_ADDRESS]
            """)
    var maxConnectionsPerAddress: Int?

    @Option(
        help: """
            Bytes kept for each connection, which bound its header block: 8192, the default, take 6.9 KB of \
            headers, 18432 take 16 KiB and cost processor time. [UNDERSTUDY_CONNECTION_MEMORY]
            """)
    var connectionMemory: Int?

    @Option(help: "Event streams at once. [UNDERSTUDY_MAX_STREAMS]")
    var maxStreams: Int?

    @Option(help: "Event streams of a session. [UNDERSTUDY_MAX_STREAMS_PER_SESSION]")
    var maxStreamsPerSession: Int?

    @Option(
        help: "Requests a second of each token, or of all clients without tokens. [UNDERSTUDY_RATE_LIMIT]")
    var rateLimit: Int?

    @Option(help: "Requests at once after a pause; twice the rate by default. [UNDERSTUDY_RATE_BURST]")
    var rateBurst: Int?
}
