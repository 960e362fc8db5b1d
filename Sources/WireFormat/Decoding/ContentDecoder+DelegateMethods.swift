import ControllerHierarchy
import JSONBytes

extension ContentDecoder {
    /// What a delegate of the application or the scene answers, and null for methods that it has not.
    mutating func delegateOverrides(
        _ value: JSONValue, isScene: Bool, of definition: inout SessionDefinition
    ) {
        guard let members = members(value) else { return }
        for (key, value) in members {
            let name = key.string ?? ""
            if !isScene, name == Callback.accessibilityPerformMagicTap.names.label {
                checkAvailability(key, [Callback.accessibilityPerformMagicTap.absence(in: systemVersion)])
                definition.application.performsMagicTap = bool(value)
                continue
            }
            let callbacks = MomentNames.delegateCallbacks(of: name, isScene: isScene)
                .filter { $0.isOptionalOfDelegate || $0.isAnsweredByDelegate || $0 == .orientationsForWindow }
            checkAvailability(key, callbacks.map { $0.absence(in: systemVersion) })
            guard let first = callbacks.first else {
                let meant = UIKitSpelling.callback(name)
                if let meant, !MomentNames.delegateCallbacks(of: meant, isScene: isScene).isEmpty {
                    take(key, as: [meant])
                } else {
                    fail(key, "\(name) is no method that the delegate answers or may lack")
                }
                continue
            }
            if first == .orientationsForWindow {
                definition.application.orientationsForWindow =
                    words(value, among: InterfaceOrientation.allCases.map(\.rawValue))?
                    .compactMap(InterfaceOrientation.init)
                continue
            }
            for callback in callbacks {
                guard let answer = answer(value, of: callback) else { continue }
                definition.application.delegateMethods.set(callback, answer)
            }
        }
    }

    /// True or false, or nil inside for a method that the delegate has not.
    ///
    /// - Returns: nil when the value was refused.
    private mutating func answer(_ value: JSONValue, of callback: Callback) -> Bool?? {
        if value.isNull, callback.isOptionalOfDelegate { return .some(nil) }
        if callback.isAnsweredByDelegate { return bool(value).map { .some($0) } }
        fail(value, "must be null, for a delegate without the method")
        return nil
    }
}
