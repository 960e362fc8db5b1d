package import ControllerHierarchy

/// A walk that broke an invariant, with the fewest operations that were found to do so.
package struct WalkFailure: CustomStringConvertible {
    package let walk: RandomWalk
    /// The statements that do not hold, in words.
    package let broken: [String]
    package let operations: [Operation]

    init(walk: RandomWalk, broken: [String], operations: [Operation]) {
        self.walk = walk
        self.broken = broken
        self.operations = operations
    }

    package var description: String {
        "iOS \(walk.version), seed \(walk.seed), \(walk.clock.rawValue): \(broken)\n"
            + operations.map(\.step).joined(separator: "\n")
    }

    /// What happens in the walk, a line for each step and each callback.
    package func trace() throws -> [String] {
        var app = try walk.launched()
        var lines: [String] = []
        for operation in operations {
            lines.append("> \(operation.kind.rawValue) \(operation.target ?? "")")
            let events = try app.perform(operation).events
            lines += events.map { "    \($0.target.label).\($0.callback)" }
        }
        return lines
    }

    /// The walk as a scenario file; it fails as long as a step cannot be carried out.
    package var scenario: String {
        let size = walk.isPad ? "{width: 768, height: 1024}" : "{width: 375, height: 667}"
        let idiom = walk.isPad ? "pad" : "phone"
        return """
            name: "Random walk: iOS \(walk.version), seed \(walk.seed), \(walk.clock.rawValue)"
            source: "\(broken.joined(separator: "; "))"
            device: {systemVersion: "\(walk.version)", idiom: \(idiom), size: \(size)}
            clock: \(walk.clock.rawValue)
            root: \(walk.root.flow)
            steps:

            """ + operations.map { "  " + $0.step + "\n" }.joined()
    }
}

extension Operation {
    /// The operation as a step of a scenario file.
    var step: String { "- \(kind.rawValue): {\(members.joined(separator: ", "))}" }

    private var members: [String] {
        var members: [String] = target.map { ["target: \($0)"] } ?? []
        if let controller { members.append("controller: \(controller.flow)") }
        for argument in arguments {
            let name = argument.field.rawValue
            switch argument.value {
            case .controller(let reference): members.append("\(name): \(reference.flow)")
            case .controllers(let references): members.append("\(name): \(references.flow)")
            case .operations(let operations):
                let list = operations.map {
                    "{op: \($0.kind.rawValue), \($0.members.joined(separator: ", "))}"
                }
                members.append("\(name): [\(list.joined(separator: ", "))]")
            case .settings(let settings):
                members += settings.map(\.flow)
            case .value(let value): members.append("\(name): \(value.flow)")
            case .archive, .pauses: continue
            }
        }
        if !animated, kind.fields.contains(where: { $0.place == .animated }) {
            members.append("animated: false")
        }
        return members
    }
}

extension ControllerReference {
    /// The reference in YAML's flow style.
    var flow: String {
        switch self {
        case .none: "null"
        case .existing(let name): name
        case .new(let description): description.content.flow
        }
    }
}

extension PropertyAssignment {
    fileprivate var flow: String {
        switch self {
        case .value(let setting): "\(setting.property.rawValue): \(setting.value.flow)"
        case .delegate(let delegate): "delegate: \((delegate?.written ?? .null).flow)"
        case .presentationDelegate(let delegate):
            "presentationDelegate: \((delegate?.written ?? .null).flow)"
        case .transitioningDelegate(let delegate):
            "transitioningDelegate: \((delegate?.written ?? .null).flow)"
        }
    }
}

extension [ControllerReference] {
    fileprivate var flow: String { "[\(map(\.flow).joined(separator: ", "))]" }
}

extension ControllerDescription {
    /// The description in YAML's flow style.
    var flow: String {
        var members = ["class: \(className)"]
        if let label { members.append("as: \(label)") }
        members += properties.map { "\($0.property.rawValue): \($0.value.flow)" }
        let delegates = [
            ("delegate", self.delegate?.written),
            ("presentationDelegate", self.presentationDelegate?.written),
            ("transitioningDelegate", self.transitioningDelegate?.written),
            ("previewingDelegate", self.previewingDelegate?.written),
            ("contextMenuDelegate", self.contextMenuDelegate?.written),
        ]
        for (name, delegate) in delegates {
            if let delegate { members.append("\(name): \(delegate.flow)") }
        }
        if let popoverAnchor = self.popoverAnchor {
            members.append("popoverPresentationController: \(popoverAnchor.flow)")
        }
        if let dataSource = self.dataSource {
            let answers = [
                ("presentationCount", dataSource.presentationCount),
                ("presentationIndex", dataSource.presentationIndex),
            ].map { name, answer in answer.map { ", \(name): \($0)" } ?? "" }
            members.append("dataSource: {pages: \(dataSource.pages.flow)\(answers.joined())}")
        }
        if let columns = self.columns {
            let list = columns.map { "\($0.column.rawValue): \($0.controller.flow)" }
            members.append("columns: {\(list.joined(separator: ", "))}")
        }
        if let viewControllers { members.append("viewControllers: \(viewControllers.flow)") }
        if let tabs = self.tabs { members.append("tabs: \(tabs.flow)") }
        if let tab = self.tab { members.append("tab: \(tab.flow)") }
        let others = [
            ("managingNavigationController", self.managingNavigationController),
            ("searchController", self.searchController),
            ("searchResultsController", self.searchResultsController),
        ]
        for (name, other) in others {
            if let other { members.append("\(name): \(other.flow)") }
        }
        return "{\(members.joined(separator: ", "))}"
    }
}

extension Value {
    /// The value in YAML's flow style.
    var flow: String {
        switch self {
        case .null: "null"
        case .bool(let flag): "\(flag)"
        case .number(let number): "\(number)"
        case .string(let text), .controller(let text): "\"\(text)\""
        case .size(let size): "{width: \(size.width), height: \(size.height)}"
        case .array(let values): "[\(values.map(\.flow).joined(separator: ", "))]"
        case .object(let members):
            "{\(members.map { "\($0.name): \($0.value.flow)" }.joined(separator: ", "))}"
        case .actions(let actions): actions.plain.flow
        }
    }
}
