import ControllerHierarchy
import WireFormat

/// The schemas of what classes answer in the methods that they override.
///
/// A method is a property by its first name. Its others are patterns: in most languages they would come to
/// the same name as the first.
enum OverriddenMethodSchema {
    static var properties: [String] { lines { $0.prefix(1).map { $0 } } }

    static var patterns: [String] {
        lines { spellings in
            spellings.dropFirst().map { spelling in
                let escaped = spelling.map { "().".contains($0) ? "\\\($0)" : String($0) }
                return YAML.quoted("^\(escaped.joined())$")
            }
        }
    }

    private static func lines(_ keys: ([String]) -> [String]) -> [String] {
        OverriddenMethod.allCases.flatMap { method in
            let name = component(of: method)
            let schema =
                name == "FrameAnswer"
                ? YAML.referenceOrNull("schemas", name) : YAML.reference("schemas", name)
            return keys(method.spellings).map { "\($0): \(schema)" }
        }
    }

    private static func component(of method: OverriddenMethod) -> String {
        switch method {
        case .canBecomeFirstResponder, .accessibilityPerformEscape, .accessibilityPerformMagicTap,
            .prefersInterfaceOrientationLocked, .shouldPop, .shouldRemovePresentersView,
            .shouldPresentInFullscreen, .shouldUpdateFocus:
            "YesOrNo"
        case .shouldAutorotateToInterfaceOrientation: "AutorotationAnswer"
        case .canPerformAction, .shouldPerformSegue, .canPerformUnwindSegueAction: "Choice"
        case .allowedChildrenForUnwinding: "ChildrenAnswer"
        case .childContaining, .forUnwindSegueAction, .segueForUnwinding, .separateSecondaryViewController,
            .targetViewController:
            "Choosing"
        case .loadView, .frameOfPresentedViewInContainerView: "FrameAnswer"
        case .adaptivePresentationStyleForTraitCollection: "ModalPresentationStyle"
        case .sizeForChildContentContainer: "Size"
        case .overrideTraitCollection: "Traits"
        }
    }
}
