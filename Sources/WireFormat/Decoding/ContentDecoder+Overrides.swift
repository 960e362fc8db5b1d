import ControllerHierarchy
import JSONBytes

/// The methods by which UIKit asks a class besides the getters of its properties, by their short names.
package enum OverriddenMethod: String, CaseIterable {
    case canBecomeFirstResponder, accessibilityPerformEscape, accessibilityPerformMagicTap
    case prefersInterfaceOrientationLocked, shouldPop, shouldUpdateFocus
    /// The answer holds for all orientations, or lists those to which the interface turns.
    case shouldAutorotateToInterfaceOrientation = "shouldAutorotate(to:)"
    /// The answer holds for all actions or identifiers, or is an object with one for each.
    case canPerformAction, shouldPerformSegue, canPerformUnwindSegueAction
    case allowedChildrenForUnwinding, childContaining, forUnwindSegueAction, segueForUnwinding
    case separateSecondaryViewController, targetViewController
    /// The answer holds for every child.
    case sizeForChildContentContainer = "size(forChildContentContainer:withParentContainerSize:)"
    /// Makes the view without super; the answer is its frame at first.
    case loadView
    // Of presentation controllers.
    case shouldRemovePresentersView, shouldPresentInFullscreen, frameOfPresentedViewInContainerView
    /// The answer holds for all traits.
    case adaptivePresentationStyleForTraitCollection
    /// Of presentation controllers, and of containers, where it holds for every child.
    case overrideTraitCollection

    /// The names by which `overrides` may mean the method: its own, and the whole one in Swift.
    package var spellings: [String] {
        let names = Callback.allCases.map(\.names.swift).filter { MomentNames.overriddenMethod($0) == self }
        return [rawValue] + names.filter { $0 != rawValue }
    }

    /// UIKit's names of the methods that are no events, and so stand in no table of calls.
    private static let others: [(name: String, method: OverriddenMethod)] = [
        ("sizeForChildContentContainer:withParentContainerSize:", .sizeForChildContentContainer),
        ("sizeForChildContentContainer", .sizeForChildContentContainer),
        ("overrideTraitCollection(forChild:)", .overrideTraitCollection),
        ("overrideTraitCollection(forChildViewController:)", .overrideTraitCollection),
        ("overrideTraitCollectionForChildViewController:", .overrideTraitCollection),
        ("overrideTraitCollectionForChildViewController", .overrideTraitCollection),
    ]

    /// The names that are taken for the method besides its ``spellings``.
    package var otherNames: [String] { Self.others.filter { $0.method == self }.map(\.name) }

    /// The method that UIKit calls so; nil for names of the format itself.
    static func spelled(_ name: String) -> OverriddenMethod? { others.first { $0.name == name }?.method }

    /// Whether the method answers an optional.
    var mayAnswerNil: Bool {
        switch self {
        case .childContaining, .forUnwindSegueAction, .segueForUnwinding, .separateSecondaryViewController,
            .targetViewController:
            true
        case .canBecomeFirstResponder, .accessibilityPerformEscape, .accessibilityPerformMagicTap,
            .prefersInterfaceOrientationLocked, .shouldPop, .shouldUpdateFocus,
            .shouldAutorotateToInterfaceOrientation, .canPerformAction, .shouldPerformSegue,
            .canPerformUnwindSegueAction, .allowedChildrenForUnwinding, .shouldRemovePresentersView,
            .shouldPresentInFullscreen, .frameOfPresentedViewInContainerView, .overrideTraitCollection,
            .adaptivePresentationStyleForTraitCollection, .sizeForChildContentContainer, .loadView:
            false
        }
    }
}

