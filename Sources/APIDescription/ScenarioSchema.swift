import ControllerHierarchy
import JSONBytes
import RESTService
import Scenarios
import WireFormat

/// The JSON Schema of scenario files, docs/scenario.schema.json: what editors complete and check.
///
/// A scenario's own keys and the operations come from the program, what is described of the app from the
/// schemas of the API's description.
package struct ScenarioSchema {
    /// The components of the API's description.
    private let schemas: [(key: String, value: JSONTree)]

    /// The schema for the operations and the app of a description of the API.
    ///
    /// - Parameter description: The text of openapi.yaml.
    package init(description: String) {
        schemas = OpenAPIDocument.tree(of: description)["components"]?["schemas"]?.members ?? []
    }

    /// The schema as indented JSON.
    package var text: String {
        let root: [(key: String, value: JSONTree)] = [
            ("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", "Scenario"),
            ("description", "What an app is, what is done to it and which calls UIKit makes."),
            ("type", "object"), ("anyOf", [["required": ["steps"]], ["required": ["scenarios"]]]),
            (
                "properties",
                .object(ScenarioField.allCases.map { ($0.rawValue, schema(of: $0)) } + definition)
            ),
            ("additionalProperties", false),
        ]
        let own: [(key: String, value: JSONTree)] = [("Step", step)] + OperationKind.allCases.map(fields)
        let all = JSONTree.object(root + [("$defs", .object(own + components(for: own.map(\.value))))])
        return all.renamingReferences.indented() + "\n"
    }

    // MARK: Keys of scenarios

    /// The fields of the session's definition, which stand among a scenario's own.
    private var definition: [(key: String, value: JSONTree)] {
        let members = component("SessionDefinition")["properties"]?.members ?? []
        return members.map { member in
            guard member.key == "app" else { return member }
            let file: JSONTree = [
                "type": "string", "description": "A file with all of this that is not here.",
            ]
            return (key: member.key, value: ["anyOf": [file, member.value]])
        }
    }

    private func schema(of field: ScenarioField) -> JSONTree {
        switch field {
        case .name: text("What is shown.")
        case .source: text("Where the order was observed.")
        case .targets: list("The controllers whose events are compared.")
        case .observe: list("The calls that are compared, of one target where it stands before a point.")
        case .launch: lines("The lines of the launch.")
        case .order: word("By which moment of a call events are ordered.", Scenario.Order.self)
        case .outcomes:
            word(
                "What may become of steps that do not say it; `completed` where nothing is said.",
                Scenario.Outcomes.self)
        case .steps:
            [
                "type": ["array", "null"], "description": "What is done, in order.",
                "items": ["$ref": "#/$defs/Step"],
            ]
        case .scenarios:
            [
                "type": "array", "minItems": 1, "items": ["$ref": "#"],
                "description": "Several scenarios in place of steps; what stands around them is theirs, too.",
            ]
        }
    }

    /// One operation, and what is expected of it.
    private var step: JSONTree {
        let kinds = OperationKind.allCases
        let operations = kinds.map { kind in
            (
                key: kind.rawValue,
                value: ["$ref": .string("#/$defs/\(kind.rawValue)"), "description": .string(kind.summary)]
                    as JSONTree
            )
        }
        let properties = operations + StepField.allCases.map { (key: $0.rawValue, value: schema(of: $0)) }
        return [
            "type": "object", "description": "One operation, and what is expected of it.",
            "properties": .object(properties),
            "patternProperties": .object(methods(of: kinds)), "additionalProperties": false,
            "oneOf": .array(kinds.map { ["required": [.string($0.rawValue)]] } + [isMethod]),
            "if": ["properties": ["mode": ["type": "string"]], "required": ["mode"]],
            "then": ["required": ["expect"]],
        ]
    }

    /// The operations by UIKit's names of their methods; patterns, so that editors do not offer them.
    private func methods(of kinds: [OperationKind]) -> [(key: String, value: JSONTree)] {
        kinds.map { kind in
            let names = UIKitSpelling.operationNames.filter { UIKitSpelling.operation($0) == kind }
            let alone = names.isEmpty ? "" : "|(\(names.joined(separator: "|")))([(:].*)?"
            return (
                key: "^(\(kind.rawValue)[(:].*\(alone))$",
                value: ["$ref": .string("#/$defs/\(kind.rawValue)")]
            )
        }
    }

    /// A step that has something besides operations and what is expected of them.
    private var isMethod: JSONTree {
        let names = OperationKind.allCases.map(\.rawValue) + StepField.allCases.map(\.rawValue)
        return ["not": ["propertyNames": ["enum": .array(names.map { .string($0) })]]]
    }

    private func schema(of field: StepField) -> JSONTree {
        switch field {
        case .expect: lines("The lines that it causes.")
        case .mode: word("How the lines are compared.", ComparisonMode.self)
        case .never: lines("Lines that must not come.")
        case .times:
            [
                "type": ["object", "null"], "description": "Lines with how often they must come.",
                "additionalProperties": ["type": "integer", "minimum": 0],
            ]
        case .assertions:
            [
                "type": ["object", "null"],
                "description": "Properties afterwards, such as nav.topViewController.",
                "propertyNames": ["pattern": "\\."],
            ]
        case .outcome:
            word(
                "What became of the operation; `completed` where nothing is said.",
                StepOutcome.self)
        case .exception:
            [
                "description": "The exception that it raises: its name, or its name and reason.",
                "anyOf": [
                    text("Its name, or NAME: REASON."),
                    [
                        "type": "object",
                        "properties": ["name": text("Its name."), "reason": text("Its reason.")],
                        "additionalProperties": false,
                    ],
                ],
            ]
        }
    }

    /// The fields of an operation, with its target; nothing but its name where none is required.
    private func fields(of kind: OperationKind) -> (key: String, value: JSONTree) {
        var mayBeLeftOut = true
        let members = component(kind.schemaName + "Operation").members.compactMap {
            member -> (key: String, value: JSONTree)? in
            switch member.key {
            case "properties":
                // No call of a scenario stops, so that only the list itself can be given.
                let others = kind == .setPauses ? ["op"] : ["op", "pauses"]
                return (
                    key: member.key,
                    value: .object(member.value.members.filter { !others.contains($0.key) })
                )
            case "required":
                let names = member.value.elements.filter { $0.string != "op" }
                mayBeLeftOut = names.isEmpty
                return names.isEmpty ? nil : (key: member.key, value: .array(names))
            case "minProperties":
                return (key: member.key, value: .int((member.value.int ?? 1) - 1))
            case "description": return (key: member.key, value: .string(kind.wholeDescription))
            default: return member
            }
        }
        let fields = JSONTree.object(members).takingSpellings(of: kind.rawValue)
        guard mayBeLeftOut else { return (kind.rawValue, fields) }
        return (
            kind.rawValue,
            .object(fields.members.map { $0.key == "type" ? (key: $0.key, value: ["object", "null"]) : $0 })
        )
    }

    // MARK: Parts

    private func text(_ description: String) -> JSONTree {
        ["type": ["string", "number", "null"], "description": .string(description)]
    }

    private func list(_ description: String) -> JSONTree {
        list(of: ["string", "number"], description)
    }

    private func lines(_ description: String) -> JSONTree { list(of: "string", description) }

    private func list(of type: JSONTree, _ description: String) -> JSONTree {
        ["type": ["array", "null"], "description": .string(description), "items": ["type": type]]
    }

    private func word<Word: RawRepresentable & CaseIterable>(_ description: String, _: Word.Type) -> JSONTree
    where Word.RawValue == String {
        [
            "description": .string(description),
            "enum": .array(Word.allCases.map { .string($0.rawValue) } + [.null]),
        ]
    }

    private func component(_ name: String) -> JSONTree {
        schemas.first { $0.key == name }?.value ?? .object([])
    }

    /// The components that schemas refer to, and those that these do, in the order of the description.
    private func components(for roots: [JSONTree]) -> [(key: String, value: JSONTree)] {
        var names: Set<String> = []
        var waiting = roots + definition.map(\.value)
        while let next = waiting.popLast() {
            for name in next.componentNames where names.insert(name).inserted {
                waiting.append(component(name))
            }
        }
        return schemas.filter { names.contains($0.key) }.map {
            ($0.key, $0.value.takingSpellings(of: $0.key))
        }
    }
}

