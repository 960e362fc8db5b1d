import ControllerHierarchy
import Foundation
import JSONBytes
import Logging
import Sessions
import Testing
import Yams

@testable import RESTService

/// What a client answers in a call that stops is what an override or a delegate answers.
@Suite struct AnswerTests {
    /// An example of the table.
    struct Example: CustomTestStringConvertible, @unchecked Sendable {
        let members: [String: Any]

        var testDescription: String { "\(call), iOS \(members["ios"] ?? "")" }
        var call: String { members["call"] as? String ?? "" }
        var callback: Callback? { Callback.allCases.first { "\($0)" == call } }
        var x: Any { members["x"] ?? NSNull() }
        var y: Any { members["y"] ?? NSNull() }
        var setup: [Any] { members["setup"] as? [Any] ?? [] }

        /// The session's definition where the app itself answers so.
        func definition(answering answer: Any) throws -> String {
            var device: [String: Any] = ["systemVersion": members["ios"] ?? ""]
            if members["pad"] != nil {
                device["idiom"] = "pad"
                device["size"] = ["width": 768, "height": 1_024]
            }
            if let model = members["model"] { device["model"] = model }
            var classes = members["classes"] as? [String: Any] ?? [:]
            var home: [String: Any] = [:]
            home["overrides"] = members["home"]
            home["actions"] = members["actions"]
            if !home.isEmpty { classes["Home"] = home }
            var root: [String: Any] = ["class": "Home", "as": "home"]
            root["children"] = members["children"]
            root["controls"] = members["controls"]
            var definition: [String: Any] = ["device": device, "classes": classes]
            definition["app"] = members["app"]
            if let name = members["storyboard"] as? String {
                definition["storyboards"] = ["Main": try Example.storyboard(name)]
                definition["mainStoryboard"] = "Main"
            } else {
                definition["root"] = members["root"] ?? root
            }
            return try Example.json(Example.filled(definition, with: answer))
        }

        private static func storyboard(_ name: String) throws -> String {
            let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            let path = "Scenarios/storyboards/\(name).storyboard"
            return try String(
                contentsOf: tests.deletingLastPathComponent().appending(path: path), encoding: .utf8)
        }

        static func json(_ value: Any) throws -> String {
            let data = try JSONSerialization.data(
                withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
            return String(decoding: data, as: UTF8.self)
        }

        /// Puts the answer in its places.
        static func filled(_ value: Any, with answer: Any) -> Any {
            switch value {
            case let text as String: text == "$" ? answer : text
            case let list as [Any]: list.map { filled($0, with: answer) }
            case let members as [String: Any]: members.mapValues { filled($0, with: answer) }
            default: value
            }
        }
    }

    static let examples: [Example] = {
        let table = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "answers.yaml")
        let text = (try? String(contentsOf: table, encoding: .utf8)) ?? ""
        return ((try? Yams.load(yaml: text)) as? [[String: Any]] ?? []).map(Example.init)
    }()

    @Test("Every question that takes an answer has an example")
    func isWhole() {
        let shown = Set(AnswerTests.examples.compactMap { $0.callback?.rawValue })
        let missing = Callback.allCases.filter { $0.answerType != nil && !shown.contains($0.rawValue) }
        #expect(missing.isEmpty, "\(missing)")
        #expect(AnswerTests.examples.allSatisfy { $0.callback?.answerType != nil })
    }

    /// A session of an example, whose app answers so by itself.
    private struct Run {
        let client: any APIClient
        let base: String

        init(_ example: Example, answering own: Any, _ client: any APIClient) throws {
            self.client = client
            base = "/v1/sessions/\(try client.createSession(try example.definition(answering: own)))/"
            for step in example.setup {
                let answer = try perform(Example.filled(step, with: own), [:])
                #expect(answer.status == 200, "\(answer.text)")
            }
        }

