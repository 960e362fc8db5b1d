/// App code: the scripts of classes and the operations in completion handlers.
extension Application {
    /// Runs what the class of a controller does at a moment.
    func runScripts(of controller: ViewController, for moment: ClassDescription.Moment) throws(Interruption) {
        try run(controller.appClass.scripts(for: moment), of: controller, at: moment) { index in
            AppCodePlace.script(index, of: controller.appClass, at: moment)
        }
    }

    /// Runs the scripts of a controller's class, or of one of its delegates, at a moment.
    ///
    /// - Parameter place: Where the script of that number stands.
    func run(
        _ scripts: [Script], of controller: ViewController, at moment: ClassDescription.Moment,
        place: (Int) -> String
    ) throws(Interruption) {
        for (index, script) in scripts.enumerated() {
            guard isToRun(script, for: controller) else { continue }
            if script.once {
                let key = moment.scriptKey &* 31 &+ index
                if controller.firedScripts.contains(key) { continue }
                controller.firedScripts.append(key)
            }
            try runAppCode(script.operations, receiver: controller, at: place(index))
        }
    }

    /// Whether a script means this run of the app, this moment, and the segue that is at work.
    func isToRun(_ script: Script, for controller: ViewController? = nil) -> Bool {
        if let condition = script.when, !holds(condition, for: controller) { return false }
        if let condition = script.unless, holds(condition, for: controller) { return false }
        guard let identifier = script.segue else { return true }
        return calls.segue?.identifier == identifier
    }

    private func holds(_ condition: Script.Condition, for controller: ViewController?) -> Bool {
        switch condition {
        case .restored: isRestored
        case .flag(let flag): controller?.flags.contains(flag) ?? false
        }
    }

    /// Runs operations nested in the present one, inside the call that caused them.
    ///
    /// - Parameter place: Where they stand in the app's description, which a refusal names; nil for code that
    ///   stands in the operation that is at work.
    func runAppCode(
        _ operations: [Operation], receiver: ViewController?, at place: @autoclosure () -> String? = nil
    ) throws(Interruption) {
        guard !operations.isEmpty else { return }
        guard calls.depth < limits.nestedOperationsMax else {
            throw .error(.limitExceeded("scripts nest deeper than \(limits.nestedOperationsMax) operations"))
        }
        calls.beginAppCode(of: receiver)
        defer { calls.endAppCode() }
        for (index, operation) in operations.enumerated() {
            do throws(Interruption) { try call(operation) } catch {
                throw place().map { error.inAppCode("\($0)/\(index)") } ?? error
            }
        }
    }

    /// Tells a delegate of the application or the scene, and runs what it does then.
    func sendToDelegate(
        _ callback: Callback, party: Identity, payload: Event.Payload = .none
    ) throws(Interruption) {
        try recordDelegate(callback, party: party, payload: payload)
        try runDelegateScripts(of: callback)
    }

    /// Tells a delegate of the application or scene; app extensions and tests without a host have neither.
    func recordDelegate(
        _ callback: Callback, party: Identity, payload: Event.Payload = .none
    ) throws(Interruption) {
        guard definition.isApplication else {
            guard definition.hasTestHost, let name = callback.extensionHostNotification else { return }
            try record(.notification, target: party, payload: .values([.string(name)]))
            return
        }
        try record(callback, target: party, payload: payload)
    }

    /// Runs what the delegate does in a method, and posts the notification that comes right behind it.
    ///
    /// - Parameter movesApplication: Whether a scene's method tells of a change of the application as well.
    func runDelegateScripts(
        of callback: Callback, movesApplication: Bool = true
    ) throws(Interruption) {
        guard definition.isApplication else { return }
        for entry in definition.applicationScripts where entry.moment == .callback(callback) {
            for (index, script) in entry.scripts.enumerated() where isToRun(script) {
                try runAppCode(
                    script.operations, receiver: nil,
                    at: AppCodePlace.script(index, ofDelegateAt: callback))
            }
        }
        let notifications = callback.notifications
        // Of two the second one is the application's.
        try post(movesApplication || notifications.count < 2 ? notifications : [notifications[0]])
    }
}

extension ClassDescription.Moment {
    /// A number that tells moments apart in the list of scripts that have run once.
    var scriptKey: Int {
        switch self {
        case .callback(let callback): Int(callback.rawValue)
        case .action(let selector): selector.utf8.reduce(1_000) { ($0 &* 33 &+ Int($1)) & 0xFFFF_FFFF }
        }
    }
}

extension Callback {
    /// What an app extension is notified of in the place of a delegate's method.
    ///
    /// Source: NSExtensionContext reference, notifications of the host app.
    fileprivate var extensionHostNotification: String? {
        switch self {
        case .willResignActive, .sceneWillResignActive: "NSExtensionHostWillResignActiveNotification"
        case .didEnterBackground, .sceneDidEnterBackground: "NSExtensionHostDidEnterBackgroundNotification"
        case .willEnterForeground, .sceneWillEnterForeground:
            "NSExtensionHostWillEnterForegroundNotification"
        case .didBecomeActive, .sceneDidBecomeActive: "NSExtensionHostDidBecomeActiveNotification"
        default: nil
        }
    }
}
