import ControllerHierarchy
import WireFormat

extension DecodingTests {
    /// One byte longer than a name may be.
    static let longName = String(repeating: "é", count: 512) + "x"

    /// One more than a list may have.
    private static let manyControllers = Array(
        repeating: "\"b\"", count: FieldType.listedControllersMax + 1
    ).joined(separator: ",")

    static let badSessions: [BadBody] = [
        BadBody("{", "", code: .malformedJSON),
        BadBody("nonsense", "", code: .malformedJSON),
        BadBody(String(repeating: "[", count: 100), "", code: .jsonTooDeep),
        BadBody("[]", ""),
        BadBody(#"{"devise": {}}"#, "/devise"),
        BadBody(#"{"a/b~c": 1}"#, "/a~1b~0c"),
        BadBody(#"{"ttlSeconds": 0}"#, "/ttlSeconds"),
        BadBody(#"{"ttlSeconds": 1.5}"#, "/ttlSeconds"),
        BadBody(#"{"ttlSeconds": 86401}"#, "/ttlSeconds"),
        BadBody(#"{"labels": {"a": 1, "b:c": "x"}}"#, "/labels/a", "/labels/b:c"),
        BadBody(#"{"clock": "fast", "exceptions": 1}"#, "/clock", "/exceptions"),
        BadBody(#"{"device": {"model": "iPhone 3"}}"#, "/device/model"),
        BadBody(#"{"device": {"systemVersion": 17}}"#, "/device/systemVersion"),
        BadBody(#"{"device": {"systemVersion": "4.3"}}"#, "/device/systemVersion"),
        BadBody(#"{"device": {"systemVersion": "19.0"}}"#, "/device/systemVersion"),
        BadBody(#"{"device": {"systemVersion": "28.0"}}"#, "/device/systemVersion"),
        BadBody(#"{"device": {"systemVersion": "12.x"}}"#, "/device/systemVersion"),
        BadBody(#"{"device": {"model": "iPhone 8", "idiom": "phone"}}"#, "/device/idiom"),
        BadBody(#"{"device": {"size": {"width": 320, "height": 480}}}"#, "/device/size"),
        BadBody(#"{"device": {"idiom": "pad", "size": {"width": 500, "height": 0}}}"#, "/device/size"),
        BadBody(#"{"device": {"idiom": "pad", "size": {"width": 500}}}"#, "/device/size/height"),
        BadBody(#"{"device": {"idiom": "tv", "orientation": "up"}}"#, "/device/idiom", "/device/orientation"),
        BadBody(#"{"root": "home"}"#, "/root"),
        BadBody(#"{"root": {"clas": "A"}}"#, "/root/clas"),
        BadBody(#"{"root": {"class": "A\u0000", "as": "\u001b]0;a\u0007"}}"#, "/root/class", "/root/as"),
        BadBody(
            #"{"root": {"class": "A\u007f", "as": "\u009b2J"}}"#, "/root/class",
            "/root/as"),
        BadBody(#"{"root": {"title": 1, "isViewLoaded": true}}"#, "/root/title", "/root/isViewLoaded"),
        BadBody(#"{"root": {"modalPresentationStyle": "sheet"}}"#, "/root/modalPresentationStyle"),
        BadBody(
            #"{"root": {"viewControllers": [{"class": "A"}, {"as": "self"}, 3]}}"#,
            "/root/viewControllers/1/as", "/root/viewControllers/2"),
        BadBody(#"{"root": {"delegate": {"willPop": 1}}}"#, "/root/delegate/willPop"),
        BadBody(
            #"{"root": {"delegate": {"animationControllerFor": {"time": 1}, "interactionControllerFor": 1}}}"#,
            "/root/delegate/animationControllerFor/time", "/root/delegate/interactionControllerFor"),
        BadBody(
            #"{"root": {"transitioningDelegate": {"interactionControllerForDismissal": {}}}}"#,
            "/root/transitioningDelegate/interactionControllerForDismissal"),
        BadBody(#"{"root": {"preferredContentSize": "320x480"}}"#, "/root/preferredContentSize"),
        BadBody(
            #"{"root": {"presentationDelegate": {"viewControllerForAdaptivePresentationStyle": {"x": 1}}}}"#,
            "/root/presentationDelegate/viewControllerForAdaptivePresentationStyle/x"),
        BadBody(#"{"root": {"dataSource": {}}}"#, "/root/dataSource/pages"),
        BadBody(
            #"{"root": {"popoverPresentationController": {"source": "a"}}}"#,
            "/root/popoverPresentationController/source"),
        BadBody(#"{"root": {"view": []}}"#, "/root/view"),
        BadBody(#"{"root": {"view": {"state": {}}}}"#, "/root/view/state"),
        BadBody(
            #"{"root": {"view": {"subviews": [{"restorationIdentifier": 1}]}}}"#,
            "/root/view/subviews/0/restorationIdentifier"),
        BadBody(#"{"root": {"encode": []}}"#, "/root/encode"),
        BadBody(#"{"classes": {"A": {"restores": 1}}}"#, "/classes/A/restores"),
        BadBody(
            #"{"app": {"restoration": {"viewControllers": {"a": 1}}}}"#, "/app/restoration/viewControllers/a"),
        BadBody(#"{"app": {"makesWindowVisibleIn": "init"}}"#, "/app/makesWindowVisibleIn"),
        BadBody(#"{"scene": {"restoration": {}}}"#, "/scene/restoration/activityType"),
        BadBody(#"{"restore": {"controllers": []}}"#, "/restore/version"),
        BadBody(#"{"restore": {"version": 2, "controllers": []}}"#, "/restore/version"),
        BadBody(#"{"restore": {"version": 1}}"#, "/restore/controllers"),
        BadBody(
            #"{"restore": {"version": null, "saved": 1, "controllers": [{"path": "", "class": "A"}], "time": "0"}}"#,
            "/restore/saved", "/restore/controllers/0/path", "/restore/time", "/restore/version"),
        BadBody(
            #"{"restore": {"version": 1, "controllers": [{"path": "a"}]}}"#, "/restore/controllers/0/class"),
        BadBody(
            #"{"restore": {"version": 1, "controllers": [{"path": "a", "class": "A", "children": ["b"]}]}}"#,
            "/restore/controllers/0/children/0"),
        BadBody(
            #"{"restore": {"version": 1, "controllers": [{"path": "a", "class": "A"}, {"path": "a", "class": "B"}]}}"#,
            "/restore/controllers/1/path"),
        BadBody(
            #"{"restore": {"version": 1, "controllers": [], "activity": {"userInfo": {}}}}"#,
            "/restore/activity/activityType"),
        BadBody(#"{"classes": {"A": {"super": "B"}}}"#, "/classes/A/super"),
        BadBody(
            #"{"classes": {"A": {"overrides": {"titel": "x", "title": 5}}}}"#,
            "/classes/A/overrides/titel", "/classes/A/overrides/title"),
        BadBody(
            #"{"classes": {"A": {"overrides": {"viewDidLoad": true}}}}"#, "/classes/A/overrides/viewDidLoad"),
        BadBody(
            #"{"classes": {"A": {"overrides": {"shouldPop": 5, "canPerformAction": {"a": 1}, "childContaining": 5}}}}"#,
            "/classes/A/overrides/shouldPop", "/classes/A/overrides/canPerformAction/a",
            "/classes/A/overrides/childContaining"),
        BadBody(
            #"{"classes": {"A": {"overrides": {"shouldAutorotate(to:)": ["up"], "allowedChildrenForUnwinding": [1]}}}}"#,
            "/classes/A/overrides/shouldAutorotate(to:)/0",
            "/classes/A/overrides/allowedChildrenForUnwinding/0"),
        BadBody(
            #"{"classes": {"A": {"overrides": {"frameOfPresentedViewInContainerView": {"x": 0, "height": 1}}}}}"#,
            "/classes/A/overrides/frameOfPresentedViewInContainerView/width"),
        BadBody(
            #"{"classes": {"A": {"overrides": {"make:": {"titel": "x"}, "made:": 5}}}}"#,
            "/classes/A/overrides/make:/titel", "/classes/A/overrides/made:"),
        BadBody(
            #"{"root": {"delegate": {"shouldSelect": "no", "forCollapsing": 5, "spineLocationFor": "top", "show": null}}}"#,
            "/root/delegate/shouldSelect", "/root/delegate/forCollapsing", "/root/delegate/spineLocationFor"),
        BadBody(
            #"{"root": {"transitioningDelegate": {"animator": 1, "interaction": {"a": 1}, "animationController": 2}}}"#,
            "/root/transitioningDelegate/animator", "/root/transitioningDelegate/interaction/a",
            "/root/transitioningDelegate/animationController"),
        BadBody(
            #"{"root": {"delegate": {"interaction": {"class": 1, "superclass": "UIView"}}}}"#,
            "/root/delegate/interaction/class", "/root/delegate/interaction/superclass"),
        BadBody(
            #"{"root": {"previewingDelegate": {"viewControllerForLocation": {"titel": "x"}}}}"#,
            "/root/previewingDelegate/viewControllerForLocation/titel"),
        BadBody(#"{"classes": {"A": {"scripts": {"viewDidApear": []}}}}"#, "/classes/A/scripts/viewDidApear"),
        BadBody(
            #"{"classes": {"A": {"scripts": {"viewDidLoad": [{"do": [{"op": "jump"}]}, {}]}}}}"#,
            "/classes/A/scripts/viewDidLoad/0/do/0/op", "/classes/A/scripts/viewDidLoad/1/do"),
        BadBody(
            #"{"classes": {"A": {"callsSuper": {"viewDidLoad": 0, "x": true}}}}"#,
            "/classes/A/callsSuper/viewDidLoad", "/classes/A/callsSuper/x"),
        BadBody(
            #"{"classes": {"A": {"superclass": "\#(longName)", "actions": ["\#(longName)"]}}}"#,
            "/classes/A/actions/0", "/classes/A/superclass"),
        BadBody(
            #"{"root": {"modalPresentationStyle": "XXModalPresentationFullScreen"}}"#,
            "/root/modalPresentationStyle"),
        BadBody(#"{"root": {"as": "a b"}}"#, "/root/as"), BadBody(#"{"root": {"as": "a/b"}}"#, "/root/as"),
        BadBody(#"{"root": {"as": "ä\u2003b"}}"#, "/root/as"),
        BadBody(#"{"root": {"as": "ä/b"}}"#, "/root/as"),
        BadBody(#"{"root": {"as": "self"}}"#, "/root/as"),
        BadBody(#"{"root": {"as": "presenter"}}"#, "/root/as"),
        BadBody(#"{"classes": {"\#(longName)": {}}}"#, "/classes/\(longName)"),
        BadBody(
            #"{"root": {"class": "\#(longName)", "restorationIdentifier": "\#(longName)"}}"#,
            "/root/class", "/root/restorationIdentifier"),
        BadBody(
            #"{"classes": {\#((0...1_000).map { "\"C\($0)\": {}" }.joined(separator: ", "))}}"#, "/classes",
            code: .operationLimitExceeded),
        BadBody(
            #"{"mainStoryboard": "Main", "storyboards": {"Main": "<x/>"}, "root": {}}"#, "/mainStoryboard"),
        BadBody(#"{"mainStoryboard": "Main"}"#, "/mainStoryboard"),
        BadBody(
            #"{"app": {"restoration": {"save": true}, "scripts": {"viewDidLoad": []}}}"#,
            "/app/restoration/save", "/app/scripts/viewDidLoad"),
        BadBody(
            #"{"app": {"supportedInterfaceOrientations": ["up"]}}"#, "/app/supportedInterfaceOrientations/0"),
    ]

    static let badOperations: [BadBody] = [
        BadBody("7", ""),
        BadBody("{}", "/op"),
        BadBody(#"{"op": 1}"#, "/op"),
        BadBody(#"{"op": "jump"}"#, "/op"),
        BadBody(#"{"op": "set-editing", "target": "a"}"#, "/op"),
        BadBody(#"{"op": "present"}"#, "/target", "/controller"),
        BadBody(#"{"op": "present", "target": "", "controller": 1}"#, "/target", "/controller"),
        BadBody(#"{"op": "push", "target": "a", "controller": {"nope": 1}}"#, "/controller/nope"),
        BadBody(#"{"op": "dismiss", "target": "a", "animate": true}"#, "/animate"),
        BadBody(#"{"op": "dismiss", "target": "a", "animated": 1}"#, "/animated"),
        BadBody(#"{"op": "dismiss", "target": "a", "completion": {}}"#, "/completion"),
        BadBody(
            #"{"op": "dismiss", "target": "a", "completion": [{"op": "pop", "target": 1}]}"#,
            "/completion/0/target"),
        BadBody(#"{"op": "memoryWarning", "target": "a"}"#, "/target"),
        BadBody(#"{"op": "rotate", "to": "up"}"#, "/to"),
        BadBody(#"{"op": "resize", "width": -1}"#, "/width", "/height"),
        BadBody(#"{"op": "advance", "seconds": "1"}"#, "/seconds"),
        BadBody(#"{"op": "advance", "seconds": -1}"#, "/seconds"),
        BadBody(#"{"op": "advance", "seconds": 1000000.5}"#, "/seconds"),
        BadBody(#"{"op": "resize", "width": 0.5, "height": 10001}"#, "/width", "/height"),
        BadBody(#"{"op": "select", "target": "a", "index": 2147483648}"#, "/index"),
        BadBody(#"{"op": "select", "target": "tab"}"#, "/index"),
        BadBody(#"{"op": "select", "target": "tab", "index": -1}"#, "/index"),
        BadBody(#"{"op": "popTo", "target": "nav", "controller": {"class": "A"}}"#, "/controller"),
        BadBody(#"{"op": "willMove", "target": "a"}"#, "/to"),
        BadBody(
            #"{"op": "setViewControllers", "target": "a", "viewControllers": [\#(manyControllers)]}"#,
            "/viewControllers"),
        BadBody(#"{"op": "set", "target": "a", "titel": "x"}"#, "/titel"),
        BadBody(#"{"op": "set", "target": "a", "parent": "b"}"#, "/parent"),
        BadBody(
            #"{"op": "set", "target": "a", "preferredContentSize": {"width": 1, "height": "2"}}"#,
            "/preferredContentSize/height"),
        BadBody(#"{"op": "together", "operations": [{"op": "settle"}, 1]}"#, "/operations/1"),
        BadBody(#"{"op": "settle", "op": "settle"}"#, "", code: .malformedJSON),
    ]

    static let devices: [(String, String, String, String, UserInterfaceIdiom)] = [
        ("{}", "iPhone 15", "17.0", "393x852", .phone),
        (#"{"model": "iPhone 4"}"#, "iPhone 4", "5.0", "320x480", .phone),
        (#"{"model": "iPhone 8", "systemVersion": "12.1.4"}"#, "iPhone 8", "12.1.4", "375x667", .phone),
        (#"{"systemVersion": "5.1"}"#, "iPhone 4s", "5.1", "320x480", .phone),
        (#"{"systemVersion": "12.0"}"#, "iPhone XS", "12.0", "375x812", .phone),
        (#"{"systemVersion": "27.0"}"#, "iPhone 17", "27.0", "402x874", .phone),
        (#"{"idiom": "pad"}"#, "iPad (10th generation)", "17.0", "820x1180", .pad),
        (#"{"idiom": "pad", "systemVersion": "9.3"}"#, "iPad Air 2", "9.3", "768x1024", .pad),
        (#"{"model": "iPad"}"#, "iPad (10th generation)", "17.0", "820x1180", .pad),
        (#"{"model": "iPad", "systemVersion": "9.3"}"#, "iPad Air 2", "9.3", "768x1024", .pad),
        (#"{"systemVersion": "5.1", "model": "ipad"}"#, "iPad 2", "5.1", "768x1024", .pad),
        (#"{"model": "iPhone", "systemVersion": "12.0"}"#, "iPhone XS", "12.0", "375x812", .phone),
        (
            #"{"model": "iPad", "size": {"width": 320, "height": 1024}}"#, "iPad", "17.0", "320x1024", .pad
        ),
        (#"{"model": "iPad Pro", "systemVersion": "9.3"}"#, "iPad Pro (9.7-inch)", "9.3", "768x1024", .pad),
        (
            #"{"systemVersion": "13.3", "model": "iPad pro"}"#, "iPad Pro (12.9-inch) (3rd generation)",
            "13.3",
            "1024x1366", .pad
        ),
        (
            #"{"model": "iPad Pro", "systemVersion": "8.0"}"#, "iPad Pro (12.9-inch)", "8.0", "1024x1366",
            .pad
        ),
        (
            #"{"model": "iPad Pro"}"#, "iPad Pro (12.9-inch) (6th generation)", "16.1", "1024x1366", .pad
        ),
        (
            #"{"model": "iPod touch", "systemVersion": "12.0"}"#, "iPod touch (6th generation)", "12.0",
            "320x568", .phone
        ),
        (#"{"model": "iPad Air", "systemVersion": "12.0"}"#, "iPad Air", "12.0", "768x1024", .pad),
        (#"{"idiom": "pad", "size": {"width": 1024, "height": 768}}"#, "iPad", "17.0", "768x1024", .pad),
        (#"{"model": "iPad Pro 11-inch (M4)"}"#, "iPad Pro 11-inch (M4)", "17.5", "834x1210", .pad),
        (
            #"{"idiom": "phone", "size": {"width": 300.5, "height": 600}}"#, "iPhone", "17.0", "300.5x600",
            .phone
        ),
    ]

    static let fullDefinition = #"""
        {
          "labels": {"run": "42", "branch": "main"}, "ttlSeconds": 600,
          "device": {"model": "iPhone 15", "systemVersion": "17.0", "orientation": "landscapeLeft"},
          "clock": "manual", "exceptions": "terminate",
          "classes": {
            "Home": {
              "superclass": "UITableViewController",
              "overrides": {"supportedInterfaceOrientations": ["portrait"], "prefersStatusBarHidden": true,
                            "shouldPerformSegue": {"detail": false}},
              "scripts": {
                "viewDidAppear": [{"once": true, "do": [
                  {"op": "present", "target": "self", "controller": {"class": "LoginViewController"}}]}],
                "unwindHome:": []},
              "actions": ["unwindHome:"], "callsSuper": {"viewWillAppear": false, "viewDidLoad": true}}},
          "app": {"supportedInterfaceOrientations": ["portrait", "landscapeLeft"],
                  "restoration": {"shouldSave": true, "shouldRestore": true},
                  "scripts": {"didBecomeActive": []}},
          "scene": {"scripts": {"didBecomeActive": []}},
          "root": {"class": "UINavigationController", "as": "nav", "delegate": {}, "viewControllers": [
            {"class": "Home", "as": "home", "title": "Home",
             "preferredContentSize": {"width": 320, "height": 480},
             "modalPresentationStyle": "popover", "presentationDelegate": {"shouldDismiss": false},
             "popoverPresentationController": {"sourceView": "presenter"}}]},
          "restore": {}
        }
        """#
}
