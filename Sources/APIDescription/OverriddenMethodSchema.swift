import ControllerHierarchy
import WireFormat

/// The schemas of what classes answer in the methods that they override, by each name of the method.
enum OverriddenMethodSchema {
    static var lines: [String] {
        OverriddenMethod.allCases.flatMap { method in
            let schema = YAML.reference("schemas", component(of: method))
            return method.spellings.map { "\($0): \(schema)" }
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
        case .frameOfPresentedViewInContainerView: "FrameAnswer"
        case .overrideTraitCollection: "Traits"
        }
    }
}
