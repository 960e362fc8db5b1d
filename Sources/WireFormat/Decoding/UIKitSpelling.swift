package import ControllerHierarchy

/// UIKit's own spellings, in Swift and in Objective-C, of names that are shorter here: one table for words,
/// sets of them, operations, properties and callbacks.
///
/// Source: UIKit's headers, for constants and selectors; the names of Swift are those of its class reference.
package enum UIKitSpelling {
    // MARK: Words

    /// The word that is meant by `.fullScreen`, `UIModalPresentationStyle.fullScreen` or
    /// `UIModalPresentationFullScreen`; nil if it is none of them.
    static func word(_ text: String, among words: [String]) -> String? {
        if let point = text.lastIndex(of: "."), point == text.startIndex || text.hasPrefix("UI") {
            // Swift wrote `.FullScreen` up to its second version.
            return known(text[text.index(after: point)...], among: words)
        }
        for (prefix, own) in constants where text.hasPrefix(prefix) && own.allSatisfy(words.contains) {
            if let word = known(text.dropFirst(prefix.count), among: own) { return word }
        }
        return nil
    }

    /// What Objective-C's word for true or false means, or one that YAML had until its version 1.2; nil of
    /// any other.
    package static func flag(_ text: String, isOfYAML: Bool) -> Bool? {
        if text == "YES" || text == "NO" { return text == "YES" }
        guard isOfYAML else { return nil }
        return switch text.lowercased() {
        case "yes", "on": true
        case "no", "off": false
        default: nil
        }
    }

    /// The words that a set stands for, such as `landscape` or `UIInterfaceOrientationMaskAll`.
    static func words(_ text: String, among words: [String]) -> [String]? {
        for (names, own) in sets where own.allSatisfy(words.contains) {
            let all = Array(names.keys)
            let name = all.contains(text) ? text : word(text, among: all, prefixes: setPrefixes)
            if let name { return names[name] }
        }
        return words.contains(text) ? [text] : word(text, among: words).map { [$0] }
    }

    private static func word(_ text: String, among names: [String], prefixes: [String]) -> String? {
        if let point = text.lastIndex(of: "."), point == text.startIndex || text.hasPrefix("UI") {
            return known(text[text.index(after: point)...], among: names)
        }
        return prefixes.lazy.filter(text.hasPrefix)
            .compactMap { known(text.dropFirst($0.count), among: names) }.first
    }

    /// The word that is written so, whether its first letter is a capital or not.
    private static func known(_ text: Substring, among words: [String]) -> String? {
        let word = text.prefix(1).lowercased() + text.dropFirst()
        return words.contains(word) ? word : nil
    }

    /// What constants of Objective-C begin with, and the words behind that.
    private static let constants: [(prefix: String, words: [String])] = [
        ("UIModalPresentation", words(of: .modalPresentationStyle)),
        ("UIModalTransitionStyle", words(of: .modalTransitionStyle)),
        ("UIInterfaceOrientationMask", InterfaceOrientation.allCases.map(\.rawValue)),
        ("UIInterfaceOrientation", InterfaceOrientation.allCases.map(\.rawValue)),
        ("UIRectEdge", words(of: .edgesForExtendedLayout)),
        ("UIStatusBarStyle", words(of: .preferredStatusBarStyle)),
        ("UIStatusBarAnimation", words(of: .preferredStatusBarUpdateAnimation)),
        ("UIUserInterfaceStyle", words(of: .overrideUserInterfaceStyle)),
        ("UIUserInterfaceIdiom", UserInterfaceIdiom.allCases.map(\.rawValue)),
        ("UISplitViewControllerDisplayMode", words(of: .preferredDisplayMode)),
        ("UISplitViewControllerSplitBehavior", words(of: .preferredSplitBehavior)),
        ("UISplitViewControllerDisplayModeButtonVisibility", words(of: .displayModeButtonVisibility)),
        ("UISplitViewControllerPrimaryEdge", words(of: .primaryEdge)),
        ("UISplitViewControllerStyle", words(of: .style)),
        ("UISplitViewControllerColumn", SplitColumn.allCases.map(\.rawValue)),
        ("UITabBarControllerMode", words(of: .mode)),
        ("UITabBarMinimizeBehavior", words(of: .tabBarMinimizeBehavior)),
        ("UIPageViewControllerTransitionStyle", words(of: .transitionStyle)),
        ("UIPageViewControllerNavigationOrientation", words(of: .navigationOrientation)),
        ("UIPageViewControllerNavigationDirection", ["forward", "reverse"]),
        ("UIPageViewControllerSpineLocation", words(of: .spineLocation)),
        ("UIAlertControllerStyle", words(of: .preferredStyle)),
        ("UIAlertActionStyle", ["default", "cancel", "destructive"]),
        ("UIAlertViewStyle", ["default", "plainTextInput", "secureTextInput", "loginAndPasswordInput"]),
        ("UINavigationItemSearchBarPlacement", ["automatic", "inline", "stacked"]),
        ("UINavigationItemLargeTitleDisplayMode", ["automatic", "always", "never", "inline"]),
        ("UISearchControllerScopeBarActivation", words(of: .scopeBarActivation)),
    ]

    private static let setPrefixes = ["UIInterfaceOrientationMask", "UIRectEdge"]

    /// Names of several words at once, in the order of the words.
    private static let sets: [(names: [String: [String]], words: [String])] = [
        (
            [
                "landscape": ["landscapeLeft", "landscapeRight"],
                "allButUpsideDown": ["portrait", "landscapeLeft", "landscapeRight"],
                "all": InterfaceOrientation.allCases.map(\.rawValue),
            ], InterfaceOrientation.allCases.map(\.rawValue)
        ),
        (
            ["all": words(of: .edgesForExtendedLayout), "none": []], words(of: .edgesForExtendedLayout)
        ),
    ]

    /// The words of a property.
    static func words(of property: Property) -> [String] {
        switch property.type {
        case .word(let words), .words(let words), .wordOrNumber(let words, _): words
        default: []
        }
    }

    // MARK: Operations

    /// The operation that a method or a property of UIKit's is, by its name, with or without what follows it:
    /// `pushViewController`, `pushViewController(_:animated:)` or `pushViewController:animated:`.
    package static func operation(_ text: String) -> OperationKind? {
        let base = String(text.prefix { $0 != "(" && $0 != ":" })
        if let kind = methods[base] { return kind }
        return base == text ? nil : OperationKind(rawValue: base)
    }

    /// The first words of methods that are operations, in alphabetical order.
    package static let operationNames = methods.keys.sorted()

    /// The first words of methods that operations have shorter names for.
    private static let methods: [String: OperationKind] = [
        "pushViewController": .push,
        "popViewController": .pop,
        "popViewControllerAnimated": .pop,
        "popToViewController": .popTo,
        "popToRootViewController": .popToRoot,
        "popToRootViewControllerAnimated": .popToRoot,
        "presentViewController": .present,
        "dismissViewController": .dismiss,
        "dismissViewControllerAnimated": .dismiss,
        "dismissModalViewControllerAnimated": .dismissModalViewController,
        "showViewController": .show,
        "showDetailViewController": .showDetail,
        "addChildViewController": .addChild,
        "removeFromParentViewController": .removeFromParent,
        "willMoveToParentViewController": .willMove,
        "didMoveToParentViewController": .didMove,
        "transitionFromViewController": .transition,
        "setOverrideTraitCollection": .setOverrideTraits,
        "performSegueWithIdentifier": .performSegue,
        "setSelectedIndex": .select,
        "setSelectedViewController": .select,
        "selectedIndex": .select,
        "setRootViewController": .setRoot,
        "rootViewController": .setRoot,
        "setActive": .setSearchActive,
        "invalidateDetents": .invalidateDetents,
        "presentPopoverFromRect": .presentPopover,
        "presentPopoverFromBarButtonItem": .presentPopover,
        "dismissPopoverAnimated": .dismissPopover,
        "setColumn": .setColumn,
        "setViewController": .setColumn,
    ]

    // MARK: Other words

    /// The fields and operations that somebody may mean who writes that, as UIKit, other tools or people say.
    static func otherWords(for text: String) -> [String] { words[text.lowercased()] ?? [] }

    private static let words: [String: [String]] = [
        "ios": ["systemVersion", "device"], "version": ["systemVersion"], "os": ["systemVersion"],
        "osversion": ["systemVersion"], "name": ["model", "as"], "label": ["as"], "id": ["as"],
        "rootviewcontroller": ["viewControllers", "controller", "root"], "root": ["viewControllers"],
        "controllers": ["viewControllers"], "stack": ["viewControllers"], "controller": ["viewControllers"],
        "childcontrollers": ["children"], "pages": ["dataSource"], "primary": ["columns"],
        "secondary": ["columns"], "supplementary": ["columns"], "master": ["columns"], "detail": ["columns"],
        "viewcontroller": ["controller", "viewControllers"], "vc": ["controller", "viewControllers"],
        "view": ["controller"], "on": ["target"],
        "orientation": ["to"], "expected": ["expect"], "expects": ["expect"], "not": ["never"],
        "tap": ["trigger"], "touch": ["trigger"], "click": ["trigger"], "wait": ["advance"],
        "sleep": ["advance"], "swipeback": ["interactivePop"], "swipedown": ["interactiveDismiss"],
        "pulldown": ["interactiveDismiss"], "enterbackground": ["background"], "home": ["background"],
        "enterforeground": ["foreground"], "lock": ["resignActive"], "unlock": ["becomeActive"],
        "presentationcontroller.delegate": ["presentationDelegate"],
        "kill": ["terminate"], "quit": ["terminate"], "launch": ["relaunch"], "selecttab": ["select"],
    ]

    // MARK: Properties

    /// The property that UIKit's Objective-C, or an older Swift, calls so.
    package static func property(_ text: String) -> Property? { properties[text] }

    /// The names that are properties' so, in alphabetical order.
    package static let propertyNames = properties.keys.sorted()

    private static let properties: [String: Property] = {
        var found: [String: Property] = [
            "childViewControllers": .children, "parentViewController": .parent,
            "isMovingToParentViewController": .isMovingToParent,
            "isMovingFromParentViewController": .isMovingFromParent,
        ]
        for property in Property.allCases {
            let name = property.rawValue
            if let rest = name.removing("is"), rest.first?.isUppercase ?? false {
                found[rest.prefix(1).lowercased() + rest.dropFirst()] = property
            }
            if let rest = name.removing("childFor") { found["childViewControllerFor" + rest] = property }
        }
        for property in Property.allCases { found[property.rawValue] = nil }
        return found
    }()

    // MARK: Callbacks

    /// The whole Swift name of the callback that a selector, or a Swift name without its parameters, means.
    package static func callback(_ text: String) -> String? { callbacks[text]?.names.swift }

    /// The names that are callbacks' so, in alphabetical order.
    package static let callbackNames = callbacks.keys.sorted()

    /// The short name of a delegate's method, as delegates are described.
    package static func delegateMethod(_ text: String) -> String? {
        guard let callback = callbacks[text] ?? swiftNames[text] else { return nil }
        return callback.names.label.split(separator: ".").last.map(String.init)
    }

    /// The names by which delegates' methods are meant so, in alphabetical order.
    package static let delegateNames = Set(callbacks.keys).union(swiftNames.keys).sorted()

    private static let callbacks: [String: Callback] = {
        var found: [String: Callback] = [:]
        for callback in named {
            let swift = callback.names.swift
            found[callback.names.selector] = callback
            let labels = swift.split(separator: "(").last?.dropLast().split(separator: ":") ?? []
            // `scene(_:willConnectTo:options:)` is not told apart by its first word.
            if labels.first != "_" || labels.count == 1 {
                found[String(swift.prefix { $0 != "(" })] = callback
            }
        }
        // A selector without what stands behind its first word: `prepareForSegue`.
        for callback in named where callback.kind != .delegate {
            let first = String(callback.names.selector.prefix { $0 != ":" })
            if found[first] == nil { found[first] = callback }
        }
        return found
    }()

    private static let swiftNames: [String: Callback] = named.reduce(into: [:]) {
        $0[$1.names.swift] = $1
    }

    /// Completions, coordinators and messages have no names of methods.
    private static let named = Callback.allCases.filter {
        [.callback, .query, .delegate].contains($0.kind) && $0 != .action && $0 != .propertyRead
    }
}

extension String {
    /// What follows a beginning.
    fileprivate func removing(_ beginning: String) -> Substring? {
        hasPrefix(beginning) ? dropFirst(beginning.count) : nil
    }
}
