/// Names and values that no UIKit has, or not that class, or not that version of iOS.
extension APICase {
    static let contentRefusals: [APICase] =
        [
            refused(#"{"navigationItem":{"titel":"x"}}"#, at: "/navigationItem/titel"),
            refused(#"{"navigationItem":{"title":5}}"#, at: "/navigationItem/title"),
            refused(#"{"navigationItem":{"searchController":{}}}"#, at: "/navigationItem/searchController"),
            refused(#"{"tabBarItem":{"foo":1}}"#, at: "/tabBarItem/foo"),
            refused(#"{"toolbarItems":[1]}"#, at: "/toolbarItems/0"),
            refused(
                #"{"sheetPresentationController":{"detents":["mediun"]}}"#,
                at: "/sheetPresentationController/detents/0"),
            refused(
                #"{"sheetPresentationController":{"detnts":1}}"#, at: "/sheetPresentationController/detnts"),
            refused(#"{"preferredDisplayMode":"foo"}"#, at: "/preferredDisplayMode"),
            refused(#"{"delegate":{}}"#, at: "/delegate"),
            refused(#"{"selectedIndex":0}"#, at: "/selectedIndex"),
            refused(#"{"spineLocation":"min"}"#, at: "/spineLocation"),
            refused(#"{"isNavigationBarHidden":true}"#, at: "/isNavigationBarHidden"),
            refused(#"{"delegate":{"shouldSelect":true}}"#, at: "/delegate/shouldSelect", of: "nav"),
            refused(#"{"tabBar":{"isTranslucent":1}}"#, at: "/tabBar/isTranslucent"),
            refused(
                #"{"preferredInterfaceOrientationForPresentation":3}"#,
                at: "/preferredInterfaceOrientationForPresentation"),
            refused(#"{"isTabBarHidden":true}"#, at: "/isTabBarHidden", of: "nav"),
        ] + nestedRefusals + scriptRefusals + versionRefusals + delegateRefusals

    private static func refused(_ body: String, at pointer: String, of target: String = "home") -> APICase {
        APICase(
            name: "\(body) of \(target)",
            request: TestRequest("POST", "/v1/sessions/{s}/controllers/\(target)/set", body), status: 400,
            code: "invalid_request", body: [("/errors/0/pointer", "\"\(pointer)\"")])
    }

    private static let nestedRefusals = [
        APICase(
            name: "actions of a tab that is no group",
            request: TestRequest(
                "POST", "/v1/sessions",
                #"{"device":{"systemVersion":"18.0"},"root":{"class":"UITabBarController","#
                    + #""tabs":[{"as":"a","sidebarActions":[{"title":"Add"}]}]}}"#),
            status: 400, code: "invalid_request",
            body: [("/errors/0/pointer", #""/root/tabs/0/sidebarActions""#)],
            contains: ["a is no group, which alone has sidebarActions"]),
        APICase(
            name: "two tabs of one identifier",
            request: TestRequest(
                "POST", "/v1/sessions",
                #"{"device":{"model":"iPhone 15","systemVersion":"18.0"},"root":{"class":"UITabBarController","#
                    + #""tabs":[{"as":"a"},{"as":"b","tabs":[{"class":"X","tab":{"identifier":"a"}}]}]}}"#),
            status: 400, code: "invalid_request", body: [("/errors/0/pointer", #""/root/tabs/1/tabs/0""#)]),
        APICase(
            name: "a key that no keyboard has",
            request: TestRequest("POST", "/v1/sessions/{s}/press-key", #"{"key":"hyper+q"}"#), status: 400,
            code: "invalid_request", body: [("/errors/0/pointer", #""/key""#)]),
        APICase(
            name: "a property of another class, deep inside",
            request: TestRequest(
                "POST", "/v1/sessions",
                #"{"root":{"class":"UINavigationController","viewControllers":[{},{"selectedIndex":1}]}}"#),
            status: 400, code: "invalid_request",
            body: [("/errors/0/pointer", #""/root/viewControllers/1/selectedIndex""#)]),
    ]

    /// What app code is refused names the place of that code in the app's description.
    private static let scriptRefusals = [
        ofScript(
            #""classes":{"A":{"scripts":{"viewDidLoad":[{"do":[]},{"do":[{"op":"setNeedsLayout","target":"self"},"#
                + #"{"op":"read","target":"self","property":"viewControllers"}]}]}}},"root":{"class":"A"}"#,
            at: "/classes/A/scripts/viewDidLoad/1/do/1/viewControllers"),
        ofScript(
            #""classes":{"A":{"scripts":{"viewDidLoad":[{"do":[{"op":"pop","target":"x"}]}]}},"B":{"scripts":"#
                + #"{"viewDidLoad":[{"do":[{"op":"addChild","target":"self","controller":{"class":"A"}},"#
                + #"{"op":"loadViewIfNeeded","target":"A"}]}]}}},"root":{"class":"B"}"#,
            404, "controller_not_found", at: "/classes/A/scripts/viewDidLoad/0/do/0"),
        ofScript(
            #""app":{"scripts":{"didFinishLaunching":[{"do":[{"op":"instantiate","controller":{}},{"op":"pop","target":"x"}]}]}},"#
                + #""root":{}"#,
            404, "controller_not_found", at: "/app/scripts/didFinishLaunchingWithOptions/0/do/1"),
        ofScript(
            #""scene":{"scripts":{"willConnect":[{"do":[{"op":"pop","target":"x"}]}]}},"root":{}"#,
            404, "controller_not_found", at: "/scene/scripts/willConnectTo/0/do/0"),
    ]

    private static func ofScript(
        _ members: String, _ status: Int = 400, _ code: String = "invalid_request", at pointer: String
    ) -> APICase {
        APICase(
            name: "\(members.prefix(40))… with what is refused at \(pointer)",
            request: TestRequest(
                "POST", "/v1/sessions", "{\"device\":{\"systemVersion\":\"17.0\"},\(members)}"),
            status: status, code: code, body: [("/errors/0/pointer", "\"\(pointer)\"")])
    }

    private static let versionRefusals = [
        unavailable(#""root":{"class":"UITabBarController","tabs":[]}"#, on: "17.0", at: "/root/tabs"),
        unavailable(
            #""root":{"class":"UITabBarController","tabs":[{"as":"a"},"#
                + #"{"as":"b","tabs":[{"as":"c","tab":{"isEnabled":true}}]}]}"#,
            on: "18.0", at: "/root/tabs/1/tabs/0/tab/isEnabled"),
        unavailable(#""root":{"preferredTransition":"zoom"}"#, on: "17.0", at: "/root/preferredTransition"),
        unavailable(
            #""root":{"class":"UITabBarController","delegate":{"shouldSelectTab":true}}"#, on: "17.0",
            at: "/root/delegate/shouldSelectTab"),
        unavailable(#""root":{"transitioningDelegate":{}}"#, on: "6.0", at: "/root/transitioningDelegate"),
        unavailable(
            #""root":{"preferredContentSize":{"width":1,"height":1}}"#, on: "6.0",
            at: "/root/preferredContentSize"),
        unavailable(#""root":{"isModalInPresentation":true}"#, on: "12.0", at: "/root/isModalInPresentation"),
        unavailable(
            #""root":{"modalPresentationStyle":"popover"}"#, on: "7.0", at: "/root/modalPresentationStyle"),
        unavailable(
            #""root":{"modalPresentationStyle":"automatic"}"#, on: "12.0", at: "/root/modalPresentationStyle"),
        unavailable(#""root":{"class":"UICollectionViewController"}"#, on: "5.0", at: "/root/class"),
        unavailable(#""root":{"class":"UISearchController"}"#, on: "7.1", at: "/root/class"),
        unavailable(
            #""root":{"class":"UIPageViewController","transitionStyle":"scroll"}"#, on: "5.1",
            at: "/root/transitionStyle"),
        unavailable(
            #""classes":{"A":{"scripts":{"viewIsAppearing":[]}}}"#, on: "12.0",
            at: "/classes/A/scripts/viewIsAppearing"),
        unavailable(
            #""classes":{"A":{"overrides":{"shouldAutomaticallyForwardAppearanceMethods":false}}}"#,
            on: "5.0",
            at: "/classes/A/overrides/shouldAutomaticallyForwardAppearanceMethods"),
    ]

    private static let delegateRefusals = [
        unavailable(
            #""app":{"overrides":{"supportedInterfaceOrientationsFor":["portrait"]}}"#, on: "5.0",
            at: "/app/overrides/supportedInterfaceOrientationsFor"),
        unavailable(
            #""classes":{"A":{"observes":["UIScene.didActivateNotification"]}}"#, on: "12.0",
            at: "/classes/A/observes/0"),
        unavailable(
            #""root":{"class":"UIPageViewController","dataSource":{"pages":[],"presentationCount":1}}"#,
            on: "5.0", at: "/root/dataSource/presentationCount"),
        unavailable(
            #""root":{"class":"UINavigationController","delegate":{"animationControllerFor":{}}}"#, on: "6.0",
            at: "/root/delegate/animationControllerFor"),
        unavailable(
            #""root":{"class":"UITabBarController","delegate":{"animator":{}}}"#, on: "6.0",
            at: "/root/delegate/animator"),
        unavailable(
            #""root":{"class":"UIPageViewController","delegate":{"supportedInterfaceOrientations":[]}}"#,
            on: "6.0", at: "/root/delegate/supportedInterfaceOrientations"),
        unavailable(
            #""root":{"class":"UISplitViewController","delegate":{"collapseSecondary":true}}"#, on: "7.0",
            at: "/root/delegate/collapseSecondary"),
        unavailable(
            #""root":{"presentationDelegate":{"shouldDismiss":true}}"#, on: "12.0",
            at: "/root/presentationDelegate/shouldDismiss"),
        unavailable(
            #""root":{"transitioningDelegate":{"presentationController":{}}}"#, on: "7.0",
            at: "/root/transitioningDelegate/presentationController"),
        unavailable(
            #""root":{"navigationItem":{"backButtonTitle":"x"}}"#, on: "10.0",
            at: "/root/navigationItem/backButtonTitle"),
        unavailable(
            #""root":{"navigationItem":{"backAction":{"title":"x"}}}"#, on: "15.0",
            at: "/root/navigationItem/backAction"),
        unavailable(
            #""root":{"navigationItem":{"largeTitleDisplayMode":"inline"}}"#, on: "16.0",
            at: "/root/navigationItem/largeTitleDisplayMode"),
        unavailable(
            #""root":{"navigationItem":{"rightBarButtonItem":{"title":"a"},"rightBarButtonItems":[{"menu":[]}]}}"#,
            on: "13.0", at: "/root/navigationItem/rightBarButtonItems/0/menu"),
        unavailable(#""root":{"previewingDelegate":{}}"#, on: "8.0", at: "/root/previewingDelegate"),
        unavailable(
            #""root":{"sidebarActions":[{"title":"Add"}]}"#, on: "17.0", at: "/root/sidebarActions"),
        unavailable(
            #""classes":{"A":{"superclass":"UISearchController"}}"#, on: "7.0", at: "/classes/A/superclass"),
        unavailable(
            #""classes":{"A":{"overrides":{"modalPresentationStyle":"automatic"}}}"#, on: "12.0",
            at: "/classes/A/overrides/modalPresentationStyle"),
        unavailable(
            #""classes":{"A":{"overrides":{"make:":null}}}"#, on: "12.0", at: "/classes/A/overrides/make:"),
        unavailable(#""app":{"extension":{}}"#, on: "7.0", at: "/app/extension"),
        unavailable(#""app":{"restoration":{}}"#, on: "5.0", at: "/app/restoration"),
        unavailable(
            #""app":{"restoration":{"usesSecureMethods":true}}"#, on: "13.1",
            at: "/app/restoration/usesSecureMethods"),
        unavailable(
            #""app":{"scripts":{"shouldSaveSecureApplicationState":[]}}"#, on: "13.1",
            at: "/app/scripts/shouldSaveSecureApplicationState"),
    ]

    private static func unavailable(_ part: String, on version: String, at pointer: String) -> APICase {
        APICase(
            name: "\(part) on iOS \(version)",
            request: TestRequest(
                "POST", "/v1/sessions",
                #"{"device":{"model":"iPhone 4s","systemVersion":"\#(version)"},\#(part)}"#), status: 400,
            code: "not_available", body: [("/errors/0/pointer", "\"\(pointer)\"")], contains: ["from iOS"])
    }
}
