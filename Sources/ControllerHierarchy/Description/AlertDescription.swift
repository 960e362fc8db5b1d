/// What an app puts into an alert before it presents it.
package struct AlertDescription: Sendable {
    /// In the order in which they are added.
    package var actions: [AlertAction] = []
    package var textFields: [TextFieldDescription] = []
    /// The title of one of the actions.
    package var preferredAction: String?

    /// An alert with nothing to tap.
    package init() {}
}

/// `UIAlertAction`.
package struct AlertAction: Sendable {
    package var title: String?
    /// The name of what it shows besides, of an action that makes a bar button item.
    package var image: String?
    package var style = Style.default
    package var isEnabled = true
    /// What the app does when the action was chosen; nil for no handler.
    package var handler: [Operation]?
    /// What a menu in a menu has, `UIMenu.children`; none of an action.
    package var children: [AlertAction] = []
    /// Whether the children stand in the menu around them, `UIMenu.Options.displayInline`.
    package var displaysInline = false

    /// An action without a handler.
    package init(title: String?) { self.title = title }

    /// `UIAlertAction.Style`.
    package enum Style: String, Sendable, CaseIterable {
        case `default`, cancel, destructive
    }
}

extension ActionList {
    /// One action by itself.
    package convenience init(_ action: AlertAction) {
        self.init(content: Boxed([action]), plain: action.texts)
    }

    /// The children of a menu.
    package convenience init(menu: [AlertAction]) {
        self.init(content: Boxed(menu), plain: .array(menu.map(\.texts)))
    }

    var actions: [AlertAction] {
        guard let actions = content as? Boxed<[AlertAction]> else {
            preconditionFailure("the two above alone make lists")
        }
        return actions.content
    }
}

extension AlertAction {
    fileprivate var texts: Value {
        var members = [Value.Member("title", title.map(Value.string) ?? .null)]
        if let image { members.append(.init("image", .string(image))) }
        if !isEnabled { members.append(.init("isEnabled", .bool(false))) }
        if !children.isEmpty { members.append(.init("children", .array(children.map(\.texts)))) }
        return .object(members)
    }
}

/// `UITextField`, as far as a user sees it.
package struct TextFieldDescription: Sendable {
    package var placeholder: String?
    package var text: String
    /// What the app does when the user has changed the text; nil where it does not listen.
    package var handler: [Operation]?
    /// What its delegate answers when the user taps Return; nil where it has none.
    package var returns: Bool?

    /// A field without a listener.
    package init(placeholder: String?, text: String = "") {
        self.placeholder = placeholder
        self.text = text
    }
}
