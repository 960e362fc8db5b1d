/// Names that are nearly right: the answer says which one was probably meant.
extension APICase {
    static let advice: [APICase] = [
        nearly("popToRoot", .path, "Write /v1/sessions/", "/controllers/nav/pop-to-root."),
        nearly("pusch", .path, "Write /v1/sessions/", "/controllers/nav/push."),
        nearly("nothingLikeIt", .path, "/controllers/nav/nothingLikeIt\\\". See /docs."),
        nearly("push-view-controller", .path, "Write /v1/sessions/", "/controllers/nav/push."),
        nearly("presentViewController", .path, "/controllers/nav/present."),
        nearly("rotate", .path, "Write /v1/sessions/", "/rotate."),
        APICase(
            name: "an operation without its controller",
            request: TestRequest("POST", "/v1/sessions/{s}/tap-outside", "{}"), status: 404,
            code: "route_not_found", contains: ["/controllers/{controller}/tap-outside."]),
        APICase(
            name: "an operation of a session whose identifier is empty",
            request: TestRequest("POST", "/v1/sessions//controllers/nav/popToRoot", "{}"), status: 404,
            code: "route_not_found", contains: ["Write /v1/sessions/{session}/controllers/nav/pop-to-root."]),
        APICase(
            name: "a completion of a push",
            request: TestRequest(
                "POST", "/v1/sessions/{s}/controllers/nav/push",
                #"{"controller":{"as":"next"},"completion":[]}"#),
            status: 400, code: "invalid_request",
            contains: ["\"pointer\":\"/completion\"", "push has no completion", "animateAlongsideTransition"]),
        APICase(
            name: "a slash at the end", request: TestRequest("POST", "/v1/sessions/", "{}"), status: 404,
            code: "route_not_found", contains: ["Write /v1/sessions."]),
        APICase(
            name: "the events of a session whose identifier is empty",
            request: TestRequest("GET", "/v1/sessions//events"), status: 404, code: "route_not_found",
            contains: ["Write /v1/sessions/{session}/events."]),
        nearly(
            #"{"root":{"class":"UINavigationController","rootViewController":{}}}"#, .definition,
            "viewControllers is one"),
        nearly(#"{"root":{"label":"home"}}"#, .definition, "as is one"),
        APICase(
            name: "UIKit's own spellings, as they are kept",
            before: [
                TestRequest(
                    "POST", "/v1/sessions/{s}/operations",
                    #"{"operations":[{"op":"pushViewController:animated:","target":"nav","controller":"#
                        + #"{"as":"own","modalPresentationStyle":".fullScreen","editing":true}}]}"#),
                TestRequest(
                    "POST", "/v1/sessions/{s}/controllers/own/set",
                    #"{"supportedInterfaceOrientations":"landscape","modalInPresentation":true}"#),
            ],
            request: TestRequest("GET", "/v1/sessions/{s}/operations?after=0"), status: 200,
            contains: [
                #"{"op":"push","target":"nav","controller":{"as":"own","#,
                #""modalPresentationStyle":"fullScreen","isEditing":true}}"#,
                #""supportedInterfaceOrientations":["landscapeLeft","landscapeRight"],"#,
                #""isModalInPresentation":true"#,
            ]),
        APICase(
            name: "UIKit's own spellings in a definition, inside of each other",
            request: TestRequest(
                "POST", "/v1/sessions",
                #"{"classes":{"A":{"scripts":{"viewDidAppear:":[{"do":[{"op":"presentViewController","#
                    + #""target":"self","controller":{"as":"b","modalPresentationStyle":"#
                    + #""UIModalPresentationOverFullScreen"}}]}]}}},"root":{"class":"A"}}"#),
            status: 201, contains: [#""line":"b.viewDidAppear(true)""#]),
        APICase(
            name: "what is wrong beside UIKit's own spellings",
            request: TestRequest(
                "POST", "/v1/sessions/{s}/controllers/nav/push",
                #"{"controller":{"modalPresentationStyle":".fullScreen","titel":"A"}}"#),
            status: 400, code: "invalid_request", body: [("/errors/0/pointer", #""/controller/titel""#)],
            contains: ["title is one"]),
        nearly(
            #"{"operations":[{"op":"psh","target":"nav"}]}"#, .batch, "psh is not an operation; push is one"),
        nearly(#"{"root":{"clas":"A"}}"#, .definition, "a property of controllers; class is one"),
        nearly(#"{"root":{"titel":"A"}}"#, .definition, "a property of controllers; title is one"),
        nearly(#"{"device":{"model":"iPhone 15s"}}"#, .definition, "not a known model; iPhone 15 is one"),
        nearly(#"{"device":{"systemVersion":17.0}}"#, .definition, #"write \"17.0\" in quotes"#),
        nearly(
            #"{"operations":[{"op":"push","targt":"nav"}]}"#, .batch, "not a field of push; target is one"),
        nearly(
            #"{"operations":[{"op":"push","target":"nav","controler":"a"}]}"#, .batch,
            "controler is not a field of push; controller is one"),
        nearly(#"{"devise":{}}"#, .definition, "not a field of a session's definition; device is one"),
        nearly(#"{"root":{"class":"UITabbarController"}}"#, .definition, "UITabBarController is one"),
        APICase(
            name: "a model on a version that it never had",
            request: TestRequest(
                "POST", "/v1/sessions", #"{"device":{"model":"iPhone 15","systemVersion":"9.0"}}"#),
            status: 201,
            body: [("/remarks", #"["there was no iPhone 15 with iOS 9.0; it came with iOS 17.0"]"#)]),
        APICase(
            name: "a device that is a pad and nothing more",
            request: TestRequest(
                "POST", "/v1/sessions", #"{"device":{"model":"iPad","systemVersion":"11.0"}}"#),
            status: 201, body: [("/session/version", "0")]),
        APICase(
            name: "a model and an idiom",
            request: TestRequest("POST", "/v1/sessions", #"{"device":{"model":"iPad","idiom":"pad"}}"#),
            status: 400, code: "invalid_request", body: [("/errors/0/pointer", #""/device/idiom""#)],
            contains: ["idiom follows from the model; leave one of them out"]),
        APICase(
            name: "a model on a version that it did not get",
            request: TestRequest(
                "POST", "/v1/sessions", #"{"device":{"model":"iPhone 5","systemVersion":"11.0"}}"#),
            status: 201,
            body: [("/remarks", #"["there was no iPhone 5 with iOS 11.0; its last was iOS 10"]"#)]),
        APICase(
            name: "a field of a request that is nearly one",
            request: TestRequest("POST", "/v1/sessions/{s}/expect", #"{"event":[]}"#), status: 400,
            code: "invalid_request", contains: ["event is not a field here; events is one"]),
        APICase(
            name: "a class that is nearly UIKit's, in an operation",
            request: TestRequest(
                "POST", "/v1/sessions/{s}/controllers/nav/push",
                #"{"controller":{"class":"UITabBarViewController"}}"#),
            status: 400, code: "invalid_request",
            body: [("/errors/0/pointer", #""/controller/class""#)], contains: ["UITabBarController is one."]),
        APICase(
            name: "a class that is nearly UIKit's, and the app's own",
            before: [
                TestRequest(
                    "POST", "/v1/sessions/{s}/controllers/nav/push",
                    #"{"controller":{"class":"UITabBarViewController","superclass":"UIViewController"}}"#)
            ],
            request: TestRequest(
                "POST", "/v1/sessions/{s}/controllers/nav/push",
                #"{"controller":{"class":"UITabBarViewController"}}"#),
            status: 200, body: [("/outcome", #""completed""#)]),
        APICase(
            name: "a call that is nearly one",
            request: TestRequest("POST", "/v1/sessions/{s}/expect", #"{"events":["home.viewDidApear"]}"#),
            status: 200, body: [("/match", "false")],
            contains: ["`viewDidApear` is no call; `viewDidAppear` is one"]),
        APICase(
            name: "a call that is nearly one where nobody would see it stay away",
            request: TestRequest(
                "POST", "/v1/sessions/{s}/expect",
                #"{"never":["home.viewDidApear"],"times":{"home.viewDidLod":0},"observe":["viewWilAppear"]}"#),
            status: 400,
            body: [
                ("/errors/0/pointer", #""/never/0""#), ("/errors/1/pointer", #""/times/home.viewDidLod""#),
                ("/errors/2/pointer", #""/observe/0""#),
            ]),
        APICase(
            name: "a method of the app's own that is nearly a call",
            definition: #"{"root":{"class":"Home"},"classes":{"Home":{"actions":["viewDidApear:"]}}}"#,
            request: TestRequest(
                "POST", "/v1/sessions/{s}/expect",
                #"{"never":["home.viewDidApear"],"observe":["home.viewDidApear"]}"#), status: 200),
        APICase(
            name: "a log that is longer than other strings",
            request: TestRequest(
                "POST", "/v1/verify",
                #"{"scenario":{"root":{"class":"Home"},"steps":[]},"log":""#
                    + String(repeating: #"Home viewDidLoad\n"#, count: 5_000) + #""}"#),
            status: 200, contains: [#"{"match":false,"#]),
        APICase(
            name: "what is wrong stands once in the text",
            request: TestRequest("POST", "/v1/sessions/{s}/controllers/nav/push?format=text", "{}"),
            status: 400, text: "400 invalid_request: /controller: controller is required.\n"),
        APICase(
            name: "what raises leaves nothing to wait for",
            request: TestRequest(
                "POST", "/v1/sessions/{s}/controllers/nav/push", #"{"controller":"home"}"#),
            status: 200, body: [("/outcome", #""raised""#), ("/settled", "true")]),
    ]

    private enum Place { case path, batch, definition }

    private static func nearly(_ name: String, _ place: Place, _ words: String...) -> APICase {
        let request =
            switch place {
            case .path: TestRequest("POST", "/v1/sessions/{s}/controllers/nav/\(name)", "{}")
            case .batch: TestRequest("POST", "/v1/sessions/{s}/operations", name)
            case .definition: TestRequest("POST", "/v1/sessions", name)
            }
        return APICase(
            name: "nearly right: \(name)", request: request, status: place == .path ? 404 : 400,
            code: place == .path ? "route_not_found" : "invalid_request", contains: words)
    }
}
