/// One member of an object that a property holds; null stands for UIKit's default.
package struct PropertyMember: Sendable, Equatable {
    package let name: String
    package let type: PropertyType

    /// Creates a member.
    package init(_ name: String, _ type: PropertyType) {
        self.name = name
        self.type = type
    }
}

extension PropertyType {
    /// A delegate of the app's, or null for none, stands in the place of UIKit's, which asks for a back
    /// button.
    static let gestureRecognizer = PropertyType.record(
        "gestureRecognizer",
        [
            PropertyMember("isEnabled", .bool),
            PropertyMember(
                "delegate", .record("gestureRecognizerDelegate", [PropertyMember("shouldBegin", .bool)])),
        ])

    /// Source: UINavigationItem reference; bar button items stand as their titles, or with what they do.
    static let navigationItem = PropertyType.record(
        "navigationItem",
        [
            PropertyMember("title", .text), PropertyMember("prompt", .text),
            PropertyMember("backButtonTitle", .text), PropertyMember("backBarButtonItem", .text),
            PropertyMember("backAction", .action),
            PropertyMember("hidesBackButton", .bool), PropertyMember("leftItemsSupplementBackButton", .bool),
            PropertyMember("leftBarButtonItem", .barItem), PropertyMember("leftBarButtonItems", .barItems),
            PropertyMember("rightBarButtonItem", .barItem),
            PropertyMember("rightBarButtonItems", .barItems),
            PropertyMember("largeTitleDisplayMode", .word(["automatic", "always", "never", "inline"])),
        ])

    /// Source: UITabBarItem and UIBarItem references.
    static let tabBarItem = PropertyType.record(
        "tabBarItem",
        [
            PropertyMember("title", .text), PropertyMember("badgeValue", .text),
            PropertyMember("systemItem", .name), PropertyMember("isEnabled", .bool),
            PropertyMember("tag", .integer),
        ])

    /// Source: UIBarButtonItem reference; a segue by its identifier is what apps perform in an action.
    package static let barButtonItem = [
        PropertyMember("title", .text), PropertyMember("image", .name),
        PropertyMember("systemItem", .name), PropertyMember("action", .name),
        PropertyMember("primaryAction", .action), PropertyMember("menu", .menu),
        PropertyMember("segue", .name), PropertyMember("isEnabled", .bool),
    ]

    /// Source: UITraitOverrides and UITraitCollection references.
    package static let traits = PropertyType.record(
        "traitOverrides",
        Trait.allCases.map { PropertyMember($0.rawValue, $0.type) } + [PropertyMember("custom", .object)])

    /// Source: UIContentUnavailableConfiguration reference; `kind` is the method that made it.
    static let contentUnavailableConfiguration = PropertyType.record(
        "contentUnavailableConfiguration",
        [
            PropertyMember("kind", .word(["empty", "loading", "search"])), PropertyMember("text", .text),
            PropertyMember("secondaryText", .text),
        ])

    /// Source: UINavigationBar, UIToolbar and UITabBar references.
    static func bar(_ name: String) -> PropertyType {
        .record(name, [PropertyMember("isTranslucent", .bool)])
    }

    /// Source: UINavigationBar reference.
    static let navigationBar = PropertyType.record(
        "navigationBar",
        [PropertyMember("isTranslucent", .bool), PropertyMember("prefersLargeTitles", .bool)])

    /// Source: UIEdgeInsets and NSDirectionalEdgeInsets references; in points.
    static func insets(_ name: String, _ first: String, _ last: String) -> PropertyType {
        .record(name, ["top", first, "bottom", last].map { PropertyMember($0, .number) })
    }

    /// A view by the app's name for it, for each edge; null for none.
    ///
    /// Source: UIViewController reference, setContentScrollView(_:for:); NSDirectionalRectEdge reference.
    static let contentScrollView = PropertyType.record(
        "contentScrollView",
        ["top", "leading", "bottom", "trailing"].map { PropertyMember($0, .name) })

    /// Source: UISearchBar and UISearchBarDelegate references.
    static let searchBar = PropertyType.record(
        "searchBar",
        [
            PropertyMember("text", .text), PropertyMember("placeholder", .text),
            PropertyMember("scopeButtonTitles", .texts), PropertyMember("selectedScopeButtonIndex", .integer),
            PropertyMember("showsCancelButton", .bool), PropertyMember("showsScopeBar", .bool),
            PropertyMember("isEnabled", .bool),
            PropertyMember(
                "delegate",
                .record(
                    "delegate",
                    [
                        PropertyMember("shouldBeginEditing", .bool),
                        PropertyMember("shouldEndEditing", .bool),
                    ])),
        ])

    /// What the closures of a zoom answer; null for one that the app has not given.
    ///
    /// Source: UIViewController.Transition.zoom(options:sourceViewProvider:) and its ZoomOptions references.
    static let zoomOptions = PropertyType.record(
        "zoomOptions",
        [
            PropertyMember("sourceViewProvider", .name), PropertyMember("alignmentRectProvider", .bool),
            PropertyMember("interactiveDismissShouldBegin", .bool),
        ])

    /// Source: UITabBarController.Sidebar and its Delegate and Animating references.
    static let sidebar = PropertyType.record(
        "sidebar",
        [
            PropertyMember("isHidden", .bool),
            PropertyMember("preferredLayout", .word(["automatic", "overlap", "tile"])),
            PropertyMember("delegate", .record("delegate", [PropertyMember("addsAnimations", .bool)])),
        ])

    /// Source: UISheetPresentationController reference.
    package static let sheet = PropertyType.record(
        "sheetPresentationController",
        [
            PropertyMember("detents", .detents),
            PropertyMember("selectedDetentIdentifier", .name),
            PropertyMember("largestUndimmedDetentIdentifier", .name),
            PropertyMember("prefersGrabberVisible", .bool),
            PropertyMember("prefersScrollingExpandsWhenScrolledToEdge", .bool),
            PropertyMember("prefersEdgeAttachedInCompactHeight", .bool),
            PropertyMember("widthFollowsPreferredContentSizeWhenEdgeAttached", .bool),
            PropertyMember("preferredCornerRadius", .number),
            PropertyMember("prefersPageSizing", .bool), PropertyMember("sourceView", .name),
        ])
}
