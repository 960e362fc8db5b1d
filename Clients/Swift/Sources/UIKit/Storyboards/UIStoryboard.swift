import Foundation

/// A storyboard, which the session reads; the documents of the app's bundles are known to it from the launch on.
///
/// Source: https://developer.apple.com/documentation/uikit/uistoryboard
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

    open func instantiateInitialViewController() -> UIViewController? { instantiate(identifier: nil) }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let controller = instantiate(identifier: identifier) else {
            fatalError("Storyboard \(name) doesn't contain a view controller with identifier '\(identifier)'")
        }
        return controller
    }

    private func instantiate(identifier: String?) -> UIViewController? {
        let session = Understudy.current
        let wanted = identifier.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? name.lowercased()
        let label = session.free(wanted)
        var description: [String: JSON] = ["storyboard": .string(name), "as": .string(label)]
        if let identifier { description["identifier"] = .string(identifier) }
        session.perform("instantiate", ["controller": .object(description)])
        let controller = session.controller(label)
        session.entries[label]?.isHeld = true
        return controller
    }
}

/// A way from one controller to another. Source: https://developer.apple.com/documentation/uikit/uistoryboardsegue
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    /// The segue that a controller is prepared for.
    convenience init(_ frame: Frame, in controller: UIViewController) {
        func find(_ name: String) -> UIViewController {
            frame.arguments[name].string.flatMap { controller.session?.controller($0) } ?? controller
        }
        self.init(
            identifier: frame.arguments["segue"].string, source: find("source"),
            destination: find("destination"))
    }
}
