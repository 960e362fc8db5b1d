struct PresentOperation: OperationContent {
    static let kind = OperationKind.present
    static let group = OperationGroup.presentation
    static let summary = "Present a controller modally"
    static let description = """
        `present(_:animated:completion:)`. The nearest controller that defines a presentation context presents
        for `currentContext` styles, the root of the window for full-screen ones. Presenting while something
        is presented already is ignored with a warning, as UIKit does.
        """
    static let example: OperationExample = [
        "controller": ["class": "LoginViewController", "as": "login", "modalPresentationStyle": "formSheet"],
        "animated": true,
    ]
}
