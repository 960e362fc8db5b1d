import ControllerHierarchy
import JSONBytes
import WireFormat

/// The labels of controllers that descriptions put into `children`, which puts no view into another.
///
/// Their views stay outside the window, and they hear nothing of their parent, until `addSubview` puts them
/// into its view, as an app's own `viewDidLoad` would; a failing step says so of them.
struct UnplacedChildren {
    private let labels: Set<String>

    /// Looks for them where a step or the launch has failed.
    init(of scenario: Scenario) {
        let texts = [scenario.definition] + scenario.steps.map(\.decoded.json)
        let trees = texts.compactMap { try? JSONTree(JSONDocument(parsing: $0, limits: .unlimited).root) }
        labels = Set(trees.flatMap(\.childLabels))
    }

    /// The children whose parent is in the window while their own view is not, with their parents, first to
    /// last.
    func pairs(in hierarchy: [HierarchyNode]) -> [(parent: String, child: String)] {
        guard !labels.isEmpty else { return [] }
        return hierarchy.flatMap { node in
            node.children.flatMap { child in
                let label = child.identity.label
                let isUnplaced = node.isInWindow && !child.isInWindow && labels.contains(label)
                return (isUnplaced ? [(node.identity.label, label)] : []) + pairs(in: [child])
            } + pairs(in: node.presented)
        }
    }
}

extension JSONTree {
    /// The labels that descriptions in lists of `children` give themselves.
    fileprivate var childLabels: [String] {
        switch self {
        case .array(let elements): elements.flatMap(\.childLabels)
        case .object(let members):
            members.flatMap { key, value in
                let own = key == "children" ? value.elements.compactMap { $0["as"]?.string } : []
                return own + value.childLabels
            }
        case .null, .bool, .int, .double, .string: []
        }
    }
}
