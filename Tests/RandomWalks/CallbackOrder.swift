package import ControllerHierarchy

/// Checks that the callbacks of each controller follow each other as they may, through all of an app's run.
package struct CallbackOrder {
    private var heard: [String: HeardCallbacks] = [:]

    /// Creates the order of an app that has not run.
    package init() {}

    /// Takes the events of the launch, or of the next operation.
    ///
    /// - Parameter kind: The operation; nil for the launch.
    /// - Returns: what is out of order, in words.
    package mutating func broken(in events: EventList, of kind: OperationKind?) -> [String] {
        var broken: [String] = []
        for event in events {
            guard let id = event.target.id else { continue }
            let label = event.target.label
            if let fault = heard[id, default: HeardCallbacks(label: label)].fault(in: event, of: kind) {
                broken.append("\(label): \(fault)")
            }
            // What loses its container with that hears nothing. Source: `ViewController.loseContainer`.
            if event.callback == .deinitialized {
                for id in heard.keys { heard[id]?.mayHaveLostContainer = true }
            }
            // What was previewed appears anew where the app shows it. Source: context-menu-commit.
            if event.callback == .contextMenuWillPerformPreviewAction || event.callback == .previewingCommit {
                for id in heard.keys where heard[id]?.waitsForEnd == true {
                    heard[id]?.mayHaveLostContainer = true
                }
            }
        }
        return broken
    }

    /// The controllers that have not heard the end of an appearance, although all is settled, in words.
    package var unsettled: [String] {
        heard.values.filter(\.waitsForEnd).map { "\($0.label) hears of no end of its appearance" }.sorted()
    }
}

/// What one controller has heard.
private struct HeardCallbacks {
    let label: String
    /// The last of the four calls of an appearance.
    private var appearance: Callback?
    /// Whether `viewIsAppearing` has come since then.
    private var hasBeenAppearing = false
    /// Whether `viewWillLayoutSubviews` has come without its end.
    private var isLayingOut = false
    private var isLoaded = false
    private var hasEnded = false
    /// Whether a controller has ended, or this one may have been committed from a preview, since the last
    /// call of an appearance.
    var mayHaveLostContainer = false

    init(label: String) { self.label = label }

    var waitsForEnd: Bool {
        !hasEnded && !mayHaveLostContainer
            && (appearance == .viewWillAppear || appearance == .viewWillDisappear)
    }

    /// - Returns: what is wrong with the next event, in words; nil for nothing.
    mutating func fault(in event: Event, of kind: OperationKind?) -> String? {
        // What is noted for it may be a call to an object of the app's, which lives on.
        if hasEnded { return event.callback.isOfController ? "\(event.callback) after its end" : nil }
        switch event.callback {
        // What is presented although it shows already hears of it again.
        // Source: present-view-already-in-window-ios8.
        case .viewWillAppear where event.flags.contains(.isBeingPresented):
            return appear(event.callback, after: [.viewDidDisappear, .viewWillDisappear, .viewDidAppear])
        case .viewWillAppear: return appear(event.callback, after: [.viewDidDisappear, .viewWillDisappear])
        // An old detail that is not shown hears of its disappearance, which has no end.
        // Source: Rule.setterTellsUnseenDetail.
        case .viewWillDisappear
        where kind == .setViewControllers && (appearance == nil || appearance == .viewDidDisappear):
            return nil
        // So may one that was shown until the container around its own has ended.
        case .viewWillDisappear where kind == .setViewControllers && mayHaveLostContainer:
            appearance = event.callback
            return nil
        case .viewWillDisappear: return appear(event.callback, after: [.viewDidAppear, .viewWillAppear])
        // A child that joins in the middle of a phase gets the did without a will.
        case .viewDidAppear: return appear(event.callback, after: [.viewWillAppear, .viewDidDisappear])
        case .viewDidDisappear: return appear(event.callback, after: [.viewWillDisappear, .viewDidAppear])
        case .viewIsAppearing:
            defer { hasBeenAppearing = true }
            return hasBeenAppearing || appearance == .viewWillDisappear
                ? "\(event.callback) a second time, or while it disappears" : nil
        case .viewDidLoad: isLoaded = true
        case .viewWillLayoutSubviews:
            defer { isLayingOut = true }
            return isLayingOut ? "\(event.callback) within a layout pass" : nil
        case .viewDidLayoutSubviews:
            defer { isLayingOut = false }
            return isLayingOut ? nil : "\(event.callback) outside of a layout pass"
        case .deinitialized: hasEnded = true
        default: return nil
        }
        return nil
    }

    private mutating func appear(_ callback: Callback, after allowed: [Callback]) -> String? {
        let previous = mayHaveLostContainer && callback == .viewWillAppear ? nil : appearance
        mayHaveLostContainer = false
        appearance = callback
        hasBeenAppearing = false
        if !isLoaded { return "\(callback) before viewDidLoad" }
        guard let previous else {
            return callback == .viewWillDisappear || callback == .viewDidDisappear
                ? "\(callback) at first" : nil
        }
        return allowed.contains(previous) ? nil : "\(callback) after \(previous)"
    }
}

extension Callback {
    /// Whether it is one of those that only the controller itself hears.
    fileprivate var isOfController: Bool {
        [
            .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
            .viewDidLoad,
            .viewWillLayoutSubviews, .viewDidLayoutSubviews, .willMoveToParent, .didMoveToParent,
            .deinitialized,
            .traitCollectionDidChange, .viewWillTransitionToSize, .willTransitionToTraits,
        ].contains(self)
    }
}
