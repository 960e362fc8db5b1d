/// Reproducible random operations, some of which the model ignores, refuses or raises on.
struct RandomOperations {
    private var state: UInt64
    private var count = 0

    init(seed: UInt64) {
        state = seed
    }

    static let definition = #"""
        {"app": {"restoration": {"viewControllers": {}}},
         "classes": {"Chatty": {"scripts": {"viewDidAppear": [{"once": true, "do": [
            {"op": "set", "target": "self", "title": "seen"}]}]}}},
         "root": {"class": "UINavigationController", "as": "nav", "delegate": {}, "restorationIdentifier": "nav",
                  "viewControllers": [{"class": "Home", "as": "home", "restorationIdentifier": "home"}]}}
        """#

    /// The next operation as JSON.
    mutating func next() -> String {
        count += 1
        let fresh = #"{"class": "\#(pick(["A", "B", "Chatty"]))", "as": "x\#(count)"}"#
        let target = pick(["nav", "home", "x\(count / 2 + 1)", "x\(count - 1)", "nobody"])
        let animated = pick(["true", "false"])
        return pick([
            #"{"op": "push", "target": "nav", "controller": \#(fresh), "animated": \#(animated)}"#,
            #"{"op": "push", "target": "nav", "controller": "home"}"#,
            #"{"op": "push", "target": "nav", "controller": "\#(target)"}"#,
            #"{"op": "pop", "target": "nav", "animated": \#(animated)}"#,
            #"{"op": "popToRoot", "target": "nav"}"#,
            #"{"op": "present", "target": "\#(target)", "controller": \#(fresh), "animated": \#(animated)}"#,
            #"{"op": "present", "target": "nav", "controller": \#(fresh), "completion": [{"op": "settle"}]}"#,
            #"{"op": "dismiss", "target": "\#(target)"}"#,
            #"{"op": "set", "target": "\#(target)", "title": "t\#(count)"}"#,
            #"{"op": "addChild", "target": "home", "controller": \#(fresh)}"#,
            #"{"op": "release", "target": "\#(target)"}"#,
            #"{"op": "instantiate", "controller": \#(fresh)}"#,
            #"{"op": "advance", "seconds": 0.25}"#, #"{"op": "memoryWarning"}"#, #"{"op": "settle"}"#,
            #"{"op": "background"}"#, #"{"op": "relaunch", "restore": \#(animated)}"#,
            #"{"op": "set", "target": "home", "encode": {"count": \#(count)}}"#,
        ])
    }

    private mutating func pick(_ choices: [String]) -> String {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return choices[Int(state >> 33) % choices.count]
    }
}
