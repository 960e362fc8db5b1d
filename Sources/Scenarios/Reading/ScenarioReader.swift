import ControllerHierarchy
import JSONBytes
import WireFormat

/// Reads scenario files into scenarios, collecting every mistake.
package struct ScenarioReader {
    package enum Format: Sendable {
        case yaml
        case json
    }

    /// Reads the storyboard or nib of a path that a file names; the text of its error tells what is wrong.
    package typealias Resources = (_ path: String) throws(ResourceError) -> String

    /// Why a storyboard or nib cannot be had.
    package struct ResourceError: Error, Sendable {
        package let detail: String

        /// Creates an error.
        package init(_ detail: String) {
            self.detail = detail
        }
    }

    private let path: String?
    private let resources: Resources
    private(set) var mistakes: [ScenarioMistake] = []
    private(set) var remarks: [ScenarioMistake] = []
    /// The names of the app's own methods, which may be events besides UIKit's calls.
    private(set) var methods = AppMethods([])
    /// The unknown calls that a remark was made of.
    private var remarked: Set<String> = []

    /// Fields of a scenario that are no part of a session's definition.
    private static let ownFields = ScenarioField.allCases.map(\.rawValue)

    /// As many operations as any other request may hold.
    private static let stepsMax = ContentLimits().operationsMax

    /// Reads the one scenario of a content.
    ///
    /// - Throws: All mistakes of the file, or that it has several scenarios.
    package static func read(
        _ bytes: [UInt8], format: Format, path: String? = nil, resources: @escaping Resources = noResources
    ) throws(ScenarioError) -> Scenario {
        let scenarios = try readAll(bytes, format: format, path: path, resources: resources)
        guard scenarios.count == 1 else { throw ScenarioError(several: scenarios) }
        return scenarios[0]
    }

    /// Has no documents: they must be given inline.
    package static func noResources(_: String) throws(ResourceError) -> String {
        throw ResourceError("write the document itself here; there is no folder to read it from")
    }

    /// Reads a content's scenarios.
    ///
    /// - Parameters:
    ///   - bytes: The content, UTF-8.
    ///   - path: The file's path, for messages.
    ///   - resources: Reads storyboards that are given as paths; by default they must be given inline.
    /// - Throws: All mistakes of the file.
    package static func readAll(
        _ bytes: [UInt8], format: Format, path: String? = nil, resources: @escaping Resources = noResources
    ) throws(ScenarioError) -> [Scenario] {
        let reader = ScenarioReader(path: path, resources: resources)
        let root: DocumentNode
        do throws(ScenarioError) {
            switch format {
            case .json: root = try DocumentNode.json(bytes)
            case .yaml:
                guard let text = String(validating: bytes, as: UTF8.self) else {
                    throw ScenarioError("the file is not valid UTF-8")
                }
                root = try YAMLDocument.read(text)
            }
        } catch {
            throw ScenarioError(error.mistakes.map { reader.placed($0) })
        }
        return try scenarios(of: root, path, resources)
    }

    private static func scenarios(
        of root: DocumentNode, _ path: String?, _ resources: @escaping Resources
    ) throws(ScenarioError) -> [Scenario] {
        var parts = SharedParts(resources)
        var scenarios: [Scenario] = []
        var mistakes: [ScenarioMistake] = []
        for (node, pointer) in parts.scenarios(of: root, named: path) {
            var reader = ScenarioReader(path: path, resources: resources)
            scenarios.append(reader.scenario(EndedLabels(in: node).applied(to: node)))
            // What is wrong with what scenarios share is said once.
            for mistake in reader.mistakes.map({ $0.under(pointer) })
            where !mistakes.contains(where: { $0.line == mistake.line && $0.detail == mistake.detail }) {
                mistakes.append(mistake)
            }
        }
        mistakes =
            parts.mistakes.map { part in
                ScenarioMistake(path: path, line: part.node?.line, pointer: part.pointer, detail: part.detail)
            } + mistakes
        guard mistakes.isEmpty else { throw ScenarioError(mistakes) }
        return scenarios
    }

    private func placed(_ mistake: ScenarioMistake) -> ScenarioMistake {
        var mistake = mistake
        mistake.path = path
        return mistake
    }

    mutating func mistake(_ node: DocumentNode?, _ pointer: String, _ detail: String) {
        mistakes.append(ScenarioMistake(path: path, line: node?.line, pointer: pointer, detail: detail))
    }

    /// Notes once that a call is neither UIKit's nor a method of the app.
    mutating func remark(unknown call: String, _ node: DocumentNode, _ pointer: String) {
        guard remarked.insert(call).inserted else { return }
        remarks.append(
            ScenarioMistake(
                path: path, line: node.line, pointer: pointer,
                detail:
                    "`\(call)` is neither a call of UIKit's that is an event, nor an action of a class here"))
    }

    /// Notes once that lines of a scene's delegate come only where the app has one.
    private mutating func remarkOnScene(_ patterns: [EventPattern], _ node: DocumentNode?, _ pointer: String)
    {
        guard patterns.contains(where: { $0.source.hasPrefix("scene.") }), remarked.insert("scene.").inserted
        else { return }
        remarks.append(
            ScenarioMistake(
                path: path, line: node?.line, pointer: pointer,
                detail: """
                    before iOS 27 an app has a scene where the file says so: write `scene: {}`; \
                    without one the lines are those of `app`
                    """))
    }

    /// The selectors under `actions`, and the names under `scripts`, of the file's classes.
    private static func methods(of classes: DocumentNode?) -> AppMethods {
        var names: [String] = []
        for member in classes?.members ?? [] {
            names += (member.value["actions"]?.elements ?? []).compactMap(\.string)
            names += (member.value["scripts"]?.members ?? []).map(\.name)
        }
        return AppMethods(names)
    }

    private mutating func scenario(_ root: DocumentNode) -> Scenario {
        if root.members == nil {
            mistake(root, "", "a scenario is a mapping with `steps`, this is \(root.kindName)")
        }
        if root.members != nil, root["steps"] == nil {
            mistake(root, "", "`steps` is missing; write `steps: []` for a launch alone")
        }
        methods = Self.methods(of: root["classes"])
        var steps: [Scenario.Step] = []
        let nodes = list(root["steps"], "/steps")
        if nodes.count > Self.stepsMax {
            mistake(
                root["steps"], "/steps", "a scenario has at most \(Self.stepsMax) steps, not \(nodes.count)")
        }
        for (index, node) in nodes.enumerated() where nodes.count <= Self.stepsMax {
            guard let step = step(node, "/steps/\(index)") else { continue }
            steps.append(step)
            if root["scene"] == nil, let expected = step.expected {
                remarkOnScene(expected, node["expect"], "/steps/\(index)/expect")
            }
        }
        let members = definitionMembers(root)
        let app = definition(DocumentNode(content: .object(members), line: root.line))
        let launch = root["launch"].map { patterns($0, "/launch") }
        noteUnknownTargets(steps, launch ?? [], in: root, app)
        if let launch, root["scene"] == nil { remarkOnScene(launch, root["launch"], "/launch") }
        return Scenario(
            path: path, line: root.line, name: text(root["name"], "/name") ?? path ?? "scenario",
            source: text(root["source"], "/source"),
            definition: checked(app),
            targets: root["targets"].map { names($0, "/targets") },
            observed: root["observe"].map { calls($0, "/observe") },
            launch: launch,
            order: word(root["order"], "/order", Scenario.Order.self) ?? .beforeSuper,
            outcomes: word(root["outcomes"], "/outcomes", Scenario.Outcomes.self) ?? .completed,
            steps: steps, remarks: remarks)
    }

    /// Notes lines about nobody: those that must not come hold whatever happens, and those that are expected
    /// never come.
    private mutating func noteUnknownTargets(
        _ steps: [Scenario.Step], _ launch: [EventPattern], in root: DocumentNode, _ app: DocumentNode
    ) {
        let known = DocumentNode(
            content: .object((root.members ?? []).filter { $0.name == "steps" } + (app.members ?? [])),
            line: root.line)
        let expected = launch + steps.flatMap { $0.expected ?? [] }
        let unknown = UnknownTargets(expected + steps.flatMap(\.counts.forbidden), in: known)
        for step in steps {
            for line in step.counts.forbidden where unknown.contain(line) {
                mistakes.append(
                    ScenarioMistake(
                        path: path, line: step.line, pointer: "/steps",
                        detail: "`\(line)` must not come, and is about nobody in this scenario"))
            }
        }
        for line in expected where unknown.contain(line) {
            let remark = ScenarioMistake(
                path: path, line: root.line, pointer: "", detail: "`\(line)` is about nobody in this scenario"
            )
            if !remarks.contains(remark) { remarks.append(remark) }
        }
    }

    /// What a scenario says of its session, without what nobody knows.
    private mutating func definitionMembers(_ root: DocumentNode) -> [DocumentNode.Member] {
        var members: [DocumentNode.Member] = []
        for member in root.members ?? [] where !Self.ownFields.contains(member.name) {
            if SessionDefinition.fields.contains(member.name) {
                members.append(member)
            } else {
                let advice = adviceOrAll(
                    for: member.name, among: Self.ownFields + SessionDefinition.fields, "it takes ")
                mistakes.append(
                    ScenarioMistake(
                        path: path, line: member.line, pointer: "/\(member.name)",
                        detail: "\(member.name) is not a field of a scenario\(advice)"))
            }
        }
        return members
    }

    /// The definition as JSON, after the service's own reader has looked at it.
    private mutating func checked(_ definition: DocumentNode) -> [UInt8] {
        var json = definition.json
        do throws(WireError) {
            let device = try SessionDefinition(respelling: &json, isOfYAML: true).application.device
            if let remark = device.remark {
                let place = ScenarioMistake(
                    path: path, line: definition["device"]?.line, pointer: "/device", detail: remark)
                remarks.append(place)
            }
        } catch {
            note(error, in: definition, at: "")
        }
        return json
    }

    /// Notes what the service's reader found wrong in a part of the file.
    mutating func note(_ error: WireError, in node: DocumentNode, at pointer: String) {
        let reason = error.code == .notModelled ? "not modelled: " : ""
        for issue in error.issues {
            mistake(node.nearest(pointer: issue.pointer), pointer + issue.pointer, reason + issue.detail)
        }
    }

    /// Puts the documents in place of their paths.
    private mutating func definition(_ node: DocumentNode) -> DocumentNode {
        let members = (node.members ?? []).map { member in
            guard ["storyboards", "nibs"].contains(member.name), let documents = member.value.members else {
                return member
            }
            let loaded = documents.map { entry in
                DocumentNode.Member(
                    name: entry.name, value: document(entry.value, "/\(member.name)/\(entry.name)"),
                    line: entry.line)
            }
            return DocumentNode.Member(
                name: member.name, value: DocumentNode(content: .object(loaded), line: member.value.line),
                line: member.line)
        }
        return DocumentNode(content: .object(members), line: node.line)
    }

    private mutating func document(_ node: DocumentNode, _ pointer: String) -> DocumentNode {
        guard let text = node.string else {
            mistake(node, pointer, "write the path of a file beside this one, or the document itself")
            return node
        }
        guard !text.trimmed.hasPrefix("<") else { return node }
        do throws(ResourceError) {
            return DocumentNode(content: .string(try resources(text)), line: node.line)
        } catch {
            mistake(node, pointer, error.detail)
            return node
        }
    }
}