extension OperationKind {
    /// What it does and in which versions, in one line.
    fileprivate var wholeDescription: String {
        let sentences = description.split(separator: "\n").joined(separator: " ")
        return sentences + (availability.words.map { " It exists \($0)." } ?? "")
    }
}

extension JSONTree {
    private static let components = "#/components/schemas/"

    /// The names of the components that are referred to here or below.
    fileprivate var componentNames: [String] {
        switch self {
        case .object(let members):
            members.flatMap { member -> [String] in
                guard member.key == "$ref", let reference = member.value.string,
                    reference.hasPrefix(Self.components)
                else { return member.value.componentNames }
                return [String(reference.dropFirst(Self.components.count))]
            }
        case .array(let elements): elements.flatMap(\.componentNames)
        case .null, .bool, .int, .double, .string: []
        }
    }

    /// The same with components where a schema of its own has them.
    fileprivate var renamingReferences: JSONTree {
        switch self {
        case .string(let text) where text.hasPrefix(Self.components):
            .string("#/$defs/" + text.dropFirst(Self.components.count))
        case .array(let elements): .array(elements.map(\.renamingReferences))
        case .object(let members):
            .object(members.map { (key: $0.key, value: $0.value.renamingReferences) })
        case .null, .bool, .int, .double, .string: self
        }
    }

    /// JSON with an indentation of two, in which what fits stands on one line.
    fileprivate func indented(_ indentation: String = "") -> String {
        let line = description
        if line.utf8.count + indentation.utf8.count <= 120 { return line }
        let inner = indentation + "  "
        switch self {
        case .object(let members):
            let lines = members.map { "\(inner)\(JSONTree.string($0.key)): \($0.value.indented(inner))" }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
        case .array(let elements):
            let lines = elements.map { inner + $0.indented(inner) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
        case .null, .bool, .int, .double, .string: return line
        }
    }
}
