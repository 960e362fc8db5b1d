import JSONBytes
import Sessions
import Testing

@testable import RESTService

/// The figures for Prometheus.
@Suite struct MetricsTests {
    /// The samples of a text in the exposition format, by name with labels.
    private static func samples(_ text: String) throws -> [String: Double] {
        var samples: [String: Double] = [:]
        var described: Set<Substring> = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("# TYPE ") { described.insert(line.split(separator: " ")[2]) }
            if line.hasPrefix("#") { continue }
            let parts = try #require(line.wholeMatch(of: /([a-z_]+)(\{.*\})? (\S+)/)?.output, "\(line)")
            let base = parts.1.replacing(/_(bucket|sum|count)$/, with: "")
            #expect(described.contains(parts.1) || described.contains(Substring(base)), "\(line)")
            let name = String(parts.1) + String(parts.2 ?? "")
            #expect(samples[name] == nil, "\(name) comes twice")
            let value: Double = try #require(Double(String(parts.3)), "\(line)")
            samples[name] = value
        }
        return samples
    }

    /// Samples after what the test does.
    private static let expected: [String: Double] = [
        #"understudy_build_info{version="0.1.0",commit="unknown",swift="6.3"}"#: 1,
        #"understudy_sessions{state="hot"}"#: 1,
        #"understudy_sessions{state="cold"}"#: 0,
        #"understudy_sessions{state="crashed"}"#: 1,
        "understudy_sessions_created_total": 3,
        #"understudy_sessions_ended_total{reason="deleted"}"#: 1,
        #"understudy_sessions_ended_total{reason="expired"}"#: 0,
        #"understudy_operations_total{kind="push",outcome="completed"}"#: 1,
        #"understudy_operations_total{kind="push",outcome="raised"}"#: 2,
        #"understudy_operations_total{kind="pop",outcome="completed"}"#: 0,
        #"understudy_operation_duration_seconds_count{kind="push"}"#: 3,
        #"understudy_limit_hits_total{limit="operation_limit_exceeded"}"#: 0,
        #"understudy_http_requests_total{route="/v1/sessions",method="POST",code="201"}"#: 3,
        #"understudy_http_requests_total{route="/v1/sessions",method="POST",code="400"}"#: 1,
        #"understudy_http_requests_total{route="none",method="none",code="404"}"#: 1,
        #"understudy_http_request_duration_seconds_count{route="none",method="none"}"#: 1,
        "understudy_http_in_flight_requests": 1,
        #"understudy_sse_dropped_total{reason="slow_consumer"}"#: 0,
        #"understudy_store_tx_duration_seconds_count{op="create"}"#: 3,
        #"understudy_store_tx_duration_seconds_count{op="append"}"#: 3,
        #"understudy_store_tx_duration_seconds_count{op="delete"}"#: 1,
        #"understudy_store_errors_total{class="full"}"#: 0,
        #"understudy_store_errors_total{class="unavailable"}"#: 0,
        "understudy_store_conflicts_total": 0,
        "understudy_store_unknown_outcomes_total": 0,
        #"understudy_storyboard_rejected_total{reason="doctype_forbidden"}"#: 1,
        #"understudy_storyboard_rejected_total{reason="xml_malformed"}"#: 2,
        #"understudy_storyboard_rejected_total{reason="other"}"#: 0,
    ]

    @Test("What was done shows in the figures", arguments: Transport.allCases)
    func figures(_ transport: Transport) throws {
        try transport.withClient { _, limits in
            limits.eventsKeptMax = 40
        } _: { client in
            let session = try client.createSession()
            let path = "/v1/sessions/\(session)"
            let push = TestRequest("POST", path + "/controllers/nav/push", #"{"controller":{"as":"detail"}}"#)
            let pushed = try client.send(push)
            let last = try #require(pushed.json?["events"]?.elements.last?["seq"]?.int)
            _ = try client.send(
                TestRequest("POST", path + "/controllers/nav/push", #"{"controller":"home"}"#))
            _ = try client.send(TestRequest("POST", "/v1/sessions", #"{"x":[[[["#))
            let crashing = try client.createSession(
                #"{"exceptions":"terminate","root":{"class":"UINavigationController","as":"nav","viewControllers":[{"as":"a"}]}}"#
            )
            _ = try client.send(
                TestRequest("POST", "/v1/sessions/\(crashing)/controllers/nav/push", #"{"controller":"a"}"#))
            let doomed = try client.createSession()
            _ = try client.send(TestRequest("DELETE", "/v1/sessions/\(doomed)"))
            for document in ["<!DOCTYPE x><x/>", "<x>", "plain"] {
                let type = [(name: "Content-Type", value: "application/xml")]
                var inspection = TestRequest("POST", "/v1/storyboards/inspect", headers: type)
                inspection.body = Array(document.utf8)
                #expect(try client.send(inspection).status == 422)
            }
            #expect(try client.send(TestRequest("GET", "/v1/nowhere")).status == 404)
            let reply = try client.send(TestRequest("GET", "/metrics"))
            #expect(reply.header("Content-Type") == "text/plain; charset=utf-8")
            let samples = try Self.samples(reply.text)
            for (name, value) in Self.expected.sorted(by: { $0.key < $1.key }) {
                #expect(samples[name] == value, "\(name) is \(samples[name] ?? .nan)")
            }
            // The refused push raised events too, which pushed as many out.
            #expect(samples["understudy_events_evicted_total"] ?? 0 >= Double(last - 40))
            #expect(samples["process_start_time_seconds"] ?? 0 > 1_700_000_000)
            #expect(samples["process_resident_memory_bytes"] ?? 0 > 1_000_000)
            #expect(samples["process_open_fds"] ?? 0 > 2)
            #expect(samples["understudy_store_bytes"] ?? 0 > 300)
            let sums = samples.filter { $0.key.contains("duration_seconds_sum") }
            #expect(sums.count > 5 && sums.values.allSatisfy { (0..<60).contains($0) })
            let buckets = samples.keys.filter { $0.hasPrefix("understudy_operation_duration_seconds_bucket") }
            #expect(buckets.count == Histogram.boundsMicroseconds.count + 1)
        }
    }
}
