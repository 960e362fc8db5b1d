import ControllerHierarchy

/// What must be saved of a random app and what must be there after the next launch, by the rules alone.
///
/// Source: storyboards-restoration.md, Preservation and Restoration. It shares no code with the model.
final class RestorationOracle {
    let root: RestorableNode
    private(set) var savedPaths: [String] = []
    private(set) var paths: [Int: String] = [:]
    private var savedChildren: [Int: [RestorableNode]] = [:]
    private var savedPresented: [Int: RestorableNode] = [:]
    private var parents: [Int: RestorableNode] = [:]

    init(_ root: RestorableNode) {
        self.root = root
        if let identifier = root.identifier { save(root, path: identifier) }
    }

    // MARK: What is saved

    private func save(_ node: RestorableNode, path: String) {
        savedPaths.append(path)
        paths[node.number] = path
        var children: [RestorableNode] = []
        // A plain container's children are the app's own affair, those of UIKit's containers are in super.
        let encodes = node.kind == .plain ? node.encodesChildren : node.callsSuper
        var next: [(RestorableNode, String)] = []
        for (index, child) in node.members.enumerated() where encodes {
            guard let identifier = child.identifier else { continue }
            children.append(child)
            next.append((child, "\(path)/:[\(index)]:/\(identifier)"))
        }
        savedChildren[node.number] = children
        if node.callsSuper, let presented = node.presented, let identifier = presented.identifier {
            savedPresented[node.number] = presented
            let entry = (presented, "\(path)/\(identifier)")
            // Super runs first: its references come before those that the app adds.
            if node.kind == .plain { next.insert(entry, at: 0) } else { next.append(entry) }
        }
        for (child, path) in next {
            parents[child.number] = node
            save(child, path: path)
        }
    }

    // MARK: What is found

    /// An object that stands for a node after the launch.
    enum Object: Equatable {
        /// The one that the definition makes, in the object of its container.
        case original
        case copy
        /// Of another class than the saved one.
        case stranger
    }

    private func found(_ node: RestorableNode) -> Object? {
        guard paths[node.number] != nil else { return nil }
        if let parent = parents[node.number], found(parent) == nil { return nil }
        switch node.source {
        case .classAnswersNil, .classDoesNotConform: return nil
        case .classMakesOne, .delegateMakesOne: return .copy
        case .classMakesStranger, .delegateMakesStranger: return .stranger
        case .existing: return node.isStatic && !node.overridesGetter ? .original : nil
        }
    }

    private func decodes(_ node: RestorableNode) -> Bool {
        found(node).map { $0 != .stranger } ?? false
    }

    // MARK: What is there then

    /// The hierarchy as a text.
    var expected: String { instance(of: root) }

    /// A node's object as its container has it from the start.
    private func instance(of node: RestorableNode) -> String {
        found(node) == .original ? text(node, .original) : text(node, nil)
    }

    /// The object that restoration found for a node.
    private func restored(_ node: RestorableNode) -> String? { found(node).map { text(node, $0) } }

    /// - Parameter object: Nil for an object that is not the one that was found.
    private func text(_ node: RestorableNode, _ object: Object?) -> String {
        let isDecoded = object != nil && decodes(node)
        let decodesContents = isDecoded && node.callsSuper
        let saved = savedChildren[node.number] ?? []
        // In an object that is not the found one nothing is found either.
        var contents = node.contents.map { object == nil ? text($0, nil) : instance(of: $0) }
        var selected = ""
        switch node.kind {
        case .navigation where decodesContents:
            let stack = saved.prefix { found($0) != nil }.compactMap(restored)
            if !stack.isEmpty { contents = stack }
        case .page where decodesContents:
            if saved.count == 1, let page = restored(saved[0]) { contents = [page] }
        case .split where decodesContents:
            for (index, column) in node.contents.enumerated() where saved.contains(where: { $0 === column }) {
                if let controller = restored(column) { contents[index] = controller }
            }
        case .plain where isDecoded && node.encodesChildren:
            contents += saved.filter { found($0) != .original }.compactMap(restored)
        case .tab:
            let tab = node.contents[node.selectedIndex]
            let isSaved = decodesContents && saved.contains { $0 === tab } && found(tab) == .original
            selected = "@\(isSaved ? node.selectedIndex : 0)"
        default: break
        }
        let copied = object == .copy || object == .stranger ? "'" : ""
        var line = "n\(node.number)\(copied)=\(isDecoded ? node.value : 0)\(selected)"
        if !contents.isEmpty { line += "[\(contents.joined(separator: " "))]" }
        if decodesContents, let presented = savedPresented[node.number], let shown = restored(presented) {
            line += "{\(shown)}"
        }
        return line
    }
}
