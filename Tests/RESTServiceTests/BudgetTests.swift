import JSONBytes
import Sessions
import Testing

@testable import RESTService

/// Requests that would cost more than one may.
@Suite struct BudgetTests {
    /// A request, what sets its limit, and what the refusal says.
    struct Case: Sendable {
        let name: String
        let limit: any WritableKeyPath<SessionLimits, Int> & Sendable
        /// Under the first value it is carried out, under the second it is not.
        let values: (enough: Int, tooLow: Int)
        let request: TestRequest
        var status = 422
        let says: String
        /// Whether the session is another one afterwards.
        var changes = true
    }

    private static func batch(_ count: Int, isAtomic: Bool) -> String {
        let push = #"{"op":"push","target":"nav","controller":{"class":"A"}}"#
        let list = Array(repeating: push, count: count).joined(separator: ",")
        return #"{"atomic":\#(isAtomic),"operations":[\#(list)]}"#
    }

    static let cases = batches + comparisons

    private static let comparisons: [Case] = {
        let lines = (0..<120).map { #""B.viewDidLoad(\#($0))""# }.joined(separator: ",")
        let run =
            #"{"root":{"as":"A"},"steps":[{"setEditing":{"target":"A","editing":true},"expect":[\#(lines)]}]}"#
        let step = #"{"setEditing":{"target":"A","editing":true}}"#
        let steps = Array(repeating: step, count: 200).joined(separator: ",")
        let expect = #"{"events":[\#(lines.replacing("B.", with: "nav."))],"mode":"unordered"}"#
        let verify = #"{"scenario":{"root":{"as":"A"},"steps":[\#(steps)]},"log":"A viewDidLoad"}"#
        let (paths, expectPath) = (["/v1/scenarios/run", "/v1/verify"], "/v1/sessions/{s}/expect")
        return [
            Case(
                name: "events of a scenario", limit: \.request.eventsMax, values: (1_000, 100),
                request: TestRequest("POST", paths[0], #"{"root":{"as":"A"},"steps":[\#(steps)]}"#),
                says: "More than 100 events in one request.", changes: false),
            Case(
                name: "bytes of a report", limit: \.request.answerBytesMax, values: (1 << 20, 12_000),
                request: TestRequest("POST", paths[0], run),
                says: "--max-answer-bytes (UNDERSTUDY_MAX_ANSWER_BYTES)", changes: false),
            Case(
                name: "events of a verdict", limit: \.request.eventsMax, values: (1_000, 100),
                request: TestRequest("POST", paths[1], verify),
                says: "More than 100 events in one request.", changes: false),
            Case(
                name: "comparisons", limit: \.request.comparisonsMax, values: (10_000, 119),
                request: TestRequest("POST", expectPath, expect),
                says: "--max-comparisons (UNDERSTUDY_MAX_COMPARISONS)", changes: false),
            Case(
                name: "bytes of a diff", limit: \.request.answerBytesMax, values: (1 << 20, 12_000),
                request: TestRequest("POST", expectPath, expect),
                says: "--max-answer-bytes (UNDERSTUDY_MAX_ANSWER_BYTES)", changes: false),
            Case(
                name: "time of a scenario", limit: \.request.millisecondsMax, values: (60_000, 0),
                request: TestRequest("POST", paths[0], #"{"root":{"as":"A"},"steps":[\#(steps)]}"#),
                status: 503,
                says: "--max-request-milliseconds (UNDERSTUDY_MAX_REQUEST_MILLISECONDS)", changes: false),
        ]
    }()

    private static let batches: [Case] = [true, false].flatMap { isAtomic in
        let target = "/v1/sessions/{s}/operations"
        return [
            Case(
                name: "events, atomic: \(isAtomic)", limit: \.request.eventsMax, values: (10_000, 100),
                request: TestRequest("POST", target, batch(30, isAtomic: isAtomic)),
                says:
                    "More than 100 events in one request. Nothing was changed. Ask for less at a time, or raise the "
                    + "limit with --max-request-events (UNDERSTUDY_MAX_REQUEST_EVENTS)."),
            Case(
                name: "bytes of the answer, atomic: \(isAtomic)", limit: \.request.answerBytesMax,
                values: (1 << 20, 40_000),
                request: TestRequest("POST", target + "?format=text", batch(30, isAtomic: isAtomic)),
                says: "--max-answer-bytes (UNDERSTUDY_MAX_ANSWER_BYTES)"),
            Case(
                name: "processor time, atomic: \(isAtomic)", limit: \.request.millisecondsMax,
                values: (60_000, 0),
                request: TestRequest("POST", target, batch(80, isAtomic: isAtomic)), status: 503,
                says: "--max-request-milliseconds (UNDERSTUDY_MAX_REQUEST_MILLISECONDS)"),
            Case(
                name: "operations of the past, atomic: \(isAtomic)", limit: \.history.operationsMax,
                values: (5, 4),
                request: TestRequest("POST", target, batch(5, isAtomic: isAtomic)),
                says:
                    "A session may have a past of 4 operations, and with this it would have more. Nothing was changed. "
                    + "Go on with a new session, or with a fork of an earlier version; or raise the limit with "
                    + "--max-session-operations (UNDERSTUDY_MAX_SESSION_OPERATIONS)."),
            Case(
                name: "events of the past, atomic: \(isAtomic)", limit: \.history.eventsMax,
                values: (1_000, 40),
                request: TestRequest("POST", target, batch(30, isAtomic: isAtomic)),
                says: "--max-session-events (UNDERSTUDY_MAX_SESSION_EVENTS)"),
            Case(
                name: "bytes of the past, atomic: \(isAtomic)", limit: \.history.bytesMax,
                values: (10_000, 1_000),
                request: TestRequest("POST", target, batch(30, isAtomic: isAtomic)),
                says: "--max-session-bytes (UNDERSTUDY_MAX_SESSION_BYTES)"),
        ]
    }

    @Test("A request beyond a limit is refused as a whole and names the limit", arguments: Transport.allCases)
    func refusals(_ transport: Transport) throws {
        for testCase in Self.cases {
            for value in [testCase.values.tooLow, testCase.values.enough] {
                try transport.withClient { _, limits in
                    limits[keyPath: testCase.limit] = value
                } _: { client in
                    let session = try client.createSession()
                    let base = "/v1/sessions/\(session)"
                    let before = try ["", "/tree", "/events"].map {
                        try client.send(TestRequest("GET", base + $0)).text
                    }
                    let answer = try client.send(testCase.request.replacing(session))
                    let after = try ["", "/tree", "/events"].map {
                        try client.send(TestRequest("GET", base + $0)).text
                    }
                    if value == testCase.values.enough {
                        #expect(answer.status == 200, "\(testCase.name): \(answer.text.prefix(300))")
                        #expect((after[1] != before[1]) == testCase.changes, "\(testCase.name)")
                        return
                    }
                    #expect(answer.status == testCase.status, "\(testCase.name): \(answer.text.prefix(300))")
                    #expect(
                        answer.text.contains(testCase.says), "\(testCase.name): \(answer.text.prefix(500))")
                    #expect(after[1...] == before[1...], "\(testCase.name)")
                    #expect(after[0].contains(#""version":0"#), "\(testCase.name)")
                }
            }
        }
    }

    @Test("A session whose launch goes beyond a limit is not created", arguments: Transport.allCases)
    func creation(_ transport: Transport) throws {
        try transport.withClient { _, limits in
            limits.request.eventsMax = 3
        } _: { client in
            let refused = try client.send(TestRequest("POST", "/v1/sessions", TestSession.navigation))
            #expect(refused.status == 422)
            #expect(refused.json?["code"]?.string == "operation_limit_exceeded")
            let list = try client.send(TestRequest("GET", "/v1/sessions"))
            #expect(list.json?["items"]?.elements.isEmpty == true, "\(list.text)")
        }
    }
}
