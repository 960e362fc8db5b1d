/// An unwind that has been asked for.
struct UnwindRequest {
    /// The selector that is looked for.
    let action: String
    let source: ViewController
    let sender: Value
    /// The segue of the document; nil for an unwind that app code or a test asks for.
    let segue: SegueDescription?

    var identifier: String? { segue?.identifier }
}

/// Where an unwind leads.
struct UnwindTarget {
    let destination: ViewController
    /// Who made the segue: the controller that was asked by the deprecated finder; nil for UIKit's search.
    let finder: ViewController?
}

/// The search for the destination from iOS 9 on.
///
/// It starts above the source and goes up; at each step the presented controllers are searched before the
/// children, and a controller with children that are searched is not asked itself.
/// Source: storyboards-restoration.md, Unwind; unwind-cascade4-ios9, unwind-cascade4-ios10,
/// unwind-wwdc2015-custom-container.
struct UnwindSearch {
    let request: UnwindRequest
    private let visitsOnce: Bool
    private var visited: [ViewController] = []

    init(_ request: UnwindRequest) {
        self.request = request
        visitsOnce = request.source.application.behavior.holds(.unwindSearchesControllersOnce)
    }

    mutating func run() throws(Interruption) -> UnwindTarget? {
        var current = request.source.nextInUnwindSearch
        // Who called present may have come to stand in what it presents, which closes the way to a ring.
        var passed: [ViewController] = []
        while let controller = current, !passed.contains(where: { $0 === controller }) {
            if let found = try search(controller) { return found }
            passed.append(controller)
            current = controller.nextInUnwindSearch
        }
        return nil
    }

    private mutating func search(_ controller: ViewController) throws(Interruption) -> UnwindTarget? {
        if visitsOnce {
            guard !visited.contains(where: { $0 === controller }) else { return nil }
            visited.append(controller)
        }
        if let presented = controller.presentation?.presented, let found = try search(presented) {
            return found
        }
        if controller.overridesFinderAlone {
            return try controller.findUnwindDestination(for: request).map {
                UnwindTarget(destination: $0, finder: controller)
            }
        }
        let allowed = try controller.allowedChildrenForUnwinding(from: request.source)
        for child in allowed {
            if let found = try search(child) { return found }
        }
        guard allowed.isEmpty, try controller.canPerformUnwindSegueAction(request) else { return nil }
        return UnwindTarget(destination: controller, finder: nil)
    }
}

/// The search for the destination on iOS 6 to 8: each controller above the source is asked for one.
///
/// Source: unwind-tn2298-search, unwind-ios8-root-container-decides.
struct LegacyUnwindSearch {
    let request: UnwindRequest

    func run() throws(Interruption) -> UnwindTarget? {
        var current = request.source.nextInUnwindSearch
        while let controller = current {
            if let found = try controller.findUnwindDestination(for: request) {
                return UnwindTarget(destination: found, finder: controller)
            }
            current = controller.nextInUnwindSearch
        }
        return nil
    }
}

extension ViewController {
    /// Whether the app's class overrides the deprecated finder and not the method that replaced it.
    fileprivate var overridesFinderAlone: Bool {
        overridesInApp(.forUnwindSegueAction, answering: \.forUnwindSegueAction)
            && !overridesInApp(.allowedChildrenForUnwinding, answering: \.allowedChildrenForUnwinding)
    }
}
