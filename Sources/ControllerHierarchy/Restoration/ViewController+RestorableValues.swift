/// The values that the app itself saves, and properties about saved state.
extension ViewController {
    /// What the app's class and this instance encode; the instance's value counts where both have one.
    var valuesToEncode: [Value.Member] {
        var values = appClass.encode
        for value in restorable?.values ?? [] {
            if let index = values.firstIndex(where: { $0.name == value.name }) {
                values[index] = value
            } else {
                values.append(value)
            }
        }
        return values
    }

    /// Takes over the archived values, which the app's code has at hand when it decodes.
    func takeOwnValues(_ values: [Value.Member], of restoration: Restoration) {
        for value in values where !encodesChildren(as: value.name) {
            store(.init(value.name, restoration.decoded(value.value)))
        }
    }

    /// Adds the children that the app encoded, where they are not children yet.
    ///
    /// Source: restore-custom-container-child-order.
    func decodeOwnChildren(_ values: [Value.Member], of restoration: Restoration) throws(Interruption) {
        for value in values where encodesChildren(as: value.name) {
            guard case .controllers(let paths)? = StateReference(value.value) else { continue }
            for child in paths.compactMap({ restoration.controller(at: $0) }) where child.parent !== self {
                try addChild(child)
                try child.sendDidMove(to: self)
            }
        }
    }

    private func encodesChildren(as name: String) -> Bool {
        guard let present = valuesToEncode.first(where: { $0.name == name }) else { return false }
        if case .children? = StateReference(present.value) { return true }
        return false
    }

    /// Gives the instance a value of its own.
    private func store(_ value: Value.Member) {
        let state = restorableState
        state.values.removeAll { $0.name == value.name }
        state.values.append(value)
    }

    /// What the controller keeps for restoration, made when it is first needed.
    var restorableState: RestorableState {
        if let restorable { return restorable }
        let state = RestorableState()
        restorable = state
        return state
    }

    /// The value of a property about saved state, or nil for any other property.
    func restorationValue(of property: Property) -> Value? {
        switch property {
        case .encode: .object(valuesToEncode)
        case .userActivity: restorable?.activityType.map { .string($0) } ?? .null
        case .extensionContext: isShownByExtension ? application.definition.extensionContext ?? .null : .null
        default: nil
        }
    }

    /// Sets a property about saved state.
    ///
    /// - Returns: whether the property is one.
    func setRestorable(_ property: Property, _ value: Value) -> Bool {
        switch property {
        case .encode:
            restorableState.values = if case .object(let values) = value { values } else { [] }
        case .userActivity: restorableState.activityType = value.string
        default: return false
        }
        application.log.noteChange()
        return true
    }

    /// Whether the controller is the principal one of an app extension, or stands below it.
    ///
    /// Source: class reference iOS 10, extensionContext.
    private var isShownByExtension: Bool {
        var top = rootAncestor
        while let presenter = top.presentedBy?.presenting { top = presenter.rootAncestor }
        return application.isRoot(top)
    }
}
