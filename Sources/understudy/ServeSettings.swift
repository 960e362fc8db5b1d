import ControllerHierarchy
import InterfaceBuilder
import JSONBytes
import Logging
import MicroHTTPServer
import RESTService
import SQLiteJournal
import Sessions
import WireFormat

/// What a service is started with, from options and the environment; options win.
struct ServeSettings {
    let address: ListenAddress
    let portFile: String?
    let store: StoreLocation
    let synchronous: SQLiteJournal.Synchronous
    let logLevel: Logger.Level
    let logsJSON: Bool
    let drainDelay: Duration
    let grace: Duration
    let sessionLimits: SessionLimits
    let service: ServiceConfiguration

    /// Why the service cannot be started as it was asked to; exit code 78.
    struct ConfigurationError: Error {
        let detail: String
    }

    init(_ options: ServeOptions) throws(ConfigurationError) {
        address = try Self.address(options)
        store = try Self.store(options)
        synchronous = try Self.synchronous(options)
        portFile = options.portFile ?? Environment.value("UNDERSTUDY_PORT_FILE")
        let level = options.log ?? Environment.value("UNDERSTUDY_LOG") ?? "info"
        guard let logLevel = Logger.Level(rawValue: level) else {
            let place = Self.origin("UNDERSTUDY_LOG", isOption: options.log != nil)
            throw ConfigurationError(detail: "\(place): \(level) is no level; \(Self.levels) are")
        }
        self.logLevel = logLevel
        let format = options.logFormat ?? Environment.value("UNDERSTUDY_LOG_FORMAT") ?? "json"
        guard ["json", "text"].contains(format) else {
            let place = Self.origin("UNDERSTUDY_LOG_FORMAT", isOption: options.logFormat != nil)
            throw ConfigurationError(detail: "\(place): \(format) is neither json nor text")
        }
        logsJSON = format == "json"
        // On one machine there is no load balancer to wait for.
        let delay = try Self.number(options.drainDelay, "UNDERSTUDY_DRAIN_DELAY", in: 0...3_600)
        drainDelay = .seconds(delay ?? (address.isLoopback ? 0 : 5))
        grace = .seconds(
            try Self.number(options.shutdownGrace, "UNDERSTUDY_SHUTDOWN_GRACE", in: 0...3_600) ?? 25)
        sessionLimits = try Self.sessionLimits(options)
        service = try Self.service(options, address, answerBytesMax: sessionLimits.request.answerBytesMax)
    }

    private static let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")

    private static func store(_ options: ServeOptions) throws(ConfigurationError) -> StoreLocation {
        guard let text = options.store ?? Environment.value("UNDERSTUDY_STORE") else {
            if let standard = StoreLocation.standard { return standard }
            throw ConfigurationError(
                detail: "UNDERSTUDY_STORE: there is no data directory without HOME; write sqlite:PATH or "
                    + "memory:")
        }
        if let location = StoreLocation(text) { return location }
        throw ConfigurationError(
            detail: Self.origin("UNDERSTUDY_STORE", isOption: options.store != nil)
                + ": write sqlite:PATH, postgres://HOST/DATABASE or memory:")
    }

    private static func synchronous(
        _ options: ServeOptions
    ) throws(ConfigurationError) -> SQLiteJournal.Synchronous {
        let text = options.sqliteSync ?? Environment.value("UNDERSTUDY_SQLITE_SYNC") ?? "FULL"
        if let synchronous = SQLiteJournal.Synchronous(rawValue: text.uppercased()) { return synchronous }
        let place = Self.origin("UNDERSTUDY_SQLITE_SYNC", isOption: options.sqliteSync != nil)
        throw ConfigurationError(detail: "\(place): \(text) is neither FULL nor NORMAL")
    }

    private static func address(_ options: ServeOptions) throws(ConfigurationError) -> ListenAddress {
        let text = options.listen ?? Environment.value("UNDERSTUDY_LISTEN")
        if text == nil, let inherited = ListenAddress.inherited { return inherited }
        guard let address = ListenAddress(text ?? "127.0.0.1:8080") else {
            throw ConfigurationError(
                detail: Self.origin("UNDERSTUDY_LISTEN", isOption: options.listen != nil)
                    + ": write HOST:PORT or unix:PATH for \(text ?? "")")
        }
        return address
    }

    private static func sessionLimits(
        _ options: ServeOptions
    ) throws(ConfigurationError) -> SessionLimits {
        let given = options.limits
        var limits = SessionLimits()
        try set(&limits.idleSecondsDefault, options.sessionTTL, "UNDERSTUDY_SESSION_TTL", 1...86_400)
        try set(&limits.sessionsMax, given.maxSessions, "UNDERSTUDY_MAX_SESSIONS", 1...1_000_000)
        try set(
            &limits.sessionsPerOwnerMax, given.maxSessionsPerToken, "UNDERSTUDY_MAX_SESSIONS_PER_TOKEN",
            1...1_000_000)
        try set(&limits.pausesMax, given.maxPauses, "UNDERSTUDY_MAX_PAUSES", 1...10_000)
        try set(&limits.pauseSecondsMax, given.pauseSeconds, "UNDERSTUDY_PAUSE_SECONDS", 1...3_600)
        limits.request = try requestLimits(given)
        limits.history = try historyLimits(given)
        try set(&limits.model.controllersMax, given.maxControllers, "UNDERSTUDY_MAX_CONTROLLERS", 1...10_000)
        try set(&limits.content.classesMax, given.maxClasses, "UNDERSTUDY_MAX_CLASSES", 1...10_000)
        try set(&limits.model.depthMax, given.maxDepth, "UNDERSTUDY_MAX_DEPTH", 1...256)
        try set(
            &limits.model.eventsPerOperationMax, given.maxEventsPerOperation,
            "UNDERSTUDY_MAX_EVENTS_PER_OPERATION", 1...100_000)
        try set(&limits.eventsKeptMax, given.maxEventsKept, "UNDERSTUDY_MAX_EVENTS_KEPT", 1...1_000_000)
        try set(&limits.content.operationsPerBatchMax, given.maxBatch, "UNDERSTUDY_MAX_BATCH", 1...10_000)
        try set(
            &limits.documents.documentBytesMax, given.maxStoryboardBytes, "UNDERSTUDY_MAX_STORYBOARD_BYTES",
            1_024...16 << 20)
        limits.content.documentTextBytesMax = limits.documents.documentBytesMax
        try set(
            &limits.documents.elementsMax, given.maxStoryboardElements, "UNDERSTUDY_MAX_STORYBOARD_ELEMENTS",
            1...200_000)
        try set(
            &limits.documents.depthMax, given.maxStoryboardDepth, "UNDERSTUDY_MAX_STORYBOARD_DEPTH", 1...200)
        try set(&limits.content.json.depthMax, given.maxJSONDepth, "UNDERSTUDY_MAX_JSON_DEPTH", 4...128)
        return limits
    }

