import ControllerHierarchy
import MicroHTTPServer
import Sessions
import Synchronization

extension Metrics {
    /// Writes everything that is counted here, in a fixed order.
    func write(to text: inout MetricsText, routes table: [Route]) {
        writeRequests(to: &text, routes: table)
        text.describe("understudy_http_in_flight_requests", "gauge", "Requests that are being answered.")
        text.sample("understudy_http_in_flight_requests", count: requestsInFlight)
        text.describe("understudy_sessions_created_total", "counter", "Sessions created.")
        text.sample("understudy_sessions_created_total", count: sessionsCreated.load(ordering: .relaxed))
        text.describe(
            "understudy_operations_total", "counter", "Operations carried out, by kind and outcome.")
        for kind in OperationKind.allCases {
            for outcome in OperationOutcome.Outcome.allCases {
                text.sample(
                    "understudy_operations_total", [("kind", kind.rawValue), ("outcome", outcome.rawValue)],
                    count: operations[kind.position].value(outcome))
            }
        }
        writeDurations(to: &text)
        text.describe("understudy_callbacks_total", "counter", "Events of operations.")
        text.sample("understudy_callbacks_total", count: callbacks.load(ordering: .relaxed))
        text.describe(
            "understudy_events_evicted_total", "counter", "Events that can no longer be asked for.")
        text.sample("understudy_events_evicted_total", count: eventsEvicted.load(ordering: .relaxed))
        text.describe(
            "understudy_sse_dropped_total", "counter", "Event streams that the service ended, by reason.")
        for (index, end) in StreamEnd.allCases.enumerated() {
            text.sample(
                "understudy_sse_dropped_total", [("reason", end.rawValue)],
                count: streamsEnded[index].load(ordering: .relaxed))
        }
        text.describe("understudy_idempotency_replays_total", "counter", "Answers given again for a key.")
        text.sample(
            "understudy_idempotency_replays_total", count: idempotencyReplays.load(ordering: .relaxed))
        text.describe("understudy_limit_hits_total", "counter", "Requests refused because of a limit.")
        for (code, count) in zip(Metrics.limitCodes, limitHitCounts) {
            text.sample("understudy_limit_hits_total", [("limit", code.rawValue)], count: count)
        }
        let rejections = "understudy_storyboard_rejected_total"
        text.describe(rejections, "counter", "Interface Builder documents refused, by reason.")
        for (reason, count) in zip(Metrics.rejectionReasons, rejectionCounts) {
            text.sample(rejections, [("reason", reason)], count: count)
        }
    }

    private func writeDurations(to text: inout MetricsText) {
        let name = "understudy_operation_duration_seconds"
        text.describe(name, "histogram", "Seconds from the complete request to its durable result, by kind.")
        for kind in OperationKind.allCases {
            let place = kind.position
            if OperationOutcome.Outcome.allCases.allSatisfy({ operations[place].value($0) == 0 }) { continue }
            text.histogram(name, [("kind", kind.rawValue)], operations[place].durations)
        }
    }

    private func writeRequests(to text: inout MetricsText, routes table: [Route]) {
        let requests = "understudy_http_requests_total"
        text.describe(requests, "counter", "Requests answered, by route, method and status.")
        for index in 0..<routes.count {
            let route = index < table.count ? table[index] : nil
            for (status, count) in routes[index].answered {
                let labels = [
                    ("route", route?.template ?? "none"), ("method", route?.method.token ?? "none"),
                    ("code", String(status)),
                ]
                text.sample(requests, labels, count: count)
            }
        }
        let durations = "understudy_http_request_duration_seconds"
        text.describe(durations, "histogram", "Seconds from the complete request to the reply, by route.")
        for index in 0..<routes.count where !routes[index].answered.isEmpty {
            let route = index < table.count ? table[index] : nil
            let labels = [("route", route?.template ?? "none"), ("method", route?.method.token ?? "none")]
            text.histogram(durations, labels, routes[index].durations)
        }
    }
}

extension ServerStatistics {
    /// Writes the server's own figures.
    func write(to text: inout MetricsText) {
        text.describe("understudy_http_connections", "gauge", "Open connections.")
        text.sample("understudy_http_connections", count: Int(connectionsOpen))
        text.describe("understudy_http_bodies_bytes", "gauge", "Memory of request bodies that is bounded.")
        text.sample("understudy_http_bodies_bytes", count: Int(bodiesBytes))
        text.describe("understudy_http_replies_bytes", "gauge", "Memory of unsent replies that is bounded.")
        text.sample("understudy_http_replies_bytes", count: Int(repliesBytes))
        text.describe("understudy_http_rejected_total", "counter", "Connections and requests refused or cut.")
        for reason in Refusal.allCases {
            text.sample(
                "understudy_http_rejected_total", [("reason", reason.rawValue)], count: Int(refused(reason)))
        }
        text.describe("understudy_sse_streams", "gauge", "Open event streams.")
        text.sample("understudy_sse_streams", count: Int(streamsOpen))
    }
}
