extension Property {
    /// The classes of UIKit whose instances have the property; nil where every controller has it.
    ///
    /// Source: the references of the containers and of UIAlertController.
    var classes: [BuiltInClass]? {
        switch self {
        case .viewControllers:
            [.navigationController, .tabBarController, .splitViewController, .pageViewController]
        case .delegate:
            [
                .navigationController, .tabBarController, .splitViewController, .pageViewController,
                .searchController,
            ]
        case .topViewController, .visibleViewController, .isNavigationBarHidden, .isToolbarHidden:
            [.navigationController]
        case .selectedIndex, .selectedViewController, .isTabBarHidden, .moreNavigationController,
            .customizableViewControllers:
            [.tabBarController]
        case .isCollapsed, .displayMode, .preferredDisplayMode, .style: [.splitViewController]
        case .transitionStyle, .navigationOrientation, .spineLocation, .isDoubleSided: [.pageViewController]
        case .message, .preferredStyle: [.alertController]
        default: nil
        }
    }
}

extension ViewController {
    /// Whether the controller's class has the property.
    func has(_ property: Property) -> Bool {
        property.classes?.contains { appClass.descends(from: $0.rawValue) } ?? true
    }

    /// Refuses what the controller's class, or the version, has not.
    ///
    /// - Throws: `invalidArgument` for a property of another class, `notAvailable` for one that the version
    ///   has not.
    func check(_ property: Property, _ value: Value? = nil) throws(Interruption) {
        guard has(property) else { throw unfit(property.rawValue) }
        let behavior = application.behavior
        try property.availability.require(property.rawValue, field: property.rawValue, in: behavior)
        guard let word = value?.string else { return }
        try property.availability(of: word).require(word, field: property.rawValue, in: behavior)
    }

    /// Refuses a delegate with answers to what the delegate of such a container is not asked.
    func check(_ delegate: Boxed<ContainerDelegate>?) throws(Interruption) {
        try check(.delegate)
        guard case .object(let answers)? = delegate?.content.written, !answers.isEmpty else { return }
        let methods = Callback.delegateMethods[appClass.delegatingClass] ?? []
        for answer in answers where answer.value != .null {
            guard !methods.contains(answer.name) else { continue }
            throw .error(
                .invalidArgument(
                    field: "delegate/\(answer.name)",
                    reason: "the delegate of a \(appClass.name) is not asked this"))
        }
    }
}

extension AppClass {
    /// The container of UIKit's whose delegate protocol the class's delegate has.
    fileprivate var delegatingClass: BuiltInClass {
        builtIn == .imagePickerController ? .navigationController : builtIn
    }
}

extension Callback {
    /// What the delegate of each container can be described with.
    static let delegateMethods: [BuiltInClass: [String]] = [
        .navigationController: delegateMethods(of: ["navigationController"], isAnimating: true),
        .tabBarController: delegateMethods(of: ["tabBarController"], isAnimating: true),
        .splitViewController: delegateMethods(
            of: ["splitViewController", "primaryViewController"], isAnimating: false),
        .pageViewController: delegateMethods(of: ["pageViewController"], isAnimating: false),
    ]

    /// The short names of the methods whose names begin with one of those of the sender.
    private static func delegateMethods(of senders: [String], isAnimating: Bool) -> [String] {
        let prefix = "delegate."
        let callbacks = allCases.filter { callback in
            callback.names.label.hasPrefix(prefix)
                && senders.contains { callback.names.swift.hasPrefix($0) }
        }
        return (isAnimating ? ["animator", "interaction"] : [])
            + callbacks.map { String($0.names.label.dropFirst(prefix.utf8.count)) }
    }
}
