/// App code: the scripts of classes and the operations in completion handlers.
extension Application {
    /// Runs what the class of a controller does at a moment.
    func runScripts(of controller: ViewController, for moment: ClassDescription.Moment) throws(Interruption) {
        for (index, script) in controller.appClass.scripts(for: moment).enumerated() {
            if script.once {
                let key = moment.scriptKey &* 31 &+ index
                if controller.firedScripts.contains(key) { continue }
                controller.firedScripts.append(key)
            }
            try runAppCode(script.operations, receiver: controller)
        }
    }

    /// Runs operations nested in the present one, inside the call that caused them.
    func runAppCode(_ operations: [Operation], receiver: ViewController?) throws(Interruption) {
        guard !operations.isEmpty else { return }
        guard nestingDepth < limits.nestedOperationsMax else {
            throw .error(.limitExceeded("scripts nest deeper than \(limits.nestedOperationsMax) operations"))
        }
        let wasInAppCode = isInAppCode
        isInAppCode = true
        nestingDepth += 1
        defer {
            nestingDepth -= 1
            isInAppCode = wasInAppCode
        }
        if let receiver { receivers.append(receiver) }
        defer { if receiver != nil { receivers.removeLast() } }
        for operation in operations { try call(operation) }
    }

    /// Runs what the application's delegate does in one of its callbacks.
    func sendToDelegate(_ callback: Callback, party: Identity) throws(Interruption) {
        try record(callback, target: party)
        try runDelegateScripts(of: callback)
    }

    func runDelegateScripts(of callback: Callback) throws(Interruption) {
        for entry in definition.applicationScripts where entry.moment == .callback(callback) {
            for script in entry.scripts { try runAppCode(script.operations, receiver: nil) }
        }
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
