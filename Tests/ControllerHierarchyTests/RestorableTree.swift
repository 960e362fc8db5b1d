import ControllerHierarchy
import RandomWalks

/// A controller of a random app, with what the app does about its state.
final class RestorableNode {
    let number: Int
    let kind: Kind
    /// Nil for a controller that is not saved.
    let identifier: String?
    /// Whether the class answers the identifier from an overridden getter.
    let overridesGetter: Bool
    let source: Source
    /// Whether the class calls super when it encodes and decodes.
    let callsSuper: Bool
    /// Whether the app's own container encodes its children.
    let encodesChildren: Bool
    /// Whether the controller is there again after every launch.
    let isStatic: Bool
    /// What the controller contains from the start.
    var contents: [RestorableNode] = []
    /// What was pushed in the course of the run.
    var pushed: [RestorableNode] = []
    /// The page that was turned to in the course of the run.
    var page: RestorableNode?
    var selectedIndex = 0
    var presented: RestorableNode?

    enum Kind: CaseIterable { case plain, navigation, tab, split, page }

    /// Where restoration gets the controller from.
    enum Source: CaseIterable {
        case existing, classAnswersNil, classMakesOne, classMakesStranger, classDoesNotConform
        case delegateMakesOne, delegateMakesStranger

        var usesClass: Bool {
            switch self {
            case .existing, .delegateMakesOne, .delegateMakesStranger: false
            default: true
            }
        }

        var usesDelegate: Bool { self == .delegateMakesOne || self == .delegateMakesStranger }
        var makesStranger: Bool { self == .classMakesStranger || self == .delegateMakesStranger }
    }

    init(
        number: Int, kind: Kind, identifier: String?, overridesGetter: Bool, source: Source, callsSuper: Bool,
        encodesChildren: Bool, isStatic: Bool
    ) {
        self.number = number
        self.kind = kind
        self.identifier = identifier
        self.overridesGetter = overridesGetter
        self.source = source
        self.callsSuper = callsSuper
        self.encodesChildren = encodesChildren
        self.isStatic = isStatic
    }

    var label: String { "L\(number)" }
    var className: String { "K\(number)" }
    var strangersClassName: String { "S\(number)" }
    /// What the class encodes at the end of the run; a new instance has 0.
    var value: Double { Double(number) }

    /// What a container holds at the end of the run.
    var members: [RestorableNode] {
        if let page { return [page] }
        return contents + pushed
    }

    /// The node, what it contains and what it presents.
    var all: [RestorableNode] {
        [self] + (contents + pushed + [page, presented].compactMap { $0 }).flatMap(\.all)
    }
}

/// Draws random apps.
struct RestorableTreeSource {
    private var generator: SeededGenerator
    private var count = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// Versions in which restoration, presentation and containers differ.
    static let versions = [(6, 0), (7, 0), (8, 0), (9, 0), (11, 0), (13, 0), (14, 0), (17, 0), (26, 0)]

    mutating func version() -> SystemVersion {
        let version = RestorableTreeSource.versions.randomElement(using: &generator) ?? (17, 0)
        return SystemVersion(version.0, version.1)
    }

    /// What is presented, and a page that is turned to, have identifiers of their own: an app's method cannot
    /// tell equal paths apart.
    mutating func app() -> RestorableNode {
        let root = node(depth: 0, isRoot: true)
        var presenter = root
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
            let presented = node(depth: 1, isStatic: false, names: ["x", "y"])
            presenter.presented = presented
            presenter = presented
        }
        return root
    }

    private mutating func chance(_ numerator: Int, of denominator: Int) -> Bool {
        Int.random(in: 0..<denominator, using: &generator) < numerator
    }

    private mutating func node(
        depth: Int, isRoot: Bool = false, isStatic: Bool = true, isPage: Bool = false,
        names: [String] = ["a", "b", "c"], excluding excluded: RestorableNode.Kind? = nil
    ) -> RestorableNode {
        count += 1
        var kinds = RestorableNode.Kind.allCases.filter { $0 != excluded }
        // A split view controller belongs at the top.
        if depth > 0 { kinds.removeAll { $0 == .split } }
        if depth > 2 || isPage { kinds = [.plain] }
        let isNamed = chance(isRoot ? 19 : 5, of: isRoot ? 20 : 6)
        var source = RestorableNode.Source.existing
        if isRoot {
            if chance(1, of: 12) { source = .classAnswersNil }
        } else if chance(isStatic ? 1 : 9, of: isStatic ? 3 : 10) {
            source = RestorableNode.Source.allCases.randomElement(using: &generator) ?? .existing
        }
        let node = RestorableNode(
            number: count, kind: kinds.randomElement(using: &generator) ?? .plain,
            identifier: isNamed ? names.randomElement(using: &generator) : nil,
            overridesGetter: chance(1, of: 15), source: source, callsSuper: !chance(1, of: 12),
            encodesChildren: chance(2, of: 3), isStatic: isStatic)
        fill(node, depth: depth)
        return node
    }

    private mutating func fill(_ node: RestorableNode, depth: Int) {
        func range(_ lower: Int, _ upper: Int) -> ClosedRange<Int> { lower...upper }
        switch node.kind {
        case .plain:
            guard depth < 3, chance(1, of: 3) else { return }
            for _ in range(1, Int.random(in: 1...2, using: &generator)) {
                node.contents.append(self.node(depth: depth + 1))
            }
        case .navigation:
            node.contents = [self.node(depth: depth + 1, excluding: .navigation)]
            for _ in 0..<Int.random(in: 0...3, using: &generator) {
                node.pushed.append(self.node(depth: depth + 1, isStatic: false, excluding: .navigation))
            }
        case .tab:
            for _ in range(1, Int.random(in: 1...3, using: &generator)) {
                node.contents.append(self.node(depth: depth + 1, excluding: .tab))
            }
            node.selectedIndex = Int.random(in: 0..<node.contents.count, using: &generator)
        case .split:
            node.contents = [self.node(depth: depth + 1), self.node(depth: depth + 1)]
        case .page:
            node.contents = [self.node(depth: depth + 1, isPage: true)]
            if chance(1, of: 2) {
                node.page = self.node(depth: depth + 1, isStatic: false, isPage: true, names: ["page"])
            }
        }
    }
}
