/// The calls in which the app's own code runs.
final class PauseList: Sendable {
    let points: [PausePoint]
    /// The calls of all points, so that most calls are told from them at once.
    private let calls: CallbackSet

    /// - Returns: nil for no points.
    init?(_ points: [PausePoint]) {
        if points.isEmpty { return nil }
        self.points = points
        var calls = CallbackSet()
        for point in points { for call in point.calls { calls.insert(call) } }
        self.calls = calls
    }

    /// Whether a call to somebody stops.
    ///
    /// - Parameter payload: What the call's event has, by which actions differ.
    func holds(
        _ callback: Callback, on target: Identity, payload: @autoclosure () -> Event.Payload,
        _ descends: (String) -> Bool
    ) -> Bool {
        guard calls.contains(callback) else { return false }
        return points.contains { point in
            point.calls.contains(callback)
                && (point.action.map { payload().isAction($0) } ?? true)
                && (point.target.map { $0 == target.label || $0 == target.id } ?? true)
                && (point.className.map { $0 == target.className || descends($0) } ?? true)
        }
    }
}

extension Event.Payload {
    fileprivate func isAction(_ selector: String) -> Bool {
        if case .action(selector) = self { true } else { false }
    }
}
