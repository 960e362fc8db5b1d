import ControllerHierarchy
import WireFormat

/// A property that a step or a script reads, or what is in its value: `title`, `view.frame.size`.
///
/// The log has it as `a.read(title) -> ANSWER`; lines and `observe` may name it as the app's code does,
/// `a.title -> ANSWER`.
struct PropertyPath: Sendable {
    /// What stands before the property; nil where nothing does.
    let target: String?
    /// As the log has it.
    let path: String

    /// Finds the property at the end of a text; nil where that is a call, or nearly one.
    ///
    /// - Parameter hasTarget: Whether the first word is a target's, which may have the name of a property.
    init?(_ text: String, hasTarget: Bool = false) {
        let words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let last = words.last, !CallNames.isOfController(last),
            // `transitioningDelegate.presentationController` is a delegate's call.
            !CallNames.calls(behindTarget: text).contains(where: { $0.contains(".") })
        else { return nil }
        for (index, word) in words.enumerated().dropFirst(hasTarget ? 1 : 0) {
            guard let property = Property(rawValue: word) ?? UIKitSpelling.property(word) else { continue }
            if index < words.count - 1 {
                // What stands behind a delegate is a call of it.
                guard !word.hasSuffix("elegate"), CallNames.misspelling(of: last) == nil,
                    !CallNames.isKnown(last)
                else { continue }
            }
            target = index == 0 ? nil : words[..<index].joined(separator: ".")
            path = ([property.rawValue] + words[(index + 1)...]).joined(separator: ".")
            return
        }
        return nil
    }

    /// Whether an event is a reading of it.
    func means(_ line: EventLine) -> Bool { line.property == path }
}
