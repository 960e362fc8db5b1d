import ControllerHierarchy
import Foundation
import Testing

@testable import Scenarios

/// docs/scenario.schema.json knows the keys that the reader of scenarios takes, and no others.
///
/// `Tests/scenario-schema.py` holds the scenarios themselves against it.
@Suite struct ScenarioSchemaTests {
    private static func schema() throws -> [String: Any] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.deletingLastPathComponent().appending(path: "docs/scenario.schema.json")
        return try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    }

    private static func keys(of schema: Any?) throws -> Set<String> {
        let properties = (schema as? [String: Any])?["properties"] as? [String: Any]
        return Set(try #require(properties).keys)
    }

    @Test func aScenarioHasTheKeysThatTheReaderTakes() throws {
        let error = #expect(throws: ScenarioError.self) {
            try ScenarioReader.read(Array("{nothing: 1, steps: []}".utf8), format: .yaml)
        }
        // "nothing is not a field of a session's definition; it takes labels, ttlSeconds, ..."
        let detail = try #require(error?.mistakes.first?.detail)
        let taken = try #require(detail.split(separator: "it takes ").last).split(separator: ", ").map(
            String.init)
        #expect(taken.count > 5)
        let own = ScenarioField.allCases.map(\.rawValue)
        #expect(try Self.keys(of: Self.schema()) == Set(taken + own))
    }

    @Test func aStepHasTheKeysThatTheReaderTakes() throws {
        let definitions = try #require(try Self.schema()["$defs"] as? [String: Any])
        let kinds = OperationKind.allCases.map(\.rawValue)
        #expect(
            try Self.keys(of: definitions["Step"]) == Set(kinds + StepField.allCases.map(\.rawValue)))
        for kind in OperationKind.allCases {
            let fields = kind.fields.filter { $0.type != .settings }.map(\.field.rawValue)
            let expected = Set(fields + (kind.scope == .controller ? ["target"] : []))
            let described = try Self.keys(of: definitions[kind.rawValue])
            #expect(kind == .set ? expected.isSubset(of: described) : expected == described, "\(kind)")
        }
    }
}
