package import ControllerHierarchy

/// Something in a document that goes wrong, or may not be meant.
package struct Finding: Sendable, Equatable {
    package var severity: Severity
    package var kind: Kind
    /// The path of the document, as it was given.
    package var document: String
    /// What a person would call the scene; nil where the finding is about the document.
    package var scene: String?
    /// The scene's controller.
    package var controller: StoryboardDescription.ObjectID?
    /// The segue, the control or the controller that the finding is about.
    package var element: StoryboardDescription.ObjectID?
    /// The line of the document, counted from 1.
    package var line: Int?
    /// What is wrong and what would be right, without a full stop.
    package var message: String

    /// How bad a finding is; the order is that of cases, the worst first.
    package enum Severity: String, Sendable, CaseIterable, Comparable {
        /// The app raises an exception or does not do what the document says.
        case error
        /// It depends on the app's code whether something goes wrong.
        case warning
        /// Worth knowing.
        case note

        package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

        private var rank: Int {
            switch self {
            case .error: 0
            case .warning: 1
            case .note: 2
            }
        }
    }
}