    private static func service(
        _ options: ServeOptions, _ address: ListenAddress, answerBytesMax: Int
    ) throws(ConfigurationError) -> ServiceConfiguration {
        var service = ServiceConfiguration()
        service.version = BuildInformation.version
        if let commit = Environment.value("UNDERSTUDY_COMMIT") { service.commit = commit }
        service.server = ServerConfiguration(endpoint: address.endpoint)
        try set(&service.evictionSeconds, options.evictAfter, "UNDERSTUDY_EVICT_AFTER", 1...86_400)
        try set(&service.server.eventThreads, options.threads, "UNDERSTUDY_THREADS", 1...256)
        try set(&service.workerThreads, options.workerThreads, "UNDERSTUDY_WORKER_THREADS", 1...64)
        try set(&service.workerQueueMax, options.workerQueue, "UNDERSTUDY_WORKER_QUEUE", 1...10_000)
        let given = options.limits
        try set(
            &service.bodyBytesMax, given.maxBodyBytes, "UNDERSTUDY_MAX_BODY_BYTES", 1_024...16 << 20)
        try set(
            &service.documentBytesMax, given.maxStoryboardBytes, "UNDERSTUDY_MAX_STORYBOARD_BYTES",
            1_024...16 << 20)
        try set(
            &service.definitionBytesMax, given.maxDefinitionBytes, "UNDERSTUDY_MAX_DEFINITION_BYTES",
            1_024...16 << 20)
        try set(
            &service.server.connectionsMax, given.maxConnections, "UNDERSTUDY_MAX_CONNECTIONS", 1...1_000_000)
        try set(
            &service.server.connectionMemoryBytes, given.connectionMemory, "UNDERSTUDY_CONNECTION_MEMORY",
            4_096...1 << 20)
        try set(&service.server.streamsMax, given.maxStreams, "UNDERSTUDY_MAX_STREAMS", 1...15_000)
        let perAddress = try number(
            given.maxConnectionsPerAddress, "UNDERSTUDY_MAX_CONNECTIONS_PER_ADDRESS", in: 0...1_000_000)
        if let perAddress { service.server.connectionsPerAddressMax = perAddress == 0 ? nil : perAddress }
        // One body at least must fit.
        try set(
            &service.server.bodiesBytesMax, given.maxBodiesBytes, "UNDERSTUDY_MAX_BODIES_BYTES",
            service.longestBodyBytes...1 << 40)
        // One answer at least must fit.
        service.server.repliesBytesMax = max(service.server.repliesBytesMax, answerBytesMax)
        try set(
            &service.server.repliesBytesMax, given.maxRepliesBytes, "UNDERSTUDY_MAX_REPLIES_BYTES",
            answerBytesMax...1 << 40)
        try set(
            &service.streams.perSession, given.maxStreamsPerSession, "UNDERSTUDY_MAX_STREAMS_PER_SESSION",
            1...15_000)
        service.rateLimit = try rateLimit(given)
        service.requiresIfMatch = flag(options.requireIfMatch, "UNDERSTUDY_REQUIRE_IF_MATCH")
        service.authenticator = try authenticator(options, address)
        service.origins = OriginPolicy(
            hosts: try hosts(options, address),
            corsOrigins: list(options.corsOrigins, "UNDERSTUDY_CORS_ORIGINS"))
        return service
    }

    // MARK: Values

    /// Where a value was given: the variable, or the option that has its name in lower case.
    static func origin(_ variable: String, isOption: Bool) -> String {
        guard isOption else { return variable }
        let words = variable.dropFirst("UNDERSTUDY_".count).lowercased().split(separator: "_")
        return "--" + words.joined(separator: "-")
    }

    static func flag(_ option: Bool, _ variable: String) -> Bool {
        option || Environment.value(variable) == "1"
    }

    static func set(
        _ value: inout Int, _ option: Int?, _ variable: String, _ range: ClosedRange<Int>
    ) throws(ConfigurationError) {
        if let number = try number(option, variable, in: range) { value = number }
    }

    static func number(
        _ option: Int?, _ variable: String, in range: ClosedRange<Int>
    ) throws(ConfigurationError) -> Int? {
        let text = option.map(String.init) ?? Environment.value(variable)
        guard let text else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw ConfigurationError(
                detail: Self.origin(variable, isOption: option != nil)
                    + ": \(text) is no number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    private static func list(_ option: String?, _ variable: String) -> [String] {
        (option ?? Environment.value(variable) ?? "").split(separator: ",")
            .map { String($0.filter { !$0.isWhitespace }) }.filter { !$0.isEmpty }
    }
}
