import ControllerHierarchy

/// A random app as the model takes it.
struct RestorableApp {
    let root: RestorableNode
    let version: SystemVersion
    let paths: [Int: String]

    var definition: ApplicationDefinition {
        let device = Device(
            model: "iPad", systemVersion: version, idiom: .pad, portraitSize: Size(width: 768, height: 1_024))
        var definition = ApplicationDefinition(device: device)
        definition.classes = root.all.flatMap(classes)
        definition.root = .new(description(root))
        var restoration = RestorationDescription()
        var answers = RestorationAnswers()
        for node in root.all where node.source.usesDelegate {
            guard let path = paths[node.number] else { continue }
            answers.byPath.append(.init(path: path, controller: .new(copy(of: node))))
        }
        restoration.answers = answers
        definition.restoration = restoration
        return definition
    }

    // MARK: Descriptions

    private func classes(of node: RestorableNode) -> [ClassDescription] {
        let superclass: String =
            switch node.kind {
            case .plain: "UIViewController"
            case .navigation: "UINavigationController"
            case .tab: "UITabBarController"
            case .split: "UISplitViewController"
            case .page: "UIPageViewController"
            }
        var own = ClassDescription(name: node.className, superclass: superclass)
        if !node.callsSuper { own.skipsSuper = [.encodeRestorableState, .decodeRestorableState] }
        own.encode = [.init("value", .number(0))]
        if node.kind == .plain, node.encodesChildren {
            own.encode.append(.init("children", .object([.init("controllers", .string("children"))])))
        }
        if node.overridesGetter, let identifier = node.identifier {
            own.overrides = [.init(.restorationIdentifier, .string(identifier))]
        }
        switch node.source {
        case .classAnswersNil: own.restorationAnswers = RestorationAnswers()
        case .classMakesOne, .classMakesStranger:
            var answers = RestorationAnswers()
            answers.other = .new(copy(of: node))
            own.restorationAnswers = answers
        default: break
        }
        var stranger = ClassDescription(name: node.strangersClassName, superclass: superclass)
        stranger.encode = [.init("value", .number(0))]
        return [own, stranger]
    }

    /// What an app's method makes for a node: it has no label, so that it dies where nothing takes it.
    private func copy(of node: RestorableNode) -> ControllerDescription {
        var copy = description(node, isLabelled: false)
        if node.source.makesStranger { copy.className = node.strangersClassName }
        copy.properties[0].value = .string("n\(node.number)'")
        return copy
    }

    func description(_ node: RestorableNode, isLabelled: Bool = true) -> ControllerDescription {
        var description = ControllerDescription(
            className: node.className, label: isLabelled ? node.label : nil)
        description.properties = [
            .init(.title, .string("n\(node.number)")), .init(.modalPresentationStyle, .string("fullScreen")),
        ]
        if let identifier = node.identifier, !node.overridesGetter {
            description.properties.append(.init(.restorationIdentifier, .string(identifier)))
        }
        if node.source.usesClass {
            description.properties.append(.init(.restorationClass, .string(node.className)))
        }
        let contents = node.contents.map {
            ControllerReference.new(self.description($0, isLabelled: isLabelled))
        }
        if node.kind == .plain {
            description.children = contents
        } else {
            description.viewControllers = contents
        }
        return description
    }

    // MARK: The run

    /// What happens between the launch and the moment at which the state is saved.
    var operations: [Operation] {
        var operations = changes(in: root)
        var presenter = root
        while let presented = presenter.presented {
            operations.append(
                Operation(
                    .present, target: presenter.label, controller: .new(description(presented)),
                    animated: false))
            operations += changes(in: presented)
            presenter = presented
        }
        for node in root.all {
            let values = Value.object([.init("value", .number(node.value))])
            operations.append(
                Operation(
                    .set, target: node.label,
                    arguments: [.init("values", .settings([.init(.encode, values)]))]
                ))
        }
        return operations
    }

    /// Pushes, turned pages and selected tabs, the outer ones first.
    private func changes(in node: RestorableNode) -> [Operation] {
        var operations: [Operation] = []
        for pushed in node.pushed {
            operations.append(
                Operation(.push, target: node.label, controller: .new(description(pushed)), animated: false))
        }
        if let page = node.page {
            operations.append(
                Operation(
                    .setViewControllers, target: node.label, animated: false,
                    arguments: [.init("viewControllers", .controllers([.new(description(page))]))]))
        }
        if node.kind == .tab, node.selectedIndex > 0 {
            let index = Value.number(Double(node.selectedIndex))
            operations.append(
                Operation(.select, target: node.label, arguments: [.init("index", .value(index))]))
        }
        return operations + (node.contents + node.pushed + [node.page].compactMap { $0 }).flatMap(changes)
    }
}

extension Application {
    /// The hierarchy in the form of the oracle: titles, values, selections, contents and presentations.
    func restorationText() throws -> String {
        try hierarchy().map { try restorationText($0) }.joined(separator: " ")
    }

    private func restorationText(_ node: HierarchyNode) throws -> String {
        let label = node.identity.label
        let value = try self.value(of: .encode, of: label)["value"]?.number ?? -1
        var text = "\(try self.value(of: .title, of: label).string ?? "?")=\(value)"
        if let index = try? self.value(of: .selectedIndex, of: label).number { text += "@\(Int(index))" }
        var contents: [HierarchyNode] = node.children
        if let order = try? self.value(of: .viewControllers, of: label).array {
            contents = order.compactMap { member in
                node.children.first { $0.identity.label == member.string }
            }
        }
        if !contents.isEmpty {
            text += "[\(try contents.map { try restorationText($0) }.joined(separator: " "))]"
        }
        if let presented = node.presented.first { text += "{\(try restorationText(presented))}" }
        return text
    }
}
