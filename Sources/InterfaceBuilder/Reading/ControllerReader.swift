import ControllerHierarchy

/// Reads controllers, as storyboards and nibs of version 3.0 hold them.
///
/// Source: storyboard-format.md section 3.
enum ControllerReader {
    /// Reads a controller; nil for an element that is none.
    static func controller(_ element: MarkupElement) -> ArchivedController? {
        guard let baseClass = Vocabulary.controllerClass(element), let identifier = element.attribute("id")
        else { return nil }
        var controller = ArchivedController(objectID: identifier, baseClass: baseClass)
        controller.customClass = element.attribute("customClass").flatMap(StoryboardReader.identifier)
        controller.customModule = element.attribute("customModule").flatMap(StoryboardReader.identifier)
        controller.storyboardIdentifier = element.attribute("storyboardIdentifier")
            .flatMap(StoryboardReader.identifier)
        controller.userLabel = element.attribute("userLabel")
        controller.nibName = element.attribute("nibName").flatMap(StoryboardReader.identifier)
        controller.reference = reference(element)
        controller.properties = ControllerProperties.read(element)
        controller.showsBackButton = showsBackButton(element.child(key: "navigationItem"))
        let view = element.child(key: "view")
        controller.hasView = view != nil
        controller.viewSize = view.flatMap(size)
        controller.hasConstraints = view?.descendants.contains { $0.isNamed("constraint") } ?? false
        controller.hasSafeArea = view?.child(key: "safeArea")?.isNamed("viewLayoutGuide") ?? false
        if let viewID = view?.attribute("id") {
            controller.viewNibName = "\(controller.objectID)-view-\(viewID)"
        }
        controller.restorableViews = view.map(restorableViews) ?? []
        controller.runtimeAttributes = RuntimeAttributes.read(element)
        controller.outlets = outlets(element)
        controller.searchDisplayHasDelegate = searchDisplayHasDelegate(controller.outlets, in: element.parent)
        return controller
    }

    /// Items on the left take the place of the back button, unless they supplement it.
    ///
    /// Source: UINavigationItem reference, `hidesBackButton`, `leftItemsSupplementBackButton`.
    private static func showsBackButton(_ item: MarkupElement?) -> Bool {
        guard let item else { return true }
        if item.attribute("hidesBackButton") == "YES" { return false }
        let hasLeftItems =
            item.child(key: "leftBarButtonItem") != nil || item.child("leftBarButtonItems") != nil
        return !hasLeftItems || item.attribute("leftItemsSupplementBackButton") == "YES"
    }

    /// The size of a view's frame in the document, in points; nil without one, or where it is no size.
    static func size(of view: MarkupElement) -> Size? {
        guard let frame = view.child(key: "frame"), frame.isNamed("rect"),
            let width = frame.attribute("width").flatMap({ Double($0) }), width.isFinite, width >= 0,
            let height = frame.attribute("height").flatMap({ Double($0) }), height.isFinite, height >= 0
        else { return nil }
        return Size(width: width, height: height)
    }

    private static func reference(_ element: MarkupElement) -> StoryboardReference? {
        guard element.isNamed("viewControllerPlaceholder") else { return nil }
        return StoryboardReference(
            storyboard: element.attribute("storyboardName").flatMap(StoryboardReader.identifier),
            identifier: element.attribute("referencedIdentifier").flatMap(StoryboardReader.identifier),
            bundleIdentifier: element.attribute("bundleIdentifier").flatMap(StoryboardReader.identifier))
    }

    static func outlets(_ element: MarkupElement) -> [OutletDescription] {
        (element.child("connections")?.children.filter { $0.isNamed("outlet") } ?? []).compactMap { outlet in
            guard let property = outlet.attribute("property"),
                let destination = outlet.attribute("destination")
            else { return nil }
            return OutletDescription(property: property, destination: destination)
        }
    }

    /// Whether the search display controller among the objects, to which an outlet leads, has a delegate; nil
    /// without such an outlet.
    static func searchDisplayHasDelegate(
        _ outlets: [OutletDescription], in objects: MarkupElement?
    ) -> Bool? {
        guard let outlet = outlets.first(where: { $0.property == "searchDisplayController" }) else {
            return nil
        }
        let element = objects?.children.first { $0.attribute("id") == outlet.destination }
        return element.map(ControllerReader.outlets)?.contains { $0.property == "delegate" } ?? false
    }

