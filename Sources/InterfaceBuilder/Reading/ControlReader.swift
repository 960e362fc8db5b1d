import ControllerHierarchy

/// Reads the objects that a user can tap.
enum ControlReader {
    /// Reads a control; nil for an element that is none.
    ///
    /// - Parameter view: The controller's view; nil where it has none.
    static func control(_ element: MarkupElement, in view: MarkupElement?) -> ControlDescription? {
        guard let identifier = element.attribute("id"), Vocabulary.controllers[element.name] == nil,
            !element.isNamed("containerView"), !element.isNamed("segue")
        else { return nil }
        let connections = element.child("connections")
        let actions = (connections?.children.filter { $0.isNamed("action") } ?? []).compactMap(action)
        let ownsSegue = connections?.children.contains { $0.isNamed("segue") } ?? false
        guard ownsSegue || !actions.isEmpty || isTappable(element) else { return nil }
        var control = ControlDescription(objectID: identifier, element: element.name)
        control.label = label(element)
        control.actions = actions
        control.isEnabled = element.attribute("enabled") != "NO"
        // A gesture recognizer stands beside the view and is loaded with it.
        control.isInView = view?.contains(element) ?? false || element.name.hasSuffix("GestureRecognizer")
        control.bar = bar(around: element, view)
        return control
    }

    /// The bar that shows the element as an item of its controller's; nil for what stands elsewhere.
    private static func bar(
        around element: MarkupElement, _ view: MarkupElement?
    ) -> ControlDescription.Bar? {
        var place: MarkupElement? = element.parent
        while let outer = place, outer.index != view?.index {
            if outer.isNamed("toolbarItems") { return .toolbar }
            if outer.isNamed("navigationItem") {
                return outer.attribute("key") == "navigationItem" ? .navigationBar : nil
            }
            place = outer.parent
        }
        return nil
    }

    private static func isTappable(_ element: MarkupElement) -> Bool {
        guard Vocabulary.controls.contains(element.name) else { return false }
        return !["flexibleSpace", "fixedSpace"].contains(element.attribute("systemItem"))
    }

    private static func action(_ element: MarkupElement) -> ControlDescription.Action? {
        guard let selector = element.attribute("selector"), let destination = element.attribute("destination")
        else { return nil }
        return .init(
            selector: selector, destination: destination, eventType: element.attribute("eventType"))
    }

    /// What a person would call a control.
    static func label(_ element: MarkupElement) -> String? {
        let title =
            element.attribute("title")
            ?? element.children.first { $0.isNamed("state") && $0.attribute("key") == "normal" }?
            .attribute("title")
            ?? element.child("buttonConfiguration")?.attribute("title")
        let candidates = [
            title, element.attribute("userLabel"),
            element.child("listContentConfiguration")?.attribute("text"),
            firstText(element),
            element.child("accessibility")?.attribute("label"),
            element.child("accessibility")?.attribute("identifier"),
            element.attribute("systemItem"), element.attribute("image"),
            element.attribute("reuseIdentifier"),
        ]
        return candidates.lazy.compactMap { $0 }.first { !$0.allSatisfy(\.isWhitespace) }
    }

    /// The text of the first label in a cell.
    private static func firstText(_ element: MarkupElement) -> String? {
        guard element.name.hasSuffix("Cell") else { return nil }
        return element.descendants.lazy.filter { $0.isNamed("label") }
            .compactMap { $0.attribute("text") }.first
    }
}
