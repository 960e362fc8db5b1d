import JSONBytes
import MicroHTTPServer
import Sessions

/// What the service says about itself.
enum ServiceResource {
    static let routes = [
        Route(
            .get, "/version", "getVersion", access: .anyone,
            handler: .answering { service, _ in version(service) }),
        Route(
            .get, livez.description, "getLiveness", access: .anyone,
            handler: .answering { _, _ in
                Response(.json, constant: #"{"status":"ok"}"#)
            }),
        Route(
            .get, readyz.description, "getReadiness", access: .anyone,
            handler: .answering { service, _ throws(Problem) in
                try readiness(service)
            }),
        Route(
            .get, "/metrics", "getMetrics", access: .admin, [.text],
            handler: .answering { service, _ in metrics(service) }),
    ]

    private static let livez: StaticString = "/livez"
    private static let readyz: StaticString = "/readyz"

    /// Whether a request asks how the service is, which whatever runs it may ask by any name.
    static func isProbe(_ request: Request) -> Bool {
        request.target.equals(livez) || request.target.equals(readyz)
    }

    private static func version(_ service: Service) -> Response {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("name")
        writer.value("understudy")
        writer.key("version")
        writer.value(service.configuration.version)
        writer.key("instance")
        writer.value(service.configuration.instance)
        writer.key("startedAt")
        writer.value(service.startedAt)
        writer.endObject()
        return Response(.json, writer)
    }

    private static func readiness(_ service: Service) throws(Problem) -> Response {
        if service.isDraining { throw .draining }
        if let trouble = service.registry.trouble { throw Problem(trouble) }
        return Response(.json, constant: #"{"status":"ok"}"#)
    }

    private static func metrics(_ service: Service) -> Response {
        var text = MetricsText()
        text.describe(
            "understudy_build_info", "gauge", "The program's version, its commit and its compiler's version.")
        let build = service.configuration
        text.sample(
            "understudy_build_info",
            [("version", build.version), ("commit", build.commit), ("swift", swiftVersion)], count: 1)
        service.metrics.write(to: &text, routes: service.routes)
        writeSessions(of: service.registry, to: &text)
        text.writeStore(of: service.registry)
        service.serverStatistics?.write(to: &text)
        service.workers.figures.write(to: &text)
        ProcessFigures.write(to: &text, startSeconds: service.startSeconds)
        return Response(.text, text: text.text)
    }

    private static func writeSessions(of registry: SessionRegistry, to text: inout MetricsText) {
        // A store that cannot be asked leaves the figures out; they are not zero then.
        do throws(SessionError) {
            let census = try registry.census()
            text.describe("understudy_sessions", "gauge", "Sessions by how they stand.")
            let states = [("hot", census.hot), ("cold", census.cold), ("crashed", census.crashed)]
            for (state, count) in states {
                text.sample("understudy_sessions", [("state", state)], count: count)
            }
            text.describe(
                "understudy_paused_sessions", "gauge",
                "Sessions in which a call waits for own code.")
            text.sample("understudy_paused_sessions", count: census.paused)
        } catch {
            text.comment("understudy_sessions: the store cannot be asked")
        }
        text.describe("understudy_sessions_ended_total", "counter", "Sessions that ended, by reason.")
        for reason in SessionEnd.Reason.allCases {
            text.sample(
                "understudy_sessions_ended_total", [("reason", reason.rawValue)],
                count: registry.endedCount(reason))
        }
    }

    #if compiler(>=6.3)
    private static let swiftVersion = "6.3"
    #else
    private static let swiftVersion = "6.2"
    #endif
}
