import JSONBytes
import MicroHTTPServer
import Sessions

/// What the service says about itself.
enum ServiceResource {
    static let routes = [
        Route(.get, "/version", "getVersion", access: .anyone) { service, _ in version(service) },
        Route(.get, "/livez", "getLiveness", access: .anyone) { _, _ in
            Response(.json, constant: #"{"status":"ok"}"#)
        },
        Route(.get, "/readyz", "getReadiness", access: .anyone) { service, _ throws(Problem) in
            try readiness(service)
        },
        Route(.get, "/metrics", "getMetrics", access: .admin, [.text]) { service, _ in metrics(service) },
    ]

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
        return Response(.json, constant: #"{"status":"ok"}"#)
    }

    private static func metrics(_ service: Service) -> Response {
        var text = MetricsText()
        text.describe("understudy_build_info", "gauge", "The program's version, in a label.")
        text.sample("understudy_build_info", [("version", service.configuration.version)], count: 1)
        service.metrics.write(to: &text, routes: service.router.routes)
        text.describe("understudy_sessions", "gauge", "Sessions by where they are.")
        text.sample("understudy_sessions", [("state", "hot")], count: service.registry.countInMemory)
        service.serverStatistics?.write(to: &text)
        if let bytes = ProcessFigures.residentBytes {
            text.describe("process_resident_memory_bytes", "gauge", "Resident memory.")
            text.sample("process_resident_memory_bytes", count: bytes)
        }
        if let count = ProcessFigures.openDescriptors {
            text.describe("process_open_fds", "gauge", "Open file descriptors.")
            text.sample("process_open_fds", count: count)
        }
        return Response(.text, text: text.text)
    }
}
