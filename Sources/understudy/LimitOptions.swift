import ArgumentParser
import ControllerHierarchy
import InterfaceBuilder
import JSONBytes
import MicroHTTPServer
import RESTService
import Sessions
import WireFormat

/// The limits of `serve`.
struct LimitOptions: ParsableArguments {
    @Option(help: "Sessions at once; \(SessionLimits().sessionsMax) by default. [UNDERSTUDY_MAX_SESSIONS]")
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

    @Option(
        help: """
            Controllers of a session; \(SessionLimits().model.controllersMax) by default. \
            [UNDERSTUDY_MAX_CONTROLLERS]
            """)
    var maxControllers: Int?

    @Option(help: "Classes that a session's app declares, 1000 by default. [UNDERSTUDY_MAX_CLASSES]")
    var maxClasses: Int?

    @Option(
        help: """
            Containment and presentation, one in the other; \(SessionLimits().model.depthMax) by default. \
            [UNDERSTUDY_MAX_DEPTH]
            """)
    var maxDepth: Int?

    @Option(
        help: """
            Events of one operation; \(SessionLimits().model.eventsPerOperationMax) by default. \
            [UNDERSTUDY_MAX_EVENTS_PER_OPERATION]
            """)
    var maxEventsPerOperation: Int?

    @Option(
        help: """
            Events that one request causes, those of a batch or a scenario together; \
            \(SessionLimits().request.eventsMax) by default. [UNDERSTUDY_MAX_REQUEST_EVENTS]
            """)
    var maxRequestEvents: Int?

    @Option(
        help: """
            Milliseconds of processor time of one request; \(SessionLimits().request.millisecondsMax) by \
            default. [UNDERSTUDY_MAX_REQUEST_MILLISECONDS]
            """)
    var maxRequestMilliseconds: Int?

    @Option(
        help: """
            Bytes that one request keeps in memory for its answer; \
            \(SessionLimits().request.memoryBytesMax) by default. [UNDERSTUDY_MAX_REQUEST_MEMORY]
            """)
    var maxRequestMemory: Int?

    @Option(
        help: """
            Bytes of one answer; \(SessionLimits().request.answerBytesMax) by default. \
            [UNDERSTUDY_MAX_ANSWER_BYTES]
            """)
    var maxAnswerBytes: Int?

    @Option(
        help: """
            Pairs of an expected line and an event that one request compares; \
            \(SessionLimits().request.comparisonsMax) by default. [UNDERSTUDY_MAX_COMPARISONS]
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

    @Option(
        help: """
            Events of a session that can be asked for; \(SessionLimits().eventsKeptMax) by default. \
            [UNDERSTUDY_MAX_EVENTS_KEPT]
            """)
    var maxEventsKept: Int?

    @Option(
        help: """
            Operations of one batch; \(SessionLimits().content.operationsPerBatchMax) by default. \
            [UNDERSTUDY_MAX_BATCH]
            """)
    var maxBatch: Int?

    @Option(
        help: """
            Bytes of a request's body; \(ServiceConfiguration().bodyBytesMax) by default. \
            [UNDERSTUDY_MAX_BODY_BYTES]
            """)
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

    @Option(
        help: """
            Bytes of a storyboard or nib; \(SessionLimits().documents.documentBytesMax) by default. \
            [UNDERSTUDY_MAX_STORYBOARD_BYTES]
            """)
    var maxStoryboardBytes: Int?

    @Option(
        help: """
            Bytes of a body with all documents of an app, unpacked; \
            \(ServiceConfiguration().definitionBytesMax) by default. [UNDERSTUDY_MAX_DEFINITION_BYTES]
            """)
    var maxDefinitionBytes: Int?

    @Option(
        help: """
            Elements of a storyboard or nib; \(SessionLimits().documents.elementsMax) by default. \
            [UNDERSTUDY_MAX_STORYBOARD_ELEMENTS]
            """)
    var maxStoryboardElements: Int?

    @Option(
        help: """
            Elements open at once in a storyboard or nib; \(SessionLimits().documents.depthMax) by \
            default. [UNDERSTUDY_MAX_STORYBOARD_DEPTH]
            """)
    var maxStoryboardDepth: Int?

    @Option(
        help: """
            Arrays and objects open at once in a JSON body; \(SessionLimits().content.json.depthMax) by \
            default. [UNDERSTUDY_MAX_JSON_DEPTH]
            """)
    var maxJSONDepth: Int?

    @Option(
        help: """
            Connections at once; \(ServiceConfiguration().server.connectionsMax) by default. \
            [UNDERSTUDY_MAX_CONNECTIONS]
            """)
    var maxConnections: Int?

    @Option(
        help: """
            Connections from one address beyond this machine, 256 by default; 0 for no limit. \
            [UNDERSTUDY_MAX_CONNECTIONS_PER_ADDRESS]
            """)
    var maxConnectionsPerAddress: Int?

    @Option(
        help: """
            Event streams at once; \(ServiceConfiguration().server.streamsMax) by default. \
            [UNDERSTUDY_MAX_STREAMS]
            """)
    var maxStreams: Int?

    @Option(
        help: """
            Event streams of a session; \(StreamLimits().perSession) by default. \
            [UNDERSTUDY_MAX_STREAMS_PER_SESSION]
            """)
    var maxStreamsPerSession: Int?

    @Option(
        help: """
            Requests a second of each token, or of all clients without tokens; none by default. \
            [UNDERSTUDY_RATE_LIMIT]
            """)
    var rateLimit: Int?

    @Option(help: "Requests at once after a pause; twice the rate by default. [UNDERSTUDY_RATE_BURST]")
    var rateBurst: Int?
}
