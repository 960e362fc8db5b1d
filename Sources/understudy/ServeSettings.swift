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

    /// Those of a line that is as it should be; nil for one that ArgumentParser is to read or to refuse.
    ///
    /// ArgumentParser takes longer to read one than all else of a start does.
    init?(line: some Collection<String>) {
        guard let values = ServeValues(line: line), let settings = try? ServeSettings(values), values.areRead
        else { return nil }
        self = settings
    }

    init(_ values: ServeValues) throws(ConfigurationError) {
        address = try Self.address(values)
        store = try Self.store(values)
        synchronous = try Self.synchronous(values)
        portFile = values["UNDERSTUDY_PORT_FILE"]
        let level = values["UNDERSTUDY_LOG"] ?? "info"
        guard let logLevel = Logger.Level(rawValue: level) else {
            let place = values.origin("UNDERSTUDY_LOG")
            throw ConfigurationError(detail: "\(place): \(level) is no level; \(Self.levels) are")
        }
        self.logLevel = logLevel
        let format = values["UNDERSTUDY_LOG_FORMAT"] ?? "json"
        guard ["json", "text"].contains(format) else {
            let place = values.origin("UNDERSTUDY_LOG_FORMAT")
            throw ConfigurationError(detail: "\(place): \(format) is neither json nor text")
        }
        logsJSON = format == "json"
        // On one machine there is no load balancer to wait for.
        let delay = try values.number("UNDERSTUDY_DRAIN_DELAY", in: 0...3_600)
        drainDelay = .seconds(delay ?? (address.isLoopback ? 0 : 5))
        grace = .seconds(
            try values.number("UNDERSTUDY_SHUTDOWN_GRACE", in: 0...3_600) ?? 25)
        sessionLimits = try Self.sessionLimits(values)
        service = try Self.service(
            values, address, store, answerBytesMax: sessionLimits.request.answerBytesMax)
    }

    private static let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")

    private static func store(_ values: ServeValues) throws(ConfigurationError) -> StoreLocation {
        guard let text = values["UNDERSTUDY_STORE"] else {
            if let standard = StoreLocation.standard { return standard }
            throw ConfigurationError(
                detail: "UNDERSTUDY_STORE: there is no data directory without HOME; write sqlite:PATH or "
                    + "memory:")
        }
        if let location = StoreLocation(text) { return location }
        throw ConfigurationError(
            detail: values.origin("UNDERSTUDY_STORE")
                + ": write sqlite:PATH, postgres://HOST/DATABASE or memory:")
    }

    private static func synchronous(
        _ values: ServeValues
    ) throws(ConfigurationError) -> SQLiteJournal.Synchronous {
        let text = values["UNDERSTUDY_SQLITE_SYNC"] ?? "FULL"
        if let synchronous = SQLiteJournal.Synchronous(rawValue: text.uppercased()) { return synchronous }
        let place = values.origin("UNDERSTUDY_SQLITE_SYNC")
        throw ConfigurationError(detail: "\(place): \(text) is neither FULL nor NORMAL")
    }

    private static func address(_ values: ServeValues) throws(ConfigurationError) -> ListenAddress {
        let text = values["UNDERSTUDY_LISTEN"]
        if text == nil, let inherited = ListenAddress.inherited { return inherited }
        guard let address = ListenAddress(text ?? "127.0.0.1:8080") else {
            throw ConfigurationError(
                detail: values.origin("UNDERSTUDY_LISTEN")
                    + ": write HOST:PORT, PORT or unix:PATH for \(text ?? "")")
        }
        return address
    }

    private static func sessionLimits(
        _ values: ServeValues
    ) throws(ConfigurationError) -> SessionLimits {
        var limits = SessionLimits()
        try values.set(&limits.idleSecondsDefault, "UNDERSTUDY_SESSION_TTL", 1...86_400)
        try values.set(&limits.sessionsMax, "UNDERSTUDY_MAX_SESSIONS", 1...1_000_000)
        try values.set(&limits.sessionsPerOwnerMax, "UNDERSTUDY_MAX_SESSIONS_PER_TOKEN", 1...1_000_000)
        try values.set(&limits.pausesMax, "UNDERSTUDY_MAX_PAUSES", 1...10_000)
        try values.set(&limits.pauseSecondsMax, "UNDERSTUDY_PAUSE_SECONDS", 1...3_600)
        limits.request = try requestLimits(values)
        limits.history = try historyLimits(values)
        try values.set(&limits.model.controllersMax, "UNDERSTUDY_MAX_CONTROLLERS", 1...10_000)
        try values.set(&limits.content.classesMax, "UNDERSTUDY_MAX_CLASSES", 1...10_000)
        try values.set(&limits.model.depthMax, "UNDERSTUDY_MAX_DEPTH", 1...256)
        try values.set(
            &limits.model.eventsPerOperationMax, "UNDERSTUDY_MAX_EVENTS_PER_OPERATION", 1...100_000)
        try values.set(&limits.eventsKeptMax, "UNDERSTUDY_MAX_EVENTS_KEPT", 1...1_000_000)
        try values.set(&limits.content.operationsPerBatchMax, "UNDERSTUDY_MAX_BATCH", 1...10_000)
        try values.set(
            &limits.documents.documentBytesMax, "UNDERSTUDY_MAX_STORYBOARD_BYTES", 1_024...16 << 20)
        limits.content.documentTextBytesMax = limits.documents.documentBytesMax
        try values.set(&limits.documents.elementsMax, "UNDERSTUDY_MAX_STORYBOARD_ELEMENTS", 1...200_000)
        try values.set(&limits.documents.depthMax, "UNDERSTUDY_MAX_STORYBOARD_DEPTH", 1...200)
        try values.set(&limits.content.json.depthMax, "UNDERSTUDY_MAX_JSON_DEPTH", 4...128)
        return limits
    }

    private static func service(
        _ values: ServeValues, _ address: ListenAddress, _ store: StoreLocation, answerBytesMax: Int
    ) throws(ConfigurationError) -> ServiceConfiguration {
        var service = ServiceConfiguration()
        service.version = BuildInformation.version
        if let commit = Environment.value("UNDERSTUDY_COMMIT") { service.commit = commit }
        service.server = ServerConfiguration(endpoint: address.endpoint)
        try values.set(&service.evictionSeconds, "UNDERSTUDY_EVICT_AFTER", 1...86_400)
        // The database is what takes long there, and who finds more at each wake takes less for it.
        if case .postgres = store { service.server.eventThreads = 1 }
        try values.set(&service.server.eventThreads, "UNDERSTUDY_THREADS", 1...256)
        try values.set(&service.workerThreads, "UNDERSTUDY_WORKER_THREADS", 1...64)
        try values.set(&service.workerQueueMax, "UNDERSTUDY_WORKER_QUEUE", 1...10_000)
        try values.set(&service.bodyBytesMax, "UNDERSTUDY_MAX_BODY_BYTES", 1_024...16 << 20)
        try values.set(&service.documentBytesMax, "UNDERSTUDY_MAX_STORYBOARD_BYTES", 1_024...16 << 20)
        try values.set(&service.definitionBytesMax, "UNDERSTUDY_MAX_DEFINITION_BYTES", 1_024...16 << 20)
        try values.set(&service.server.connectionsMax, "UNDERSTUDY_MAX_CONNECTIONS", 1...1_000_000)
        try values.set(&service.server.streamsMax, "UNDERSTUDY_MAX_STREAMS", 1...15_000)
        let perAddress = try values.number("UNDERSTUDY_MAX_CONNECTIONS_PER_ADDRESS", in: 0...1_000_000)
        if let perAddress { service.server.connectionsPerAddressMax = perAddress == 0 ? nil : perAddress }
        // One body at least must fit.
        try values.set(
            &service.server.bodiesBytesMax, "UNDERSTUDY_MAX_BODIES_BYTES", service.longestBodyBytes...1 << 40)
        // One answer at least must fit.
        service.server.repliesBytesMax = max(service.server.repliesBytesMax, answerBytesMax)
        try values.set(
            &service.server.repliesBytesMax, "UNDERSTUDY_MAX_REPLIES_BYTES", answerBytesMax...1 << 40)
        try values.set(&service.streams.perSession, "UNDERSTUDY_MAX_STREAMS_PER_SESSION", 1...15_000)
        service.rateLimit = try rateLimit(values)
        service.requiresIfMatch = values.isSet("UNDERSTUDY_REQUIRE_IF_MATCH")
        service.authenticator = try authenticator(values, address)
        service.origins = OriginPolicy(
            hosts: try hosts(values, address),
            corsOrigins: list(values["UNDERSTUDY_CORS_ORIGINS"]))
        return service
    }

    private static func list(_ text: String?) -> [String] {
        (text ?? "").split(separator: ",")
            .map { String($0.filter { !$0.isWhitespace }) }.filter { !$0.isEmpty }
    }

    /// Refuses a value that is no number of a range.
    static func check(
        _ text: String, of origin: String, in range: ClosedRange<Int>
    ) throws(ConfigurationError) -> Int {
        if let number = Int(text), range.contains(number) { return number }
        throw ConfigurationError(
            detail: "\(origin): \(text) is no number from \(range.lowerBound) to \(range.upperBound)")
    }
}

extension ServeValues {
    /// A number of a range; nil where none is given.
    func number(
        _ variable: String, in range: ClosedRange<Int>
    ) throws(ServeSettings.ConfigurationError) -> Int? {
        guard let text = self[variable] else { return nil }
        return try ServeSettings.check(text, of: origin(variable), in: range)
    }

    /// Takes over a number, where one is given.
    func set(
        _ value: inout Int, _ variable: String, _ range: ClosedRange<Int>
    ) throws(ServeSettings.ConfigurationError) {
        if let number = try number(variable, in: range) { value = number }
    }
}
