/// Reading the hierarchy from outside.
extension Application {
    /// The number of live controllers.
    package var controllerCount: Int { controllers.count }

    /// The labels of all live controllers, in order of creation.
    package var controllerLabels: [String] { controllers.all.map(\.identity.label) }

    /// The live controllers that the app holds until it releases them, in order of creation.
    package var controllersHeldByApp: [Identity] { controllers.all.filter(\.isHeldByApp).map(\.identity) }

    /// The identity of the live controller with that label or id.
    package func identity(of name: String) throws(OperationError) -> Identity {
        guard let controller = controllers.find(name) else { throw .unknownController(name) }
        return controller.identity
    }

    /// What a property of a controller answers now.
    ///
    /// - Throws: `invalidArgument` where its class has no such property, `notAvailable` where the version
    ///   has not.
    package func value(of property: Property, of name: String) throws(OperationError) -> Value {
        guard let controller = controllers.find(name) else { throw .unknownController(name) }
        guard controller.has(property) else {
            throw .invalidArgument(
                field: property.rawValue, reason: "\(controller.appClass.name) has no \(property.rawValue)")
        }
        let word = property.rawValue
        if let refusal = property.availability.refusal(of: word, field: word, in: behavior) { throw refusal }
        return controller.answer(to: property)
    }

    /// Whether a controller is the first responder, or a text in its view is, by what a person calls it.
    package func isFirstResponder(_ name: String, text: String?) throws(OperationError) -> Bool {
        guard let controller = controllers.find(name) else { throw .unknownController(name) }
        guard windows.firstResponder === controller else { return false }
        return windows.responders.editor?.label == text
    }

    /// The hierarchies of the windows, each from its root; a window without one has none.
    package func hierarchy() -> [HierarchyNode] { windows.roots.map(node) }

    private func node(_ controller: ViewController) -> HierarchyNode {
        HierarchyNode(
            identity: controller.identity, appearance: controller.appearance.state,
            isViewLoaded: controller.isViewLoaded, isInWindow: controller.window != nil,
            presentationStyle: controller.presentedBy?.style.rawValue,
            children: controller.children.map(node),
            presented: controller.presentation.map { [node($0.presented)] } ?? [])
    }
}
