/// A view with a restoration identifier: only its plain values matter.
package struct RestorableView: Sendable, Equatable {
    /// The identifiers of the view and of the views above it that have one, joined by slashes.
    package var path: String
    package var className: String
    /// What UIKit's class of view, or the app's, saves: a scroll offset, a text, a selection.
    package var state: [Value.Member]

    /// Creates a view.
    package init(path: String, className: String, state: [Value.Member] = []) {
        self.path = path
        self.className = className
        self.state = state
    }

    /// The view as an archive and a property have it.
    package var value: Value {
        .object([
            .init("path", .string(path)), .init("class", .string(className)), .init("state", .object(state)),
        ])
    }
}