    private static func restorableViews(_ view: MarkupElement) -> [ArchivedController.RestorableView] {
        ([view] + Array(view.descendants)).compactMap { element in
            guard let restoration = element.attribute("restorationIdentifier"), !restoration.isEmpty,
                let identifier = element.attribute("id")
            else { return nil }
            let className = element.attribute("customClass") ?? Vocabulary.viewClass(element.name)
            return .init(objectID: identifier, className: className, restorationIdentifier: restoration)
        }
    }
}

/// Reads what a document says of a controller's properties.
enum ControllerProperties {
    /// Reads the properties in a fixed order.
    static func read(_ element: MarkupElement) -> [ControllerDescription.PropertySetting] {
        var settings: [ControllerDescription.PropertySetting] = []
        func set(_ property: Property, _ value: Value?) {
            if let value { settings.append(.init(property, value)) }
        }
        set(.title, element.attribute("title").map(Value.string))
        set(.restorationIdentifier, restorationIdentifier(element).map(Value.string))
        set(
            .modalPresentationStyle,
            word(element, "modalPresentationStyle", ModalPresentationStyle.self).map(Value.string))
        set(
            .modalTransitionStyle,
            word(element, "modalTransitionStyle", ModalTransitionStyle.self).map(Value.string))
        for (attribute, property) in flags {
            set(property, element.attribute(attribute).map { .bool($0 == "YES") })
        }
        set(.contentSizeForViewInPopover, size(element, key: "contentSizeForViewInPopover"))
        set(.preferredContentSize, size(element, key: "preferredContentSize"))
        set(.edgesForExtendedLayout, edges(element))
        set(
            .navigationItem,
            item(
                element.child(key: "navigationItem"),
                ["title", "prompt", "backButtonTitle", "largeTitleDisplayMode"]))
        set(.tabBarItem, tabBarItem(element.child(key: "tabBarItem")))
        set(.toolbarItems, toolbarItems(element))
        for property in [Property.navigationBar, .toolbar, .tabBar] {
            set(property, bar(element.child(key: property.rawValue)))
        }
        if element.isNamed("splitViewController") {
            set(.style, splitStyle(element))
            set(.preferredDisplayMode, displayMode(element).map(Value.string))
            set(.preferredSplitBehavior, word(element, "behavior", SplitBehavior.self).map(Value.string))
            for (attribute, property) in widthFractions {
                set(property, element.attribute(attribute).flatMap { Double($0) }.map(Value.number))
            }
        }
        if element.isNamed("pageViewController") {
            for (attribute, property, words) in pageWords {
                let value = element.attribute(attribute).flatMap { words.contains($0) ? $0 : nil }
                set(property, value.map(Value.string))
            }
        }
        if element.isNamed("tabBarController") {
            set(.selectedIndex, element.attribute("selectedIndex").flatMap { Double($0) }.map(Value.number))
        }
        return settings
    }

    /// Attributes that are `YES` or `NO`, with the properties that they set.
    private static let flags: [(StaticString, Property)] = [
        ("definesPresentationContext", .definesPresentationContext),
        ("providesPresentationContextTransitionStyle", .providesPresentationContextTransitionStyle),
        ("hidesBottomBarWhenPushed", .hidesBottomBarWhenPushed),
        ("automaticallyAdjustsScrollViewInsets", .automaticallyAdjustsScrollViewInsets),
        ("extendedLayoutIncludesOpaqueBars", .extendedLayoutIncludesOpaqueBars),
        ("wantsFullScreenLayout", .wantsFullScreenLayout),
        ("modalInPopover", .isModalInPopover),
        ("modalInPresentation", .isModalInPresentation),
        ("restoresFocusAfterTransition", .restoresFocusAfterTransition),
        ("navigationBarHidden", .isNavigationBarHidden),
        ("toolbarHidden", .isToolbarHidden),
        ("hidesBarsOnSwipe", .hidesBarsOnSwipe),
        ("hidesBarsOnTap", .hidesBarsOnTap),
        ("hidesBarsWhenVerticallyCompact", .hidesBarsWhenVerticallyCompact),
        ("hidesBarsWhenKeyboardAppears", .hidesBarsWhenKeyboardAppears),
        ("doubleSided", .isDoubleSided),
    ]

    private static let widthFractions: [(StaticString, Property)] = [
        ("preferredPrimaryColumnWidthFraction", .preferredPrimaryColumnWidthFraction),
        ("preferredSupplementaryColumnWidthFraction", .preferredSupplementaryColumnWidthFraction),
    ]

