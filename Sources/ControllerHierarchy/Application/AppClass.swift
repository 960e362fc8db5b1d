/// A class at run time: what it and its declared superclasses answer and do, above a class of UIKit.
///
/// What is inherited stays where it is declared and is looked up there: a class costs what it says itself.
final class AppClass: Sendable {
    /// Behind a reference, which identities share.
    let boxedName: Boxed<String>
    var name: String { boxedName.content }
    let builtIn: BuiltInClass
    /// Whether any getter or question is overridden.
    let overridesAnything: Bool
    /// Whether the class or one of its superclasses decides on the status bar.
    let decidesOnStatusBar: Bool
    /// Whether it is a class of the app's, and not UIKit's own.
    let isAppsOwn: Bool
    /// How many declared classes there are from UIKit's down to this one.
    let depth: Int32
    private let superclass: AppClass?
    /// What the class says itself, and in sum with its superclasses; nil where no declared class stands here
    /// or above, as it is for most.
    private let declared: Declared?

    private final class Declared: Sendable {
        let description: ClassDescription
        let scripted: CallbackSet
        let skipped: CallbackSet
        /// What the class or one of its superclasses overrides in so many words.
        let overridden: CallbackSet
        let sceneHasConstraints: Bool?

        init(_ description: ClassDescription, below superclass: Declared?) {
            self.description = description
            var scripted = superclass?.scripted ?? CallbackSet()
            var overridden = superclass?.overridden ?? CallbackSet()
            for callback in description.overridden { overridden.insert(callback) }
            for own in description.scripts {
                guard case .callback(let callback) = own.moment else { continue }
                scripted.insert(callback)
                overridden.insert(callback)
            }
            self.scripted = scripted
            self.overridden = overridden
            var skipped = superclass?.skipped ?? CallbackSet()
            for callback in description.skipsSuper { skipped.insert(callback) }
            self.skipped = skipped
            sceneHasConstraints = description.sceneHasConstraints ?? superclass?.sceneHasConstraints
        }
    }

    init(builtIn: BuiltInClass) {
        boxedName = Boxed(builtIn.rawValue)
        self.builtIn = builtIn
        superclass = nil
        declared = nil
        depth = 0
        overridesAnything = false
        decidesOnStatusBar = false
        isAppsOwn = false
    }

    /// An undeclared class: a direct subclass of UIViewController.
    init(undeclared name: String) {
        boxedName = Boxed(name)
        builtIn = .viewController
        superclass = nil
        declared = nil
        depth = 0
        overridesAnything = false
        decidesOnStatusBar = false
        isAppsOwn = true
    }

    init(_ description: ClassDescription, superclass: AppClass) {
        boxedName = Boxed(description.name)
        builtIn = superclass.builtIn
        self.superclass = superclass
        let declared = Declared(description, below: superclass.declared)
        self.declared = declared
        decidesOnStatusBar =
            superclass.decidesOnStatusBar || description.overrides.contains { $0.property.decidesOnStatusBar }
            || Callback.decidingOnStatusBar.contains(where: declared.overridden.contains)
        depth = superclass.depth + 1
        overridesAnything =
            superclass.overridesAnything || !description.overrides.isEmpty
            || description.answers != OverrideAnswers()
        isAppsOwn = description.name != builtIn.rawValue
    }

    /// The same class over another class of UIKit, for one whose superclass only a document names.
    init(_ other: AppClass, over builtIn: BuiltInClass) {
        boxedName = other.boxedName
        self.builtIn = builtIn
        superclass = other.superclass
        declared = other.declared
        depth = other.depth
        overridesAnything = other.overridesAnything
        decidesOnStatusBar = other.decidesOnStatusBar
        isAppsOwn = other.isAppsOwn
    }

    /// Whether neither the class nor a superclass is a declared one.
    var declaresNothing: Bool { declared == nil }

    /// What this class and its superclasses say themselves, the nearest first.
    private var declarations: some Sequence<ClassDescription> {
        sequence(first: self) { $0.superclass }.lazy.compactMap { $0.declared?.description }
    }

    /// Whether this is the class of that name or one of its subclasses.
    func descends(from name: String) -> Bool {
        builtIn.rawValue == name || builtIn.ancestry.contains(name)
            || sequence(first: self) { $0.superclass }.contains { $0.name == name }
    }

