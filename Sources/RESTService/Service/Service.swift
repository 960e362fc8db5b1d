import Dispatch
package import Logging
package import MicroHTTPServer
package import Sessions
import Synchronization

/// The service put together: the routes, what they work on, and, once started, the server that listens.
package final class Service: Sendable {
    package let configuration: ServiceConfiguration
    package let registry: SessionRegistry
    /// Every route of the API, as its instance looks them up.
    let routes = Service.routes
    let router: Router
    let metrics: Metrics
    package let streams: EventStreams
    let requestIDs: RequestIDs
    let requestLog: RequestLog
    let rateLimiter: RateLimiter?
    let sharedReads = SharedReads()
    let workers: Workers
    let startedAt: String
    /// Seconds since 1970.
    let startSeconds: Double
    private let logger: Logger
    private let running = Mutex<Running?>(nil)
    private let draining = Atomic<Bool>(false)

    /// The number of sessions on a page of the list, by default and at most.
    static let pageSizeDefault = 100
    static let pageSizeMax = 1_000

    /// What exists while the service is started.
    private struct Running {
        let server: HTTPServer
        /// Signalled when there is no more house to keep.
        let housekeeping: DispatchSemaphore
    }

    /// Puts a service together; nothing listens yet.
    package init(configuration: ServiceConfiguration, registry: SessionRegistry, logger: Logger) {
        self.configuration = configuration
        self.registry = registry
        self.logger = logger
        let start = WallClock.milliseconds()
        startedAt = WallClock.text(milliseconds: start)
        startSeconds = Double(start) / 1_000
        router = Router(routes.map { ($0.method, $0.template) })
        metrics = Metrics(routeCount: routes.count)
        streams = EventStreams(
            registry: registry, limits: configuration.streams, streamsMax: configuration.server.streamsMax,
            metrics: metrics)
        workers = Workers(threadCount: configuration.workerThreads, queueMax: configuration.workerQueueMax)
        requestIDs = RequestIDs(instance: configuration.instance)
        requestLog = RequestLog(logger, instance: configuration.instance)
        rateLimiter = configuration.rateLimit.map { RateLimiter($0) }
        registry.answerTogether { SuspendedExchange.answeringTogether($0) }
        registry.journalFigures.listen { [requestLog] in requestLog.record($0, $1) }
    }

    /// Every route of the API.
    package static let routes =
        SiteResource.routes + ServiceResource.routes + SessionsResource.routes + ControllersResource.routes
        + OperationsResource.routes + JournalResource.routes + EventsResource.routes
        + PausesResource.routes + ScenariosResource.routes + LogsResource.routes
        + ComparisonResource.routes
        + ReportResource.routes
        + InspectionResource.routes + StoryboardsResource.routes

    /// Listens and answers until `stop`.
    ///
    /// - Returns: The TCP port; 0 for a socket file.
    package func start() throws(HTTPServerError) -> UInt16 {
        let server = try HTTPServer(configuration: configuration.listening) { [self] exchange in
            judge(exchange)
        } handler: { [self] exchange in
            serve(exchange)
        }
        if !workers.start(for: self) { logger.critical("there are no threads for long requests") }
        let housekeeping = DispatchSemaphore(value: 0)
        let interval = DispatchTimeInterval.seconds(configuration.housekeepingSeconds)
        let seconds = Double(configuration.evictionSeconds)
        let hasHousekeeper = WorkerThread.start { [registry] in
            while housekeeping.wait(timeout: .now() + interval) == .timedOut {
                registry.keepHouse(evictingIdleFor: seconds)
            }
        }
        if !hasHousekeeper { logger.critical("there is no thread that puts idle sessions away") }
        running.withLock { $0 = Running(server: server, housekeeping: housekeeping) }
        logger.info("listening", metadata: ["port": "\(server.port)"])
        return server.port
    }

    /// Makes `/readyz` answer 503, so that no new requests are sent here.
    package func drain() { draining.store(true, ordering: .relaxed) }

    var isDraining: Bool { draining.load(ordering: .relaxed) }

    /// Says bye to streams, stops listening, waits up to `grace` for the requests in flight, and ends.
    ///
    /// Afterwards everything that was answered is durable and the journal is closed.
    package func stop(grace: Duration) {
        drain()
        streams.stop()
        let stopping = running.withLock { running in
            defer { running = nil }
            return running
        }
        guard let stopping else { return }
        stopping.housekeeping.signal()
        stopping.server.stop(grace: grace)
        workers.stop(for: self)
        registry.close()
        logger.info("stopped")
    }

    /// The server's figures; nil when nothing listens.
    var serverStatistics: ServerStatistics? {
        running.withLock { $0?.server }?.statistics
    }
}