        /// Performs an operation that is written as scenarios write it.
        func perform(_ step: Any, _ fields: [String: Any]) throws -> TestResponse {
            let (name, content) = try #require((step as? [String: [String: Any]])?.first)
            var body = content.merging(fields) { $1 }
            let target = body.removeValue(forKey: "target").map { "controllers/\($0)/" } ?? ""
            let path = try #require(OperationKind(rawValue: name)).pathName
            return try client.send(TestRequest("POST", base + target + path, try Example.json(body)))
        }

        /// Answers the calls that stop, until the operation ends.
        ///
        /// - Returns: The operation's events as the session's log has them afterwards, since those of a call
        ///   that has stopped are told before its answer.
        func answer(
            _ stopped: TestResponse, _ example: Example
        ) throws -> (lines: [String], stops: Int, end: TestResponse) {
            var answers = example.members["answers"] as? [Any]
            var (response, stops) = (stopped, 0)
            while let token = response.header("Pause-Token") {
                stops += 1
                let kind = response.json?["paused"]?["answers"]?.string
                #expect(kind == example.callback?.answerType?.kind, "\(response.text)")
                var body = "{}"
                if let next = answers.map(\.first) ?? example.x { body = try Example.json(["answer": next]) }
                if answers?.isEmpty == false { answers?.removeFirst() }
                response = try client.send(
                    TestRequest("POST", base + "resume", body, headers: [("Pause-Token", token)]))
                try #require(response.status == 200, "\(body): \(response.text)")
            }
            let first = try #require(stopped.json?["events"]?[0]?["seq"]?.int)
            let log = try client.send(TestRequest("GET", base + "events"))
            return (AnswerTests.lines(log, from: first), stops, response)
        }
    }