    /// Whether the scene of instances that no document describes has constraints; nil where there is none.
    var sceneHasConstraints: Bool? { declared?.sceneHasConstraints }

    /// What an overridden getter answers; nil when the class does not override it.
    func answer(_ property: Property) -> Value? {
        guard overridesAnything else { return nil }
        for declared in declarations {
            for own in declared.overrides where own.property == property { return own.value }
        }
        return nil
    }

    /// What an overridden method answers instead of UIKit's own; nil when the class does not override it.
    func answer<Answer>(_ method: KeyPath<OverrideAnswers, Answer?>) -> Answer? {
        guard overridesAnything else { return nil }
        for declared in declarations {
            if let own = declared.answers[keyPath: method] { return own }
        }
        return nil
    }

    /// The controller that the class's method of that selector makes for a segue; nil without such a method.
    func destination(ofSegueAction selector: String) -> ControllerReference? {
        for declared in declarations {
            for action in declared.segueActions where action.selector == selector {
                return action.destination
            }
        }
        return nil
    }

    /// A view that an override of `loadView` makes is made without super, whether that is said or not.
    func callsSuper(in callback: Callback) -> Bool {
        guard let declared, declared.skipped.contains(callback) else { return true }
        return callback == .loadView && answer(\.loadedViewSize) != nil
    }

    /// Whether the class overrides callbacks of the rotation of iOS 7, and none of those that replaced them.
    ///
    /// Source: blog.inferis.org 2015 ("They won't get called once you implement viewWillTransitionToSize").
    var knowsOldRotationAlone: Bool {
        [Callback.willRotate, .willAnimateRotation, .didRotate].contains(where: overrides)
            && ![Callback.viewWillTransitionToSize, .willTransitionToTraits].contains(where: overrides)
    }

    /// Whether the class overrides messages of a rotation in two steps, and not that of one in a single step.
    ///
    /// Source: two-step-rotation-ios5.
    var rotatesInTwoSteps: Bool {
        [
            Callback.willAnimateFirstHalfOfRotation, .didAnimateFirstHalfOfRotation,
            .willAnimateSecondHalfOfRotation,
        ].contains(where: overrides) && !overrides(.willAnimateRotation)
    }

    /// Whether the class or one of its superclasses says that it overrides a method, or does something in it.
    func overrides(_ callback: Callback) -> Bool { declared?.overridden.contains(callback) ?? false }

    /// Whether the class observes a notification; one that does something then does, too.
    func observes(_ notification: Callback) -> Bool { overrides(notification) }

    func hasScripts(for callback: Callback) -> Bool { declared?.scripted.contains(callback) ?? false }

    /// Whether the class or one of its superclasses implements that selector.
    func implements(_ selector: String) -> Bool { declarations.contains { $0.actions.contains(selector) } }

    /// The scripts of a moment, those of the superclass first, unless an override does not call super.
    func scripts(for moment: ClassDescription.Moment) -> [Script] {
        var found: [Script] = []
        for declared in declarations {
            let own = declared.scripts.filter { $0.moment == moment }
            found.insert(contentsOf: own.flatMap(\.scripts), at: 0)
            if !own.isEmpty, declared.skipsSuper(in: moment) { break }
        }
        return found
    }

    /// The values that instances encode, those of the superclass first; the nearest of a name counts.
    var encode: [Value.Member] {
        var names: Set<String> = []
        var found: [[Value.Member]] = []
        for declared in declarations where !declared.encode.isEmpty {
            found.append(declared.encode.filter { !names.contains($0.name) })
            names.formUnion(declared.encode.lazy.map(\.name))
        }
        return found.reversed().flatMap { $0 }
    }

    /// What the class answers as a restoration class; nil means that it is none.
    var restorationAnswers: RestorationAnswers? {
        declarations.lazy.compactMap(\.restorationAnswers).first { _ in true }
    }
}

extension ClassDescription {
    /// Whether there is an override for that moment that does not call super.
    fileprivate func skipsSuper(in moment: Moment) -> Bool {
        switch moment {
        case .callback(let callback): skipsSuper.contains(callback)
        case .action: false
        }
    }
}