extension ContentDecoder {
    /// Reads what an overridden method answers.
    mutating func read(_ value: JSONValue, _ method: OverriddenMethod, into answers: inout OverrideAnswers) {
        switch method {
        case .canBecomeFirstResponder: answers.canBecomeFirstResponder = bool(value)
        case .accessibilityPerformEscape: answers.accessibilityPerformEscape = bool(value)
        case .accessibilityPerformMagicTap: answers.accessibilityPerformMagicTap = bool(value)
        case .prefersInterfaceOrientationLocked: answers.prefersInterfaceOrientationLocked = bool(value)
        case .shouldUpdateFocus: answers.shouldUpdateFocus = bool(value)
        case .shouldPop: answers.shouldPop = bool(value)
        case .shouldAutorotateToInterfaceOrientation: answers.autorotatesTo = orientations(value)
        case .canPerformAction: answers.canPerformAction = choice(value)
        case .shouldPerformSegue: answers.shouldPerformSegue = choice(value)
        case .canPerformUnwindSegueAction: answers.canPerformUnwindSegueAction = choice(value)
        case .allowedChildrenForUnwinding:
            answers.allowedChildrenForUnwinding = elements(value)?.compactMap { name($0) }
        case .childContaining: answers.childContaining = choosing(value)
        case .forUnwindSegueAction: answers.forUnwindSegueAction = choosing(value)
        case .segueForUnwinding: answers.segueForUnwinding = choosing(value)
        case .separateSecondaryViewController: answers.separateSecondaryViewController = choosing(value)
        case .targetViewController: answers.targetViewController = choosing(value)
        case .loadView where value.isNull: answers.lacksLoadView = true
        case .loadView: answers.loadedViewSize = frameSize(value)
        case .shouldRemovePresentersView: answers.shouldRemovePresentersView = bool(value)
        case .shouldPresentInFullscreen: answers.shouldPresentInFullscreen = bool(value)
        case .frameOfPresentedViewInContainerView: answers.presentedViewSize = frameSize(value)
        case .adaptivePresentationStyleForTraitCollection:
            answers.adaptiveStyle = word(value, ModalPresentationStyle.self)
        case .sizeForChildContentContainer: answers.childContentSize = size(value)
        case .overrideTraitCollection: answers.overrideTraitCollection = traits(value)
        }
    }

    /// Yes or no to all orientations, or a list of those to which it is yes.
    private mutating func orientations(_ value: JSONValue) -> [InterfaceOrientation]? {
        if let all = flag(value) { return all ? InterfaceOrientation.allCases : [] }
        guard value.kind == .array else {
            fail(value, "must be true, false or a list of interface orientations")
            return nil
        }
        let count = InterfaceOrientation.allCases.count
        guard value.count <= count else {
            fail(value, "must have each of the \(count) orientations once at most")
            return nil
        }
        return elements(value)?.compactMap { word($0, InterfaceOrientation.self) }
    }

    /// Yes or no to every name, or an object with one for each.
    private mutating func choice(_ value: JSONValue) -> OverrideAnswers.Choice? {
        if let all = flag(value) { return .all(all) }
        guard value.kind == .object else {
            fail(value, "must be true, false or an object with one of them for each name")
            return nil
        }
        var answers: [String: Bool] = [:]
        for (key, member) in value.members {
            guard let name = name(key) else { continue }
            answers[name] = bool(member)
        }
        return .named(answers)
    }

    private mutating func choosing(_ value: JSONValue) -> OverrideAnswers.Choosing? {
        if value.isNull || takesNil(value) { return .nothing }
        return name(value).map { $0 == "super" ? .superclass : .named($0) }
    }

    /// Traits by their names; null takes none of a name.
    private mutating func traits(_ value: JSONValue) -> [Value.Member]? {
        guard case .object(let members)? = propertyValue(value, type: .traits) else { return nil }
        return members.filter { $0.value != .null }
    }

    /// The size of a frame: its own `width` and `height`, or those of its `size`.
    private mutating func frameSize(_ value: JSONValue) -> Size? {
        let allowed = ["origin", "size", "x", "y", "width", "height"]
        guard members(value, of: "a frame", allowed: allowed) != nil else { return nil }
        if let size = value["size"] { return self.size(size) }
        for name in ["width", "height"] where value[name] == nil { failMissing(name, in: value) }
        guard let width = value["width"].flatMap({ number($0, atLeast: 0) }),
            let height = value["height"].flatMap({ number($0, atLeast: 0) })
        else { return nil }
        return Size(width: width, height: height)
    }
}
