package import ControllerHierarchy

/// The methods of the app's own that a log may have besides UIKit's calls.
///
/// They decide whether a name that is nearly one of UIKit's is a mistake.
package struct AppMethods: Sendable {
    private let names: Set<String>

    /// Takes selectors and Swift names; what stands behind `:` or `(` does not count.
    init(_ names: some Sequence<String>) { self.names = Set(names.map(Self.base)) }

    /// Those of an app's classes.
    package init(of classes: [ClassDescription]) { self.init(classes.flatMap(\.actions)) }

    private static func base(_ name: String) -> String { String(name.prefix { $0 != ":" && $0 != "(" }) }

    func contains(_ call: String) -> Bool { names.contains(Self.base(call)) }

    /// What is wrong with a line whose call is nearly one of UIKit's; nil of any other.
    package func mistake(in pattern: EventPattern) -> String? {
        if let call = pattern.unknownCall, contains(call) { return nil }
        return pattern.misspelling
    }

    /// The same of a call of `observe`, with or without a target.
    package func mistake(inObserved call: String) -> String? {
        guard isUnknown(call) else { return nil }
        return CallNames.misspelling(of: Self.last(of: call)).map { "`\(call)` is no call; `\($0)` is one" }
    }

    /// Whether a call of `observe` is neither UIKit's nor the app's.
    func isUnknown(_ call: String) -> Bool {
        NotificationName.inLog(call) == nil && PropertyPath(call) == nil && !CallNames.isKnown(call)
            && CallNames.calls(behindTarget: call).isEmpty && !contains(Self.last(of: call))
    }

    private static func last(of call: String) -> String {
        call.split(separator: ".").last.map(String.init) ?? call
    }
}
