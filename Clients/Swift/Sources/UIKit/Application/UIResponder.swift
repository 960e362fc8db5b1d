import Foundation

/// An object that hears of what happens. Source: https://developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() { super.init() }

    var associated: [UnsafeRawPointer: Any] = [:]

    /// Who gets what this object does not deal with.
    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let controller = self as? UIViewController else { return false }
        controller.live.perform("becomeFirstResponder", on: controller)
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let controller = self as? UIViewController else { return true }
        controller.live.perform("resignFirstResponder", on: controller)
        return true
    }
}
