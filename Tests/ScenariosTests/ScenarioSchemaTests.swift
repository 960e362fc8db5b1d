import ControllerHierarchy
import Foundation
import Testing
import WireFormat

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
        // "nothing is not a field of a scenario; it takes name, source, ..."
        let detail = try #require(error?.mistakes.first?.detail)
        let taken = try #require(detail.split(separator: "it takes ").last).split(separator: ", ").map(
            String.init)
        #expect(taken.count > 5)
        let own = ScenarioField.allCases.map(\.rawValue)
        #expect(try Self.keys(of: Self.schema()) == Set(taken + own))
    }

    /// Names end in a colon only as selectors of segue actions, which a pattern describes.
    @Test func overridesHaveTheNamesThatTheReaderTakes() throws {
        let definitions = try #require(try Self.schema()["$defs"] as? [String: Any])
        let description = try #require(definitions["ClassDescription"] as? [String: Any])
        let properties = try #require(description["properties"] as? [String: Any])
        let overrides = try #require(properties["overrides"] as? [String: Any])
        let patterns = try #require(overrides["patternProperties"] as? [String: Any])
        // Patterns are names with their parentheses escaped, or several of them.
        let spellings = patterns.keys.filter { $0.hasPrefix("^") && !$0.hasPrefix("^(?") }.flatMap {
            pattern in
            let names = pattern.dropFirst().dropLast()
            let list = names.hasPrefix("(") ? names.dropFirst().dropLast() : names
            return list.split(separator: "|").map { $0.replacing("\\", with: "") }
        }
        let described = try Self.keys(of: overrides).union(spellings.map { String($0) })
        let names = Callback.allCases.flatMap { callback in
            [callback.names.label, callback.names.swift, callback.names.selector]
        }
        for name in described.union(names).union(Property.allCases.map(\.rawValue)) where !name.hasSuffix(":")
        {
            let yaml = "{classes: {A: {overrides: {'\(name)': null}}}, steps: []}"
            var mistakes: [ScenarioMistake] = []
            do {
                _ = try ScenarioReader.read(Array(yaml.utf8), format: .yaml)
            } catch {
                mistakes = error.mistakes
            }
            let isTaken = !mistakes.contains {
                $0.detail.contains("neither a property of controllers") || $0.detail.contains("is a callback")
            }
            #expect(isTaken == described.contains(name), "\(name)")
        }
    }

    /// The names under which classes have scripts.
    @Test func scriptsHaveTheNamesThatTheReaderTakes() throws {
        let definitions = try #require(try Self.schema()["$defs"] as? [String: Any])
        let described = try #require(definitions["CallbackName"] as? [String: Any])
        let kinds = try #require(described["anyOf"] as? [[String: Any]])
        let names = try #require(kinds.first?["enum"] as? [String])
        for callback in Callback.allCases {
            for name in [callback.names.label, callback.names.swift] {
                let yaml = "{classes: {A: {callsSuper: {'\(name)': true}}}, steps: []}"
                var mistakes: [ScenarioMistake] = []
                do {
                    _ = try ScenarioReader.read(Array(yaml.utf8), format: .yaml)
                } catch {
                    mistakes = error.mistakes
                }
                let isTaken = !mistakes.contains { $0.detail.contains("is no callback") }
                #expect(isTaken == names.contains(name), "\(name)")
            }
        }
    }

    @Test func modelsAreSpelledAsTheReaderTakesThem() throws {
        let definitions = try #require(try Self.schema()["$defs"] as? [String: Any])
        let described = try #require(definitions["DeviceModel"] as? [String: Any])
        let spellings = try #require(described["anyOf"] as? [[String: Any]])
        let pattern = try Regex(#require(spellings.last?["pattern"] as? String))
        for model in DevicePreset.modelNames + ["iPad", "iPhone", "iPad Pro", "iPod touch"] {
            let plain = model.filter { !"()".contains($0) }
            for name in [model, model.uppercased(), plain, plain.filter { $0 != " " }, plain + " zz"] {
                let yaml = "{device: {model: '\(name)'}, root: {}, steps: []}"
                let isTaken = (try? ScenarioReader.read(Array(yaml.utf8), format: .yaml)) != nil
                #expect(isTaken == (name.wholeMatch(of: pattern) != nil), "\(name)")
                #expect(isTaken != name.hasSuffix(" zz"))
            }
        }
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