    /// What has happened, without its place in the log: an earlier part of it may be of another length.
    private static func lines(_ response: TestResponse, from first: Int = 0) -> [String] {
        let body = try? JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any]
        return (body?["events"] as? [[String: Any]] ?? []).compactMap { event in
            var event = event
            if let place = event["seq"] as? Int, place < first { return nil }
            (event["seq"], event["id"]) = (nil, nil)
            return (try? Example.json(event)) ?? ""
        }
    }

    @Test("An answer in a pause is the app's own answer", arguments: examples)
    func equalsOverride(_ example: Example) throws {
        let callback = try #require(example.callback)
        let step = Example.filled(try #require(example.members["do"]), with: example.x)
        let other = Example.filled(try #require(example.members["do"]), with: example.y)
        try PauseTests.serve { client in
            let expected = try Run(example, answering: example.x, client).perform(step, [:])
            #expect(expected.status == 200, "\(expected.text)")
            let plain = try Run(example, answering: example.y, client).perform(other, [:])
            let isAlike = AnswerTests.lines(plain) == AnswerTests.lines(expected)
            #expect(isAlike == (example.members["alike"] != nil), "the two answers make no difference")

            let run = try Run(example, answering: example.y, client)
            let stopped = try run.perform(other, ["pauses": [["call": callback.names.swift]]])
            try #require(stopped.status == 200, "\(stopped.text)")
            let (lines, stops, end) = try run.answer(stopped, example)
            #expect(stops > 0, "nothing has stopped: \(stopped.text)")
            #expect(lines == AnswerTests.lines(expected))
            #expect(end.json?["outcome"]?.string == expected.json?["outcome"]?.string)
            let export = try client.send(TestRequest("GET", run.base + "export")).text
            let imported = try client.send(TestRequest("POST", "/v1/imports", export))
            #expect(imported.status == 201, "\(imported.text)")
        }
    }

    private static func example(_ yaml: String) throws -> Example {
        Example(members: try #require(try Yams.load(yaml: yaml) as? [String: Any]))
    }

    @Test("A segue action answers the description of its destination")
    func answersSegueAction() throws {
        let example = try AnswerTests.example(
            """
            ios: "13.0"
            storyboard: segue-action
            classes:
              A: {superclass: UIViewController, actions: ["makeB:sender:"], overrides: {"makeB:sender:": $}}
            do: {trigger: {target: A, control: Present}}
            """)
        let step = try #require(example.members["do"])
        let made: [String: Any] = ["title": "Made", "as": "made"]
        try PauseTests.serve { client in
            let expected = try Run(example, answering: made, client).perform(step, [:])
            let run = try Run(example, answering: ["as": "other"], client)
            let stopped = try run.perform(step, ["pauses": [["target": "A", "call": "makeB:sender:"]]])
            try #require(stopped.json?["paused"]?["answers"]?.string == "controller", "\(stopped.text)")
            let token = (name: "Pause-Token", value: try #require(stopped.header("Pause-Token")))
            let end = try client.send(
                TestRequest("POST", run.base + "resume", Example.json(["answer": made]), headers: [token]))
            #expect(end.json?["outcome"]?.string == "completed", "\(end.text)")
            #expect(AnswerTests.lines(stopped) + AnswerTests.lines(end) == AnswerTests.lines(expected))
        }
    }

    private static let turn = ["turnPage": ["target": "pages", "direction": "forward"]]
    private static let stopsAfter = ["pauses": [["call": "viewControllerAfter"]]]

    @Test("A page that is made for an answer lives while it stands beside the one in front")
    func holdsNewPages() throws {
        let example = try AnswerTests.example(
            """
            ios: "12.0"
            root:
              class: UIPageViewController
              as: pages
              transitionStyle: scroll
              viewControllers: [one]
              dataSource: {pages: [{as: one}]}
            """)
        try PauseTests.serve { client in
            let run = try Run(example, answering: 0, client)
            var page = "one"
            for next in ["Second", "Third"] {
                var answer = try run.perform(AnswerTests.turn, AnswerTests.stopsAfter)
                while let token = answer.header("Pause-Token") {
                    // At the end of a turn the page beside the new one is asked for.
                    let isAsked = answer.text.contains(#""viewController":"\#(page)""#)
                    let body =
                        isAsked ? #"{"answer":{"class":"\#(next)"}}"# : #"{"answer":{"class":"Later"}}"#
                    answer = try client.send(
                        TestRequest("POST", run.base + "resume", body, headers: [("Pause-Token", token)]))
                }
                #expect(answer.json?["outcome"]?.string == "completed", "\(answer.text)")
                page = next
            }
            let turned = try run.perform(AnswerTests.turn, [:])
            let tree = try client.send(TestRequest("GET", run.base + "tree?format=text")).text
            #expect(turned.json?["outcome"]?.string == "completed" && tree.contains("Later"), "\(tree)")
        }
    }

    @Test("An answer that cannot be given leaves the call waiting as it was")
    func refusesWrongAnswers() throws {
        let example = try AnswerTests.example(
            """
            ios: "12.0"
            root:
              class: UIPageViewController
              as: pages
              transitionStyle: pageCurl
              viewControllers: [one]
              dataSource: {pages: [{as: one}, {as: two}]}
            """)
        try PauseTests.serve { client in
            let run = try Run(example, answering: 0, client)
            let stopped = try run.perform(AnswerTests.turn, AnswerTests.stopsAfter)
            let value = try #require(stopped.header("Pause-Token"), "\(stopped.text)")
            let token = (name: "Pause-Token", value: value)
            for (answer, status) in [
                ("true", 400), (#""nobody""#, 404), (#"["two"]"#, 400), (#"{"classs":"A"}"#, 400),
                (#"{"class":"A","modalPresentationStyle":3}"#, 400),
            ] {
                let body = #"{"answer":\#(answer)}"#
                let refused = try client.send(
                    TestRequest("POST", run.base + "resume", body, headers: [token]))
                #expect(refused.status == status, "\(answer): \(refused.text)")
                let place = try client.send(TestRequest("GET", run.base + "pauses", headers: [token]))
                #expect(place.json?["paused"]?["token"]?.string == value, "\(answer): \(place.text)")
            }
            let end = try client.send(
                TestRequest("POST", run.base + "resume", #"{"answer":null}"#, headers: [token]))
            #expect(end.json?["outcome"]?.string == "ignored", "\(end.text)")
        }
    }
}