    private static let pageWords: [(StaticString, Property, [String])] = [
        ("transitionStyle", .transitionStyle, ["pageCurl", "scroll"]),
        ("navigationOrientation", .navigationOrientation, ["horizontal", "vertical"]),
        ("spineLocation", .spineLocation, ["none", "min", "mid", "max"]),
    ]

    private static func word<Word: RawRepresentable>(
        _ element: MarkupElement, _ attribute: StaticString, _: Word.Type
    ) -> String? where Word.RawValue == String {
        element.attribute(attribute).flatMap(Word.init(rawValue:))?.rawValue
    }

    private static func restorationIdentifier(_ element: MarkupElement) -> String? {
        if element.attribute("useStoryboardIdentifierAsRestorationIdentifier") == "YES" {
            return element.attribute("storyboardIdentifier").flatMap(StoryboardReader.identifier)
        }
        return element.attribute("restorationIdentifier").flatMap(StoryboardReader.identifier)
    }

    /// `<size key=… width=… height=…/>`, or `<value … type="size">` before Xcode 5.
    private static func size(_ element: MarkupElement, key: String) -> Value? {
        guard let size = element.child(key: key), let width = size.attribute("width").flatMap({ Double($0) }),
            let height = size.attribute("height").flatMap({ Double($0) })
        else { return nil }
        return .size(Size(width: width, height: height))
    }

    private static func edges(_ element: MarkupElement) -> Value? {
        guard let edge = element.child("extendedEdge") else { return nil }
        let names: [(StaticString, String)] = [
            ("top", "top"), ("left", "left"), ("bottom", "bottom"), ("right", "right"),
        ]
        return .array(names.filter { edge.attribute($0.0) == "YES" }.map { .string($0.1) })
    }

    /// The attributes of a bar item that are there; nil if there is no item.
    private static func item(_ element: MarkupElement?, _ attributes: [StaticString]) -> Value? {
        guard let element else { return nil }
        return .object(
            attributes.compactMap { name in
                element.attribute(name).map { .init(name.description, .string($0)) }
            })
    }

    /// What a document says of a bar; nil if it says nothing.
    private static func bar(_ element: MarkupElement?) -> Value? {
        guard let element else { return nil }
        let members = barFlags.compactMap { attribute, name in
            element.attribute(attribute).map { Value.Member(name, .bool($0 == "YES")) }
        }
        return members.isEmpty ? nil : .object(members)
    }

    private static let barFlags: [(attribute: StaticString, name: String)] = [
        ("translucent", "isTranslucent"), ("largeTitles", "prefersLargeTitles"),
    ]

    private static func tabBarItem(_ element: MarkupElement?) -> Value? {
        guard let element, case .object(let members)? = item(element, ["title", "systemItem", "badgeValue"])
        else { return nil }
        let isDisabled = element.attribute("enabled") == "NO"
        return .object(members + (isDisabled ? [.init("isEnabled", .bool(false))] : []))
    }

    /// The labels of the toolbar's items; nil if there are none.
    private static func toolbarItems(_ element: MarkupElement) -> Value? {
        let items = element.child("toolbarItems")?.children.filter { $0.isNamed("barButtonItem") } ?? []
        return items.isEmpty ? nil : .array(items.map { .string(ControlReader.label($0) ?? "") })
    }

    /// Three columns are three relationships; an attribute tells that two are columns in the later sense.
    private static func splitStyle(_ element: MarkupElement) -> Value? {
        let relationships = element.child("connections")?.children.compactMap { $0.attribute("relationship") }
        if relationships?.contains("supplementaryViewController") ?? false { return .string("tripleColumn") }
        if let style = element.attribute("style"), ["doubleColumn", "tripleColumn"].contains(style) {
            return .string(style)
        }
        return element.attribute("allowDoubleColumnStyle") == "YES" ? .string("doubleColumn") : nil
    }

    private static func displayMode(_ element: MarkupElement) -> String? {
        switch element.attribute("preferredDisplayMode") {
        case "secondaryOnly", "primaryHidden": "secondaryOnly"
        case "beside", "allVisible": "oneBesideSecondary"
        case "over", "primaryOverlay": "oneOverSecondary"
        case "twoBeside": "twoBesideSecondary"
        case "twoOver": "twoOverSecondary"
        case "twoDisplace": "twoDisplaceSecondary"
        default: nil
        }
    }
}
