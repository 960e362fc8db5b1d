package import ControllerHierarchy

/// Checks that the appearance callbacks of one operation follow each other as the state machine allows.
package enum AppearancePairing {
    /// What is out of order, in words.
    package static func broken(in events: EventList) -> [String] {
        var last: [String: Callback] = [:]
        var broken: [String] = []
        for event in events {
            let id = event.target.id ?? event.target.label
            let allowed: [Callback]
            switch event.callback {
            case .viewWillAppear: allowed = [.viewDidDisappear, .viewWillDisappear]
            case .viewWillDisappear: allowed = [.viewDidAppear, .viewWillAppear]
            // A child that joins in the middle of a phase gets the did without a will.
            case .viewDidAppear: allowed = [.viewWillAppear, .viewDidDisappear]
            case .viewDidDisappear: allowed = [.viewWillDisappear, .viewDidAppear]
            default: continue
            }
            if let previous = last[id], !allowed.contains(previous) {
                broken.append("\(event.target.label): \(event.callback) after \(previous)")
            }
            last[id] = event.callback
        }
        return broken
    }
}
