/// What several scenarios share: an app in a file of its own, and scenarios that stand in one file.
struct SharedParts {
    private(set) var mistakes: [(node: DocumentNode?, pointer: String, detail: String)] = []
    private let resources: ScenarioReader.Resources

    init(_ resources: @escaping ScenarioReader.Resources) {
        self.resources = resources
    }

    /// The scenarios of a file, each with what it shares with the others put in, and its pointer.
    ///
    /// - Parameter path: Stands for the name of a file that has none.
    mutating func scenarios(
        of root: DocumentNode, named path: String?
    ) -> [(root: DocumentNode, pointer: String)] {
        guard let list = root["scenarios"] else { return [(withApp(root), "")] }
        if let steps = root["steps"] {
            mistakes.append((steps, "/steps", "the steps stand in the scenarios of the list"))
        }
        guard let elements = list.elements, !elements.isEmpty else {
            mistakes.append((list, "/scenarios", "write a list of scenarios, each with `name` and `steps`"))
            return []
        }
        let shared = (withApp(root).members ?? []).filter { !["scenarios", "steps"].contains($0.name) }
        return elements.enumerated().compactMap { index, element in
            let pointer = "/scenarios/\(index)"
            guard let own = element.members else {
                mistakes.append((element, pointer, "a scenario is a mapping, this is \(element.kindName)"))
                return nil
            }
            if let inner = element["scenarios"] {
                mistakes.append((inner, pointer + "/scenarios", "scenarios do not stand in one another"))
                return nil
            }
            var named = own
            if element["name"] == nil {
                let name = "\(root["name"]?.string ?? path ?? "scenario") \(index + 1)"
                named.append(
                    .init(name: "name", value: DocumentNode(content: .string(name), line: nil), line: nil))
            }
            return (withApp(merged(shared, named, line: element.line)), pointer)
        }
    }

    /// The scenario with the definition in which `app` names a file; what the scenario says itself counts.
    private mutating func withApp(_ root: DocumentNode) -> DocumentNode {
        guard let path = root["app"]?.string, let members = root.members else { return root }
        let own = members.filter { $0.name != "app" }
        do throws(ScenarioReader.ResourceError) {
            let text = try resources(path)
            let app =
                path.hasSuffix(".json")
                ? try parsed(path) { () throws(ScenarioError) in try DocumentNode.json(Array(text.utf8)) }
                : try parsed(path) { () throws(ScenarioError) in try DocumentNode.yaml(text) }
            guard let shared = app.members else {
                throw ScenarioReader.ResourceError("\(path): an app is a mapping, this is \(app.kindName)")
            }
            for name in ["steps", "scenarios"] where app[name] != nil {
                throw ScenarioReader.ResourceError("\(path): an app has no `\(name)`")
            }
            return merged(Self.moved(shared, beside: path), own, line: root.line)
        } catch {
            mistakes.append((root["app"], "/app", error.detail))
            return merged([], own, line: root.line)
        }
    }

    private func parsed(
        _ path: String, _ read: () throws(ScenarioError) -> DocumentNode
    ) throws(ScenarioReader.ResourceError) -> DocumentNode {
        do throws(ScenarioError) { return try read() } catch {
            let mistake = error.mistakes.first
            let line = mistake?.line.map { ":\($0)" } ?? ""
            throw ScenarioReader.ResourceError("\(path)\(line): \(mistake?.detail ?? "")")
        }
    }

    private func merged(
        _ shared: [DocumentNode.Member], _ own: [DocumentNode.Member], line: Int?
    ) -> DocumentNode {
        let own = own.map { member in
            guard Self.collections.contains(member.name), let entries = member.value.members,
                let others = shared.first(where: { $0.name == member.name })?.value.members
            else { return member }
            let value = DocumentNode(
                content: .object(Self.joined(others, entries)), line: member.value.line)
            return DocumentNode.Member(name: member.name, value: value, line: member.line)
        }
        return DocumentNode(content: .object(Self.joined(shared, own)), line: line)
    }

    /// The fields that hold named parts of an app: one that a scenario adds leaves the others what they are.
    private static let collections = ["classes", "storyboards", "nibs"]

    /// What is shared, but for what has its own.
    private static func joined(
        _ shared: [DocumentNode.Member], _ own: [DocumentNode.Member]
    ) -> [DocumentNode.Member] {
        let names = Set(own.map(\.name))
        return shared.filter { !names.contains($0.name) } + own
    }

    /// What a file in another folder says, as this one would: without lines, which are not its own, and with
    /// the paths of its documents.
    private static func moved(_ members: [DocumentNode.Member], beside path: String) -> [DocumentNode.Member]
    {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        return members.map { member in
            var value = member.value.withoutLines
            if ["storyboards", "nibs"].contains(member.name), case .object(let documents) = value.content {
                value = DocumentNode(content: .object(documents.map { $0.below(folder) }), line: nil)
            }
            return DocumentNode.Member(name: member.name, value: value, line: nil)
        }
    }
}

extension DocumentNode.Member {
    /// The same document where its path is meant from a folder.
    fileprivate func below(_ folder: String) -> DocumentNode.Member {
        guard let text = value.string, !text.hasPrefix("/"), !text.trimmed.hasPrefix("<") else { return self }
        return DocumentNode.Member(
            name: name, value: DocumentNode(content: .string(folder + text), line: nil), line: nil)
    }
}

extension DocumentNode {
    /// The same content without its places.
    fileprivate var withoutLines: DocumentNode {
        switch content {
        case .null, .bool, .number, .string: DocumentNode(content: content, line: nil)
        case .array(let elements): DocumentNode(content: .array(elements.map(\.withoutLines)), line: nil)
        case .object(let members):
            DocumentNode(
                content: .object(
                    members.map { Member(name: $0.name, value: $0.value.withoutLines, line: nil) }),
                line: nil)
        }
    }
}
