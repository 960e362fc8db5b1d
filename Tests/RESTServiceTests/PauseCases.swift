import Testing

/// Apps with their code as scripts, and the same code call by call.
extension PauseTests {
    /// One app with its code as scripts, and the same code call by call.
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var classes: String
        var pauses: String
        var operation: (path: String, body: String)
        /// What is done in the calls that stop, in the order in which they do; each list ends with a return.
        var code: [[(path: String, body: String)]]

        var testDescription: String { name }
    }

    static let login = #"{"controller":{"class":"Login","as":"login"},"animated":false}"#

    static let cases = [
        Case(
            name: "presents from viewDidAppear",
            classes:
                #"""
                {"Detail":{"scripts":{"viewDidAppear":[{"do":[{"op":"present","target":"self",\#
                "controller":{"class":"Login","as":"login"},"animated":false}]}]}}}
                """#,
            pauses: #"[{"class":"Detail","call":"viewDidAppear"}]"#,
            operation: ("controllers/nav/push", #"{"controller":{"class":"Detail","as":"detail"}}"#),
            code: [[("controllers/detail/present", login)]]),
        Case(
            name: "code inside of code",
            classes:
                #"""
                {"Detail":{"scripts":{"viewDidAppear":[{"do":[{"op":"present","target":"self",\#
                "controller":{"class":"Login","as":"login"},"animated":false}]}]}},\#
                "Login":{"scripts":{"viewDidLoad":[{"do":[{"op":"set","target":"self",\#
                "title":"Log in"}]}],\#
                "viewWillAppear":[{"do":[{"op":"setNeedsStatusBarAppearanceUpdate",\#
                "target":"self"}]}]}}}
                """#,
            pauses:
                #"""
                [{"target":"detail","call":"viewDidAppear(_:)"},{"class":"Login",\#
                "call":"viewDidLoad"},{"class":"Login","call":"viewWillAppear"}]
                """#,
            operation: ("controllers/nav/push", #"{"controller":{"class":"Detail","as":"detail"}}"#),
            code: [
                [("controllers/detail/present", login)],
                [("controllers/login/set", #"{"title":"Log in"}"#)],
                [("controllers/login/set-needs-status-bar-appearance-update", "{}")],
            ]),
        Case(
            name: "pops from viewWillAppear",
            classes:
                #"""
                {"Detail":{"scripts":{"viewWillAppear":[{"do":[{"op":"pop","target":"nav",\#
                "animated":false}]}]}}}
                """#,
            pauses: #"[{"class":"Detail","call":"viewWillAppear"}]"#,
            operation: ("controllers/nav/push", #"{"controller":{"class":"Detail","as":"detail"}}"#),
            code: [[("controllers/nav/pop", #"{"animated":false}"#)]]),
        Case(
            name: "an exception ends it all",
            classes:
                #"""
                {"Detail":{"scripts":{"viewDidLoad":[{"do":[{"op":"push","target":"nav",\#
                "controller":"detail"}]}]}}}
                """#,
            pauses: #"[{"class":"Detail","call":"viewDidLoad"}]"#,
            operation: ("controllers/nav/push", #"{"controller":{"class":"Detail","as":"detail"}}"#),
            code: [[("controllers/nav/push", #"{"controller":"detail"}"#)]]),
    ]
}
